/** A visitor's data in local storage. If the browser refuses storage, the data lasts as long as the page. */

/** Sites below other paths of the same host need other keys (`base` in site.yaml). */
const keyOf = (name: string) => import.meta.env.BASE_URL.slice(1) + name;

/** Values that the browser refused to store. */
const refused = new Map<string, string>();

export function kept(name: string): string | null {
  try {
    return refused.get(name) ?? localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Stores a text; an empty one deletes the key. */
export function keep(name: string, text: string): void {
  refused.delete(name);
  try {
    if (text) localStorage.setItem(keyOf(name), text);
    else localStorage.removeItem(keyOf(name));
  } catch {
    refused.set(name, text);
  }
}
