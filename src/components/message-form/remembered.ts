import { keep, kept } from "../../hooks/storage";

/** The remembered fields, by `autocomplete` name. */
const remembered: ReadonlySet<string> = new Set(["name", "given-name", "family-name", "email"]);
const key = "visitor";

/** Reads the stored details; an unreadable store counts as empty. */
function recall(): Record<string, string> {
  try {
    return { ...JSON.parse(kept(key) ?? "{}") };
  } catch {
    return {};
  }
}

const inputs = (form: HTMLFormElement) =>
  [...form.elements].filter((element) => element instanceof HTMLInputElement);

/** Stores the names and email of a form if its box is ticked, and keeps those of other forms. Otherwise deletes all. */
export function keepDetails(form: HTMLFormElement): void {
  const details = recall();
  for (const { autocomplete, value } of inputs(form))
    if (remembered.has(autocomplete)) details[autocomplete] = value.trim();
  const isTicked = inputs(form).some(({ name, checked }) => name === "save" && checked);
  keep(key, isTicked ? JSON.stringify(details) : "");
}

/** Fills in the stored details and ticks the box, but never overwrites the visitor's text. */
export function fillIn(form: HTMLFormElement): void {
  const details = recall();
  for (const field of inputs(form))
    if (field.name === "save") field.checked ||= Object.keys(details).length > 0;
    else if (remembered.has(field.autocomplete)) field.value ||= details[field.autocomplete] ?? "";
}
