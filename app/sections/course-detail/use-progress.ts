import { useSyncExternalStore } from "react";
import { keep, kept } from "../../hooks/storage";

/** What was marked since the page was opened, where the device refuses to keep it. */
const marked = new Map<string, string>();
const listeners = new Set<() => void>();

function change(key: string, value: string): void {
  if (keep(key, value)) marked.delete(key);
  else marked.set(key, value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  // Another window marks, and so does a later page from which Back leads here.
  listeners.add(listener);
  addEventListener("storage", listener);
  addEventListener("pageshow", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
    removeEventListener("pageshow", listener);
  };
}

/** The lessons of a course that the visitor has marked as done, on this device alone; none in the HTML. */
export function useProgress(course: string) {
  const key = `progress-${course}`;
  const value = useSyncExternalStore(
    subscribe,
    () => marked.get(key) ?? kept(key) ?? "",
    () => "",
  );
  const done = value.split(" ").filter(Boolean);
  return {
    done,
    mark: (lesson: string, isDone: boolean) =>
      change(key, [...done.filter((id) => id !== lesson), ...(isDone ? [lesson] : [])].join(" ")),
    forget: () => change(key, ""),
  };
}
