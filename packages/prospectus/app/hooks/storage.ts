/** What this device keeps for a visitor. A browser may refuse to: that loses a comfort, nothing else. */

/** Sites below other paths of the same host have keys of their own (`base` in site.yaml). */
const keyOf = (name: string) => import.meta.env.BASE_URL.slice(1) + name;

/** What the device refused to keep, for as long as the page is open. */
const refused = new Map<string, string>();

/** The text that is kept under a name, if any. */
export function kept(name: string): string | null {
  try {
    return refused.get(name) ?? localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Who in this window is told that something was kept. */
const listeners = new Set<() => void>();

/** Calls back when what is kept may have changed: here, in another window, or on a later page from which Back leads here. */
export function whenKept(listener: () => void): () => void {
  const ending = new AbortController();
  listeners.add(listener);
  for (const event of ["storage", "pageshow"]) addEventListener(event, listener, ending);
  return () => {
    listeners.delete(listener);
    ending.abort();
  };
}

/** Keeps a text under a name; an empty one forgets it. */
export function keep(name: string, text: string): void {
  refused.delete(name);
  try {
    if (text) localStorage.setItem(keyOf(name), text);
    else localStorage.removeItem(keyOf(name));
  } catch {
    refused.set(name, text);
  }
  for (const listener of listeners) listener();
}
