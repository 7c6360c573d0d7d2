/** Finds duplicates in lists. A page would show both, and React would mix them up. */
import { describe, placeOf, type FieldPath, type Problem } from "./content-error.ts";
import type { Source } from "./folder.ts";

/** The key that identifies an entry, if it has one. */
const identifying = ["course", "question", "quote"];

/** Lessons and sections have their own checks, and labels of a diagram can be empty. */
const isChecked = (entry: unknown) =>
  entry !== "" && !["lesson", "kind"].some((key) => Object.hasOwn(Object(entry), key));

/** Entries that a list of a file has twice. */
export function doubledIn(source: Source, node = source.value, path: FieldPath = []): Problem[] {
  if (typeof node !== "object" || node === null) return [];
  const isList = Array.isArray(node);
  const first = new Map<unknown, FieldPath>();
  return Object.entries(node).flatMap(([name, entry]) => {
    const at = [...path, isList ? Number(name) : name];
    const inside = doubledIn(source, entry, at);
    const key = identifying.find((one) => Object.hasOwn(Object(entry), one));
    const own: unknown = key === undefined ? entry : Object(entry)[key];
    const identity = JSON.stringify(own);
    const before = first.get(identity);
    if (!isList || !isChecked(entry)) return inside;
    first.set(identity, before ?? at);
    if (!before) return inside;
    const doubled = {
      ...placeOf(source, key === undefined ? at : [...at, key]),
      found: `${describe(own)}, which line ${source.lineOf(before)} already has`,
      expected: "each entry once in a list",
      remedy: "Delete one of the two, or correct it.",
    };
    return [...inside, doubled];
  });
}
