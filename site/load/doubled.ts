/** Finds what a list has twice: a page would show it twice, and React would mix the two up. */
import { describe, fieldName, type FieldPath, type Problem } from "./content-error.ts";
import type { Source } from "./read.ts";

/** By these an entry is told from the others of its list; the first that it has counts. Entries with an id are compared by their ids. */
const handles = [["course"], ["question"], ["quote"], ["title", "start"], ["to", "label"]] as const;

type Entry = { said: string; path: FieldPath };

/** What an entry is about, as a text to compare, and the place in it to report. */
function about(entry: unknown): Entry | undefined {
  if (typeof entry !== "object" || entry === null)
    return entry === null ? undefined : { said: JSON.stringify(entry), path: [] };
  const record = entry as Record<string, unknown>;
  // Lessons have one right order, which is checked elsewhere.
  if ("lesson" in record) return undefined;
  for (const names of handles) {
    const [first] = names;
    if (!names.every((name) => typeof record[name] === "string")) continue;
    return { said: JSON.stringify(names.map((name) => record[name])), path: [first] };
  }
  return "id" in record ? undefined : { said: JSON.stringify(record), path: [] };
}

/** Reports entries that stand twice in one list. */
export function checkDoubled(source: Source, problems: Problem[]): void {
  const walk = (value: unknown, path: FieldPath): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) {
      for (const [name, item] of Object.entries(value)) walk(item, [...path, name]);
      return;
    }
    const first = new Map<string, number>();
    value.forEach((item: unknown, index) => {
      walk(item, [...path, index]);
      const entry = about(item);
      if (!entry) return;
      const earlier = first.get(entry.said);
      if (earlier === undefined) return void first.set(entry.said, index);
      const place = [...path, index, ...entry.path];
      const named =
        entry.path.length > 0 ? (item as Record<PropertyKey, unknown>)[entry.path[0] ?? ""] : item;
      problems.push({
        file: source.file,
        line: source.lineOf(place),
        field: fieldName(place),
        found: `${describe(named)} a second time; the first is on line ${source.lineOf([...path, earlier, ...entry.path])}`,
        expected: "each entry once in a list",
        remedy: "Remove one of the two, or correct the one that should be another.",
      });
    });
  };
  walk(source.value, []);
}
