import type { ReactNode } from "react";
import type { RootView } from "../../../site/shell.ts";
import { ButtonLink } from "../../components/button/button";
import { Link } from "../../components/link/link";
import { Brand } from "../../components/brand/brand";
import { LooseTile } from "../../components/loose-tile/loose-tile";
import sheet from "./error-screen.css?url";

type Props = {
  words: RootView["error"];
  /** Status and text, as HTTP names them (RFC 9110). */ status: string;
  /** Which page may have been meant. */ suggestion?: ReactNode;
};

/** The error page: for unknown addresses, and for screens that failed. Any page can become one, so its styles come with it alone. */
export function ErrorScreen({ words, status, suggestion }: Props) {
  return (
    <main id="main" className="message-screen error-screen">
      <link rel="stylesheet" href={sheet} precedence="default" />
      <div className="message-words">
        <Brand brand={words.brand} className="message-brand" />
        <div>
          <h1>{words.title}</h1>
          <p className="error-status">{status}</p>
          <p className="error-text">{words.text}</p>
          {suggestion}
          <ButtonLink className="error-home" to={words.home.to}>
            {words.home.label}
          </ButtonLink>
        </div>
        <ul className="error-links">
          {words.links.map((link) => (
            <li key={link.to}>
              <Link className="error-link" to={link.to}>
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LooseTile of="error" art={words.art} piece={words.piece} />
    </main>
  );
}
