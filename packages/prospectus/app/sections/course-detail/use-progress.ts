import { useSyncExternalStore } from "react";
import { keep, kept, whenKept } from "../../hooks/storage";

/** The lessons of a course that the visitor has marked as done, on this device alone; none in the HTML. */
export function useProgress(course: string) {
  const key = `progress-${course}`;
  const value = useSyncExternalStore(
    whenKept,
    () => kept(key) ?? "",
    () => "",
  );
  const done = value.split(" ").filter(Boolean);
  return {
    done,
    mark: (lesson: string, isDone: boolean) =>
      keep(key, [...done.filter((id) => id !== lesson), ...(isDone ? [lesson] : [])].join(" ")),
    forget: () => keep(key, ""),
  };
}
