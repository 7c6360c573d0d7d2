import type { MouseEvent } from "react";
import type { PageView } from "../pages.ts";
import { ButtonLink } from "../../components/button/button";
import { isPlainClick, showPart } from "../../components/tabs/in-page-link";
import { afterNextFrame } from "../../hooks/in-page";

/** For a link to a lesson: scrolls once the lesson shows. The browser follows the link while it is hidden. */
export const showLesson = (id: string) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  afterNextFrame(() => showPart(id, { focus: true, scroll: true }));
};

/** The start of the course: a link to its first lesson. */
export function Start({ course }: { course: PageView<"course"> }) {
  const [lesson] = course.lessons;
  if (!lesson) return null;
  const label = `${course.words.lesson.start} ${lesson.number}`;
  return <ButtonLink to={`#${lesson.id}`} label={label} onClick={showLesson(lesson.id)} />;
}
