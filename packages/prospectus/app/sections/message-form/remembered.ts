import { keep, kept } from "../../hooks/storage";

/** What a visitor has asked this device to remember of him: by the standard names of the fields (`autocomplete`). */
type Remembered = Partial<Record<(typeof remembered)[number], string>>;

const remembered = ["name", "given-name", "family-name", "email"] as const;
const key = "visitor";

/** Reads what is stored. A device that stores nothing, or something else, has nothing to say. */
function recall(): Remembered {
  try {
    const stored: Record<string, unknown> = JSON.parse(kept(key) ?? "{}");
    const entries = remembered.map((name) => [name, stored[name]] as const);
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string" && value));
  } catch {
    return {};
  }
}

/**
 * Keeps the names and the email of a form on this device for the next time if its box is ticked; other forms' stay. Forgets the
 * visitor if it is not.
 */
export function keepDetails(form: HTMLFormElement): void {
  const details = recall();
  for (const name of remembered) {
    const field = fieldOf(form, name);
    if (field) details[name] = field.value.trim();
  }
  keep(key, boxOf(form)?.checked ? JSON.stringify(details) : "");
}

/** Fills in what is stored, and ticks the box if there is anything; never over what the visitor has written meanwhile. */
export function fillIn(form: HTMLFormElement): void {
  const details = recall();
  for (const name of remembered) {
    const field = fieldOf(form, name);
    if (field && !field.value) field.value = details[name] ?? "";
  }
  const box = boxOf(form);
  if (box && Object.keys(details).length > 0) box.checked = true;
}

const inputs = (form: HTMLFormElement) =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

const boxOf = (form: HTMLFormElement) => inputs(form).find(({ name }) => name === "save");

const fieldOf = (form: HTMLFormElement, name: string) =>
  inputs(form).find(({ autocomplete }) => autocomplete === name);
