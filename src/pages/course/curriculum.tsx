import { useRef, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import type { PageView } from "../pages.ts";
import { Part } from "../../components/image/image";
import { useAddressChoice } from "../../components/tabs/use-address-choice";
import { WholeWords } from "../../components/whole-words/whole-words";
import { isPlainClick, showPart } from "../../components/tabs/in-page-link";
import { LessonText } from "./lesson-text";
import styles from "./curriculum.module.css";

/** Where the start of a lesson needs no scroll, as shares of the window's height. */
const comfortable = { from: 0.08, to: 0.55 };

/** The lessons: links, and the lesson in the hash or the first. CSS shows it without the script. */
export function Curriculum({ course }: { course: PageView<"course"> }) {
  const { figures, lessons } = course;
  const words = course.words.lesson;
  const { live, chosen, choose } = useAddressChoice(lessons);
  const reader = useRef<HTMLDivElement>(null);

  const go = (event: MouseEvent, id: string, focus: boolean) => {
    if (!live || !isPlainClick(event)) return;
    event.preventDefault();
    const start = (reader.current?.getBoundingClientRect().top ?? 0) / innerHeight;
    flushSync(() => choose(id));
    // The link to the next lesson disappears with its lesson, so the new title takes the focus.
    showPart(id, { focus, scroll: start < comfortable.from || start > comfortable.to });
  };

  return (
    <div className={`split ${styles.curriculum}`} data-live={live || undefined}>
      <nav className={`unprinted ${styles.contents}`} aria-label={words.list}>
        <ol>
          {lessons.map(({ id, number, title }, index) => (
            <li key={id}>
              <a
                className={`row unlined ${styles.link}`}
                href={`#${id}`}
                aria-current={live && id === chosen ? "true" : undefined}
                onClick={(event) => go(event, id, false)}
              >
                <Part className={styles.thumbnail} image={figures} index={index} />
                <div className={styles.words}>
                  <p className="text-small muted">{number}</p>
                  <p className="bold capital">
                    <WholeWords text={title} />
                  </p>
                </div>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div ref={reader} className={styles.reader}>
        {lessons.map((lesson, index) => (
          <article
            key={lesson.id}
            id={lesson.id}
            className={styles.lesson}
            aria-labelledby={`${lesson.id}-title`}
            hidden={live && lesson.id !== chosen}
          >
            <LessonText
              lesson={lesson}
              next={lessons[index + 1]}
              words={words}
              onNext={(event, id) => go(event, id, true)}
            />
          </article>
        ))}
      </div>
    </div>
  );
}
