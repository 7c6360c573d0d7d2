import type { ReactNode } from "react";
import type { RootView } from "../../../site/shell.ts";
import { ButtonLink } from "../../components/button/button";
import { Link } from "../../components/link/link";
import { Brand } from "../../components/brand/brand";
import { LooseTile } from "../../components/loose-tile/loose-tile";
import "../../styles/message-screen.css";
import styles from "./error-screen.module.css";

type Props = {
  words: RootView["error"];
  /** Status and text, as HTTP names them (RFC 9110). */ status: string;
  /** Which page may have been meant. */ suggestion?: ReactNode;
};

/** The error page: for unknown addresses, and for screens that failed. */
export function ErrorScreen({ words, status, suggestion }: Props) {
  return (
    <div className={`message-screen ${styles.screen}`}>
      <div className="message-words">
        <Brand brand={words.brand} className="message-brand" />
        <div>
          <h1>{words.title}</h1>
          <p className={styles.status}>{status}</p>
          <p className={styles.text}>{words.text}</p>
          {suggestion}
          <ButtonLink className={styles.home} to={words.home.to}>
            {words.home.label}
          </ButtonLink>
        </div>
        <ul className={styles.links}>
          {words.links.map((link) => (
            <li key={link.to}>
              <Link className={styles.link} to={link.to}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LooseTile of="error" art={words.art} piece={words.piece} />
    </div>
  );
}
