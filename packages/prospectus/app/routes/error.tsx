import type { ErrorView } from "../../site/pages/error.ts";
import { ButtonLink } from "../components/button/button";
import { LinkList } from "../components/link/link-list";
import { MessageScreen } from "../components/message-screen/message-screen";
import { NearestPage } from "../sections/error-screen/nearest-page";
import styles from "./error.module.css";

/** The error page, for unknown addresses. */
export default function NotFound({ view }: { view: ErrorView }) {
  return (
    <MessageScreen of="error" view={view} hue="tint2">
      <div className="stack">
        <h1>{view.title}</h1>
        <p className="text-heading">{view.status}</p>
        <p className="text-lead">{view.text}</p>
        <NearestPage className={styles.near} question={view.near} />
        <ButtonLink className={styles.home} {...view.home} />
      </div>
      <LinkList links={view.links} list="row bold" className={styles.link} />
    </MessageScreen>
  );
}
