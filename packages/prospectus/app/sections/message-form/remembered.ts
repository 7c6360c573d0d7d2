import { keep, kept } from "../../hooks/storage";

/** The remembered details by `autocomplete` name. */
type Remembered = Partial<Record<(typeof remembered)[number], string>>;

const remembered = ["name", "given-name", "family-name", "email"] as const;
const key = "visitor";

/** Reads the stored details; an unreadable store counts as empty. */
function recall(): Remembered {
  try {
    const stored: Record<string, unknown> = JSON.parse(kept(key) ?? "{}");
    const entries = remembered.map((name) => [name, stored[name]] as const);
    return Object.fromEntries(entries.filter(([, value]) => typeof value === "string" && value));
  } catch {
    return {};
  }
}

/** Stores the names and email of a form if its box is ticked, and keeps those of other forms. Otherwise deletes all. */
export function keepDetails(form: HTMLFormElement): void {
  const details = recall();
  for (const name of remembered) {
    const field = fieldOf(form, name);
    if (field) details[name] = field.value.trim();
  }
  keep(key, boxOf(form)?.checked ? JSON.stringify(details) : "");
}

/** Fills in the stored details and ticks the box, but never overwrites the visitor's text. */
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
