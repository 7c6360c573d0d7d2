import type { MouseEvent } from "react";
import type { PageView } from "../../../site/pages.ts";
import { ButtonLink } from "../../components/button/button";
import { isPlainClick, showPart } from "../../components/tabs/in-page-link";
import { afterNextFrame } from "../../hooks/in-page";
import { Booking } from "../booking/booking";

/** For a link to a lesson: scrolls once the lesson shows. The browser follows the link while it is hidden. */
export const showLesson = (id: string) => (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  afterNextFrame(() => showPart(id, { focus: true, scroll: true }));
};

/** The start of the course: its booking, or a link to the first lesson. */
export function Start({ course }: { course: PageView<"course"> }) {
  const [lesson] = course.lessons;
  if (course.booking) return <Booking about={course.band.title} {...course.booking} />;
  if (!lesson) return null;
  const label = `${course.words.lesson.start} ${lesson.number}`;
  return <ButtonLink to={`#${lesson.id}`} label={label} onClick={showLesson(lesson.id)} />;
}
