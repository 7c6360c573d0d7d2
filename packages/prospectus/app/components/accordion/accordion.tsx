import { useEffect, useEffectEvent } from "react";
import { afterNextFrame, namedPart } from "../link/link";
import styles from "./accordion.module.css";

type Markers = { closed: string; open: string };
type Props = {
  /** Accordions of one name have at most one open item. */ name: string;
  items: readonly { question: string; answer: string }[];
  markers: Markers;
  /** Whether the first is open at first. */ opened?: boolean;
  /** Shows the part of the page in which the accordion stands, before an item that was linked to is opened. */
  onTarget?: () => void;
};

/** The sign at the end of a summary, which says whether its details are open. */
export function Marker({ closed, open }: Markers) {
  return (
    <span className={`square unprinted ${styles.marker}`} data-framed="" aria-hidden="true">
      <span className={styles.closed}>{closed}</span>
      <span className={styles.open}>{open}</span>
    </span>
  );
}

/**
 * Questions that open one at a time; a click on the open one closes it. The browser's own `details`, so it works without JavaScript.
 * Each item can be linked to by the accordion's name and its number, such as #course-faq-1, and is then open.
 */
export function Accordion({ name, items, markers, opened = false, onTarget }: Props) {
  const open = useEffectEvent((stays: boolean) => {
    const item = namedPart();
    if (!(item instanceof HTMLDetailsElement) || item.name !== name) return;
    onTarget?.();
    item.open = true;
    if (!stays) afterNextFrame(() => item.scrollIntoView());
  });
  useEffect(() => {
    // A page that does not open at its top stays: its browser has followed the hash, or Back leads to the place that was left.
    open(scrollY > 0);
    const follow = () => open(false);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return (
    <div className={styles.accordion}>
      {items.map(({ question, answer }, index) => (
        <details
          key={question}
          id={`${name}-${index + 1}`}
          name={name}
          className={styles.item}
          // Only for the first frame: the browser opens and closes them.
          open={opened && index === 0}
        >
          <summary className={`row apart ${styles.summary}`}>
            <h3 className={`text-card ${styles.question}`}>{question}</h3>
            <Marker {...markers} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
