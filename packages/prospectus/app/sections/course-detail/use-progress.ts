import { useSyncExternalStore } from "react";
import { keep, kept } from "../../hooks/storage";

/** Another window marks too, and so does a later page from which Back leads here. */
function subscribe(listener: () => void): () => void {
  const events = ["storage", "pageshow"];
  for (const event of events) addEventListener(event, listener);
  return () => events.forEach((event) => removeEventListener(event, listener));
}

/** The lessons of a course that the visitor has marked as done, on this device alone; none in the HTML. */
export function useProgress(course: string) {
  const key = `progress-${course}`;
  const value = useSyncExternalStore(
    subscribe,
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
