/** Finds what a list has twice: a page would show it twice, and React would mix the two up. */
import { describe, fieldName, type FieldPath, type Problem } from "./content-error.ts";
import type { Source } from "./read.ts";

/** By these keys an entry is told from the others of its list; the first that it has count. */
const identifying = [["course"], ["question"], ["quote"], ["title", "start"], ["to", "label"]] as const;

/** What tells an entry from others, as a text, and the key of it to report. Entries with an id are compared by their ids, and lessons have one order, which is checked elsewhere. */
function identityOf(entry: unknown): { text: string; key?: string } | undefined {
  if (typeof entry !== "object" || entry === null)
    return entry === null || entry === "" ? undefined : { text: JSON.stringify(entry) };
  const record = entry as Record<string, unknown>;
  if ("lesson" in record) return undefined;
  const keys = identifying.find((names) => names.every((name) => typeof record[name] === "string"));
  if (keys) return { text: JSON.stringify(keys.map((name) => record[name])), key: keys[0] };
  return "id" in record ? undefined : { text: JSON.stringify(record) };
}

/** Reports entries that stand twice in one list. */
export function checkDoubled({ file, value, lineOf }: Source, problems: Problem[]): void {
  const look = (node: unknown, path: FieldPath): void => {
    if (typeof node !== "object" || node === null) return;
    const first = new Map<string, number>();
    for (const [name, item] of Object.entries(node)) {
      const place = [...path, Array.isArray(node) ? Number(name) : name];
      look(item, place);
      const identity = Array.isArray(node) ? identityOf(item) : undefined;
      if (!identity) continue;
      const { text, key } = identity;
      const at = key === undefined ? place : [...place, key];
      const line = first.get(text);
      if (line === undefined) first.set(text, lineOf(at));
      else
        problems.push({
          file,
          line: lineOf(at),
          field: fieldName(at),
          found: `${describe(key === undefined ? item : Reflect.get(Object(item), key))} a second time; the first is on line ${line}`,
          expected: "each entry once in a list",
          remedy: "Remove one of the two, or correct the one that should be another.",
        });
    }
  };
  look(value, []);
}
