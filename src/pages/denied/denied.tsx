import type { PageView } from "../pages.ts";
import { ButtonLink } from "../../components/button/button";
import { Link } from "../../components/link/link";
import { MessageScreen } from "../message-screen/message-screen";
import styles from "./denied.module.css";

/** Access denied: a sentence with a button and a link, and a lock without its keyhole. Paid courses link here. */
export default function Denied({ view }: { view: PageView<"denied"> }) {
  const { title, text, signUp, logIn } = view;
  const [before = "", rest = ""] = text.split(signUp.label);
  const [between = "", after = ""] = rest.split(logIn.label);
  return (
    <MessageScreen of="denied" view={view} hue="hue5">
      <div>
        <h1 className="message-title">{title}</h1>
        <p className={styles.text}>
          {before}
          <ButtonLink className={styles.way} {...signUp} />
          {between}
          <Link {...logIn} />
          {after}
        </p>
      </div>
    </MessageScreen>
  );
}
