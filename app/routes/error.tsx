import type { ErrorView } from "../../site/pages/error.ts";
import { ButtonLink } from "../components/button/button";
import { Link } from "../components/link/link";
import { Brand } from "../components/brand/brand";
import { LooseTile } from "../components/loose-tile/loose-tile";
import "../styles/message-screen.css";
import { NearestPage } from "../sections/error-screen/nearest-page";
import styles from "./error.module.css";

/** The error page, for addresses that no page has. */
export default function NotFound({ view }: { view: ErrorView }) {
  return (
    <div className="cover band message-screen" data-hue="tint2">
      <div className="stack message-words">
        <Brand brand={view.brand} className="message-brand" />
        <div>
          <h1>{view.title}</h1>
          <p className={`text-heading ${styles.status}`}>{view.status}</p>
          <p className={`text-lead ${styles.text}`}>{view.text}</p>
          <NearestPage className={styles.near} question={view.near} />
          <ButtonLink className={styles.home} {...view.home} />
        </div>
        <ul className={`row bold ${styles.links}`}>
          {view.links.map((link) => (
            <li key={link.to}>
              <Link className={styles.link} {...link} />
            </li>
          ))}
        </ul>
      </div>
      <LooseTile of="error" art={view.art} piece={view.piece} />
    </div>
  );
}
