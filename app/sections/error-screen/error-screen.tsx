import type { ReactNode } from "react";
import { isRouteErrorResponse, useRouteError } from "react-router";
import { view } from "virtual:content/error";
import { ButtonLink } from "../../components/button/button";
import { InlineArt } from "../../components/inline-art/inline-art";
import { Brand } from "../../layouts/brand";
import styles from "./error-screen.module.css";

/** Status and text of an error, as HTTP names them (RFC 9110): a thrown response's own, otherwise 500. */
function statusOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return "500 Internal Server Error";
}

/** The error page: for unknown addresses (`status` given, and what may have been meant), and for screens that failed. */
export function ErrorScreen({ status, suggestion }: { status?: string; suggestion?: ReactNode }) {
  const error = useRouteError();
  const said = status ?? statusOf(error);
  return (
    <main id="main" className={styles.screen}>
      <div className={styles.words}>
        <Brand className={styles.brand} />
        <div>
          <h1 className={styles.title}>{view.title}</h1>
          <p className={styles.status}>{said}</p>
          <p className={styles.text}>{view.text}</p>
          {suggestion}
          <ButtonLink className={styles.home} to={view.home.to}>
            {view.home.label}
          </ButtonLink>
        </div>
        <ul className={styles.links}>
          {view.links.map((link) => (
            <li key={link.to}>
              <a className={styles.link} href={link.to}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <InlineArt className={styles.art} art={view.art} />
    </main>
  );
}
