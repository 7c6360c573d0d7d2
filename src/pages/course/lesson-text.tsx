import type { MouseEvent } from "react";
import type { PageView } from "../pages.ts";
import { Diagram } from "../../components/diagram/diagram";
import { ArrowIcon } from "../../components/icon/icon";
import { Paragraphs } from "../../components/texts/texts";
import { WholeWords } from "../../components/whole-words/whole-words";
import { FeatureList } from "../../components/feature-list/feature-list";
import styles from "./lesson.module.css";

type LessonView = PageView<"course">["lessons"][number];

type Props = {
  lesson: LessonView;
  next: LessonView | undefined;
  words: PageView<"course">["words"]["lesson"];
  /** Handles a click on the link to the next lesson, with its id. */
  onNext: (event: MouseEvent, id: string) => void;
};

/** A lesson: title, introduction, pictures, main features, text and summary, and the link to the next. */
export function LessonText({ lesson, next, words, onNext }: Props) {
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
