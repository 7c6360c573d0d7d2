import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
import { afterNextFrame, namedPart } from "../../hooks/in-page";
import styles from "./accordion.module.css";

type Markers = { closed: string; open: string };
type Props = {
  /** Accordions with the same name have at most one open item. */ name: string;
  items: readonly { question: string; answer: string }[];
  markers: Markers;
  opened?: boolean;
  /** Reveals the part of the page around the accordion before a linked item opens. */
  onTarget?: () => void;
};

/** The sign at the end of a summary: open or closed. */
export function Marker({ closed, open }: Markers) {
  return (
    <span className={`square unprinted ${styles.marker}`} data-framed="" aria-hidden="true">
      <span className={styles.closed}>{closed}</span>
      <span className={styles.open}>{open}</span>
    </span>
  );
}

/** Questions in native `details`, one open at a time. Each item has an anchor, such as #course-faq-1, which opens it. */
export function Accordion({ name, items, markers, opened = false, onTarget }: Props) {
  const follow = useEffectEvent((change?: HashChangeEvent) => {
    const item = namedPart();
    if (!(item instanceof HTMLDetailsElement) || item.name !== name) return;
    item.open = true;
    // React renders nothing at once in an effect, and a hidden item cannot scroll into view.
    afterNextFrame(() => {
      flushSync(() => onTarget?.());
      // Do not scroll a page that opens further down: the browser followed the hash or restored the position.
      if (change || scrollY === 0) item.scrollIntoView();
    });
  });
  useEffect(() => {
    follow();
    const listen = (change: HashChangeEvent) => follow(change);
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, []);
  return (
    <div>
      {items.map(({ question, answer }, index) => (
        <details
          key={index}
          id={`${name}-${index + 1}`}
          name={name}
          className={styles.item}
          // Initial state only: the browser opens and closes them.
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
