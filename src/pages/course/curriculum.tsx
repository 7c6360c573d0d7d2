import { useRef, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import type { PageView } from "../pages.ts";
import { Diagram } from "../../components/diagram/diagram";
import { FeatureList } from "../../components/feature-list/feature-list";
import { ArrowIcon } from "../../components/icon/icon";
import { Part } from "../../components/image/image";
import { Paragraphs } from "../../components/texts/texts";
import { useAddressChoice } from "../../components/tabs/use-address-choice";
import { WholeWords } from "../../components/whole-words/whole-words";
import { isPlainClick, showPart } from "../../components/tabs/in-page-link";
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
            <Lesson
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

type LessonView = PageView<"course">["lessons"][number];

type LessonProps = {
  lesson: LessonView;
  next: LessonView | undefined;
  words: PageView<"course">["words"]["lesson"];
  /** Handles a click on the link to the next lesson, with its id. */
  onNext: (event: MouseEvent, id: string) => void;
};

/** A lesson: title, introduction, pictures, main features, text and summary, and the link to the next. */
function Lesson({ lesson, next, words, onNext }: LessonProps) {
  return (
    <>
      <p className="eyebrow category">{lesson.number}</p>
      <h2 id={`${lesson.id}-title`} className="text-heading capital" tabIndex={-1}>
        <WholeWords text={lesson.title} />
      </h2>
      <h3 className="unseen">{words.introduction}</h3>
      <p className="text-lead">{lesson.introduction}</p>
      <Diagram className={styles.diagram} diagram={lesson.diagram} />
      <h3 className="text-card">{words.features}</h3>
      <FeatureList items={lesson.features} />
      <Paragraphs texts={lesson.text} />
      <div className={`stack ${styles.summary}`}>
        <h3 className="text-card">{words.summary}</h3>
        <p>{lesson.summary}</p>
      </div>
      {next && (
        <a
          className={`unprinted unlined row apart ${styles.next}`}
          href={`#${next.id}`}
          onClick={(event) => onNext(event, next.id)}
        >
          <div>
            <p className="text-small muted">{words.next}</p>
            <p className="text-card capital">{next.title}</p>
          </div>
          <ArrowIcon />
        </a>
      )}
    </>
  );
}
