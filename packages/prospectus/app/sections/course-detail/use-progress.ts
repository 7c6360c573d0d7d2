import { changes, keep, kept } from "../../hooks/storage";
import { useBrowserValue } from "../../hooks/use-hydrated";

/** The finished lessons of a course, on this device only; none in the HTML. */
export function useProgress(course: string) {
  const key = `progress-${course}`;
  const value = useBrowserValue(changes.subscribe, () => kept(key)) ?? "";
  const done = value.split(" ").filter(Boolean);
  return {
    done,
    mark: (lesson: string, isDone: boolean) =>
      keep(key, [...done.filter((id) => id !== lesson), ...(isDone ? [lesson] : [])].join(" ")),
    forget: () => keep(key, ""),
  };
}
