/** What this device keeps for a visitor. A browser may refuse to: that loses a comfort, nothing else. */

/** Sites below other paths of the same host have keys of their own (`base` in site.yaml). */
const keyOf = (name: string) => import.meta.env.BASE_URL.slice(1) + name;

/** The text that is kept under a name, if any. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Keeps a text under a name; an empty one forgets it. Gives whether the browser did. */
export function keep(name: string, text: string): boolean {
  try {
    if (text) localStorage.setItem(keyOf(name), text);
    else localStorage.removeItem(keyOf(name));
    return true;
  } catch {
    return false;
  }
}
