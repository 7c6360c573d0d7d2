import type { PageView } from "../pages.ts";
import { ButtonLink } from "../../components/button/button";
import { MessageScreen } from "../message-screen/message-screen";
import styles from "./denied.module.css";

/** Access denied: a sentence with two buttons, and a lock without its keyhole. Paid courses link here. */
export default function Denied({ view }: { view: PageView<"denied"> }) {
  return (
    <MessageScreen of="denied" view={view} hue="hue5">
      <div>
        <h1>{view.title}</h1>
        <p className={styles.text}>
          {view.text.map((part, index) => {
            if (typeof part === "string") return part;
            const look = part.to === view.first ? "solid" : "line";
            return <ButtonLink key={index} className={styles.way} {...part} look={look} />;
          })}
        </p>
      </div>
    </MessageScreen>
  );
}
