/** What a visitor has asked this device to remember of him: by the standard names of the fields (`autocomplete`). */
type Remembered = Partial<Record<(typeof remembered)[number], string>>;

const remembered = ["name", "given-name", "family-name", "email"] as const;
const key = `${import.meta.env.BASE_URL.slice(1)}visitor`;

/** Reads what is stored. A device that stores nothing, or something else, has nothing to say. */
function recall(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    const entries = new Map(Object.entries(stored));
    const result: Remembered = {};
    for (const name of remembered) {
      const value: unknown = entries.get(name);
      if (typeof value === "string" && value) result[name] = value;
    }
    return result;
  } catch {
    return {};
  }
}

/** Stores the names and the email of a form on this device; other forms' stay. */
export function remember(form: HTMLFormElement): void {
  const details = recall();
  for (const name of remembered) {
    const field = fieldOf(form, name);
    if (field) details[name] = field.value.trim();
  }
  try {
    localStorage.setItem(key, JSON.stringify(details));
  } catch {
    // A device that refuses to store loses a comfort, nothing else.
  }
}

/** Forgets the visitor. */
export function forget(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be stored, nothing is stored.
  }
}

/** Fills in what is stored, but never over what the visitor has written meanwhile. Says whether there was anything. */
export function fillIn(form: HTMLFormElement): boolean {
  const details = recall();
  for (const name of remembered) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = details[name] ?? "";
  }
  return Object.keys(details).length > 0;
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  for (const element of form.elements)
    if (element instanceof HTMLInputElement && element.autocomplete === name) return element;
  return undefined;
}
