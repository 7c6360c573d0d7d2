import type { PageView } from "../../site/pages.ts";
import { ButtonLink } from "../components/button/button";
import { MessageScreen } from "../components/message-screen/message-screen";
import styles from "./denied.module.css";

type LabelledLink = { label: string; to: string };

/** Splits a sentence at the words that are links. Links whose words are absent follow it. */
function partsOf(text: string, links: readonly LabelledLink[]): (string | LabelledLink)[] {
  const parts: (string | LabelledLink)[] = [];
  let rest = text;
  for (const link of links) {
    const at = rest.indexOf(link.label);
    const end = at === -1 ? rest.length : at;
    parts.push(rest.slice(0, end), link);
    rest = at === -1 ? "" : rest.slice(at + link.label.length);
  }
  return [...parts, rest];
}

/** Access denied, the target of paid courses: the message with two buttons in its sentence, and a lock without its keyhole. */
export default function Denied({ view: denied }: { view: PageView<"denied"> }) {
  return (
    <MessageScreen of="denied" view={denied} hue="hue5">
      <div>
        <h1 className={styles.title}>{denied.title}</h1>
        <p className={styles.text}>
          {partsOf(
            denied.text,
            [denied.signUp, denied.logIn].filter((link) => link !== undefined),
          ).map((part, index) =>
            typeof part === "string" ? (
              part
            ) : (
              <ButtonLink
                key={index}
                className={styles.way}
                {...part}
                look={part === denied.signUp ? "solid" : "line"}
              />
            ),
          )}
        </p>
      </div>
    </MessageScreen>
  );
}
