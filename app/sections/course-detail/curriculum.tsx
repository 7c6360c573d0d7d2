import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import type { CourseOutlineView } from "../../../site/views/courses.ts";
import { isPlainClick } from "../../behaviours/plain-click";
import { useAddressChoice } from "../../components/tabs/use-address-choice";
import styles from "./curriculum.module.css";

type Props = {
  lessons: CourseOutlineView["lessons"];
  /** The name of the list of lessons. */ label: string;
  /** What stands in the list for each lesson. */ entries: readonly ReactNode[];
  /** What stands in each lesson. */ texts: readonly ReactNode[];
};

/** Where the beginning of a lesson may lie, in parts of the window's height, without the page having to scroll to it. */
const comfortable = { from: 0.08, to: 0.55 };

/**
 * The lessons: a list of links and the one that the address names, or the first. Without the script the style sheet shows it; with
 * the script a chosen lesson scrolls into view only where its beginning would not be seen.
 */
export function Curriculum({ lessons, label, entries, texts }: Props) {
  const { live, chosen, choose } = useAddressChoice(lessons);
  const reader = useRef<HTMLDivElement>(null);
  const after = useRef({ scroll: false, focus: false });

  const go = (event: MouseEvent, id: string, focus: boolean) => {
    if (!live || !isPlainClick(event)) return;
    event.preventDefault();
    const start = (reader.current?.getBoundingClientRect().top ?? 0) / innerHeight;
    after.current = { scroll: start < comfortable.from || start > comfortable.to, focus };
    choose(id);
  };

  // The link to the next lesson stands in a text that the browser does not run, so its clicks are taken here.
  const followNext = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-next]") : null;
    if (link) go(event, link.hash.slice(1), true);
  };

  useEffect(() => {
    const { scroll, focus } = after.current;
    after.current = { scroll: false, focus: false };
    if (!chosen) return;
    // The link to the next lesson disappears with its lesson, so the focus goes to the title of the new one.
    if (focus) document.getElementById(`${chosen}-title`)?.focus({ preventScroll: true });
    if (scroll) document.getElementById(chosen)?.scrollIntoView();
  }, [after, chosen]);

  return (
    <div className={styles.curriculum} data-live={live || undefined}>
      <nav className={styles.contents} aria-label={label}>
        <ol className={styles.list}>
          {lessons.map(({ id }, index) => (
            <li key={id} className={styles.entry}>
              <a
                className={styles.link}
                href={`#${id}`}
                aria-current={live && id === chosen ? "true" : undefined}
                onClick={(event) => go(event, id, false)}
              >
                {entries[index]}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div ref={reader} className={styles.reader} onClick={followNext}>
        {lessons.map(({ id }, index) => (
          <article
            key={id}
            id={id}
            className={styles.lesson}
            aria-labelledby={`${id}-title`}
            hidden={live && id !== chosen}
          >
            {texts[index]}
          </article>
        ))}
      </div>
    </div>
  );
}
