/** Finds duplicates in lists. A page would show both, and React would mix them up. */
import { describe, placeOf, type FieldPath, type Problem } from "./content-error.ts";
import type { Source } from "./folder.ts";
import { valueAt } from "./walk.ts";

/** Keys that identify an entry; the first one that it has counts. */
const identifying = [["course"], ["question"], ["quote"], ["title", "start"], ["to", "label"]] as const;

/** Identity of an entry, and the key to report. Ids, lessons and sections have their own checks. */
function identityOf(entry: unknown): { text: string; key?: string } | undefined {
  if (entry === null || entry === "") return undefined;
  const record = new Map(typeof entry === "object" ? Object.entries(entry) : []);
  if (record.has("lesson") || record.has("kind")) return undefined;
  const keys = identifying.find((names) => names.every((name) => typeof record.get(name) === "string"));
  if (keys) return { text: JSON.stringify(keys.map((name) => record.get(name))), key: keys[0] };
  return record.has("id") ? undefined : { text: JSON.stringify(entry) };
}

/** Entries that a list of a file has twice. */
export function doubledIn(source: Source, node = source.value, path: FieldPath = []): Problem[] {
  if (typeof node !== "object" || node === null) return [];
  const first = new Map<string, FieldPath>();
  return Object.entries(node).flatMap(([name, item]) => {
    const place = [...path, Array.isArray(node) ? Number(name) : name];
    const inside = doubledIn(source, item, place);
    const identity = Array.isArray(node) && identityOf(item);
    if (!identity) return inside;
    const { text, key } = identity;
    const at = key === undefined ? place : [...place, key];
    const before = first.get(text);
    if (!before) {
      first.set(text, at);
      return inside;
    }
    const line = source.lineOf(before);
    const found = `${describe(valueAt(item, key === undefined ? [] : [key]))}, which line ${line} already has`;
    const remedy = "Delete one of the two, or correct it.";
    return [...inside, { ...placeOf(source, at), found, expected: "each entry once in a list", remedy }];
  });
}
