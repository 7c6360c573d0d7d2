/** Finds duplicates in lists. A page would show both, and React would mix them up. */
import { describe, placeOf, type FieldPath, type Problem } from "./content-error.ts";
import type { Source } from "./read.ts";
import { valueAt } from "./walk.ts";

/** Keys that identify an entry; the first one that it has counts. */
const identifying = [["course"], ["question"], ["quote"], ["title", "start"], ["to", "label"]] as const;

/** Identity of an entry, and the key to report. Ids and the order of lessons have their own checks. */
function identityOf(entry: unknown): { text: string; key?: string } | undefined {
  if (entry === null || entry === "") return undefined;
  const record = new Map(typeof entry === "object" ? Object.entries(entry) : []);
  if (record.has("lesson")) return undefined;
  const keys = identifying.find((names) => names.every((name) => typeof record.get(name) === "string"));
  if (keys) return { text: JSON.stringify(keys.map((name) => record.get(name))), key: keys[0] };
  return record.has("id") ? undefined : { text: JSON.stringify(entry) };
}

export function checkDoubled(source: Source, problems: Problem[], node = source.value, path: FieldPath = []) {
  if (typeof node !== "object" || node === null) return;
  const first = new Map<string, number>();
  for (const [name, item] of Object.entries(node)) {
    const place = [...path, Array.isArray(node) ? Number(name) : name];
    checkDoubled(source, problems, item, place);
    const identity = Array.isArray(node) && identityOf(item);
    if (!identity) continue;
    const { text, key } = identity;
    const at = placeOf(source, key === undefined ? place : [...place, key]);
    const line = first.get(text);
    if (line === undefined) first.set(text, at.line);
    else
      problems.push({
        ...at,
        found: `${describe(valueAt(item, key === undefined ? [] : [key]))}, which line ${line} already has`,
        expected: "each entry once in a list",
        remedy: "Delete one of the two, or correct it.",
      });
  }
}
