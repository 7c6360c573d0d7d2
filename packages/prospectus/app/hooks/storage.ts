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

/** Keeps a text under a name; an empty one forgets it. This window is told of it as others are. */
export function keep(name: string, text: string): void {
  refused.delete(name);
  try {
    if (text) localStorage.setItem(keyOf(name), text);
    else localStorage.removeItem(keyOf(name));
  } catch {
    refused.set(name, text);
  }
  dispatchEvent(new StorageEvent("storage"));
}
