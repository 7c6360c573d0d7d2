import { useEffect, useEffectEvent } from "react";
import { useChoice } from "../choice/use-choice";
import { afterNextFrame } from "../link/link";
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

/**
 * Calls `show` with the id that the address's hash names, when the page opens and whenever another part of it is linked to.
 *
 * @param show Opens what has that id, and says whether it does: then the page scrolls there. A page that does not open at its top
 * stays where it is: its browser has followed the hash, or come back to the place that the visitor left.
 */
function useHashTarget(show: (id: string) => boolean): void {
  const follow = useEffectEvent((stays: boolean) => {
    const id = location.hash.slice(1);
    if (show(id) && !stays) afterNextFrame(() => document.getElementById(id)?.scrollIntoView());
  });
  useEffect(() => {
    follow(scrollY > 0);
    const change = () => follow(false);
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
}

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
export function Accordion({ name, items, markers, opened, onTarget }: Props) {
  const entries = items.map((item, index) => ({ ...item, id: `${name}-${index + 1}` }));
  const { choose, details } = useChoice(opened ? entries[0]?.id : undefined);
  useHashTarget((id) => {
    if (!entries.some((entry) => entry.id === id)) return false;
    onTarget?.();
    choose(id);
    return true;
  });
  return (
    <div className={styles.accordion}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} id={id} name={name} className={styles.item} {...details(id)}>
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
