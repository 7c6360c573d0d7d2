import { useSyncExternalStore } from "react";

/** What was marked since the page was opened, where the device refuses to keep it. */
const marked = new Map<string, string>();
const listeners = new Set<() => void>();

function read(key: string): string {
  try {
    return marked.get(key) ?? localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function keep(key: string, value: string): void {
  try {
    if (value) localStorage.setItem(key, value);
    else localStorage.removeItem(key);
    marked.delete(key);
  } catch {
    marked.set(key, value);
  }
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
  const key = `${import.meta.env.BASE_URL.slice(1)}progress-${course}`;
  const value = useSyncExternalStore(
    subscribe,
    () => read(key),
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
