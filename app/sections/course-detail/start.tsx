import type { PageView } from "../../../site/pages.ts";
import { ButtonLink } from "../../components/button/button";
import { afterNextFrame } from "../../hooks/after-next-frame";
import { isPlainClick } from "../../hooks/plain-click";
import { useProgress } from "./use-progress";

type Props = {
  course: Pick<PageView<"course">, "slug" | "lessons" | "words">;
  className?: string | undefined;
};

/** The way into the lessons: the first one, or the first that the visitor has not yet done. */
export function Start({ course, className }: Props) {
  const { done } = useProgress(course.slug);
  const lesson = course.lessons.find(({ id }) => !done.includes(id)) ?? course.lessons[0];
  if (!lesson) return null;
  return (
    <ButtonLink
      className={className}
      to={`#${lesson.id}`}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        // The browser follows the link while the lesson is still hidden, so it has nowhere to scroll to.
        afterNextFrame(() => {
          document.getElementById(lesson.id)?.scrollIntoView();
          document.getElementById(`${lesson.id}-title`)?.focus({ preventScroll: true });
        });
      }}
    >
      {`${course.words.lesson.start} ${lesson.number}`}
    </ButtonLink>
  );
}
