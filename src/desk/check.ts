/** Runs the check of the content in the browser, before the editor saves a record. */
import type CMS from "@sveltia/cms";
import { stringify } from "yaml";
import { ContentError, type Problem } from "../reader/content-error.ts";
import { loadContent } from "../site/load.ts";
import { labelOf } from "./labels.ts";
import { fill } from "./node-in-browser.ts";

/** Files by path: the content as in the repository, and the drawings. */
type Texts = Readonly<Record<string, string>>;

const isEmpty = (value: unknown) =>
  typeof value === "object" ? Object.keys(value ?? {}).length === 0 : value === undefined || value === "";

/** The value that the editor writes: without empty keys, and without its own marks of items. */
function written(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(written);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, written(one)] as const);
  return Object.fromEntries(entries.filter(([key, one]) => !key.startsWith("__sc_") && !isEmpty(one)));
}

/** Values of a form. A file that is a list has one field. */
type Values = { records?: unknown; body?: string };

/** A file of the content with the values of a form. */
export function textOf(file: string, { records, body = "", ...record }: Values): string {
  const text = stringify(written(records ?? record));
  return file.endsWith(".md") ? `---\n${text}---\n\n${body}\n` : text;
}

function problemsIn(root: string): readonly Problem[] {
  try {
    loadContent({ root, clock: new Date(), drafts: false });
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    // A fault of the check keeps nobody from saving.
    console.error(error);
  }
  return [];
}

/** The labels on the way to a field, such as Lists › Home 2 › Price. */
const placeOf = (field: string) =>
  field
    .split(".")
    .map((part) => part.replace(/^\w+/, labelOf).replace("[", " ").replace("]", "").trim())
    .join(" › ");

/** The sentences of the first mistakes. Those that list all ids come last. */
const firstOf = (mistakes: readonly Problem[]) =>
  mistakes
    .map(
      ({ file, field, found, expected, remedy }) =>
        `${file}, ${placeOf(field)}: found ${found}. Expected ${expected}. ${remedy}`,
    )
    .toSorted((one, other) => one.length - other.length)
    .slice(0, 3)
    .join(" ");

const keyOf = ({ line: _line, ...problem }: Problem) => JSON.stringify(problem);

/** Mistakes that a record brings to the content. `renamed`: its earlier path. */
function mistakesOf(texts: Texts, root: string, path: string, values: Values, renamed: string): Problem[] {
  const files = new Map(Object.entries(texts));
  const file = path.slice(root.length + 1);
  fill(files);
  const known = new Set(problemsIn(root).map(keyOf));
  files.delete(renamed);
  const text = textOf(file, values);
  files.set(path, text);
  // The editor saves new photographs with the record.
  for (const [name] of text.matchAll(/[\w-]+\.(?:jpe?g|png|webp|avif)\b/gi))
    files.set(`${root}/images/${name}`, "");
  // While the content has mistakes, others may come to light: only those of this file count.
  return problemsIn(root).filter((one) => !known.has(keyOf(one)) && (known.size === 0 || one.file === file));
}

const again = "If it names what was saved or deleted since the last publication, save it again.";

/** Refuses to save a record with mistakes that the content did not have. `texts`: address of its texts, as they are or as last published. */
export function checkBeforeSaving(
  cms: typeof CMS,
  root: string,
  { texts, isPublished }: { texts: string; isPublished: boolean },
): void {
  let refused = "";
  cms.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, data, newRecord } = entry.toJS() as { path: string; data: Values; newRecord: boolean };
      const [opened = ""] = location.hash.split("/").slice(-1);
      const renamed = newRecord ? path : path.replace(/[^/]+(?=\.\w+$)/, opened);
      // Saving needs no server, so without one there is no check.
      const response = await fetch(texts, { cache: "no-cache" }).catch(() => undefined);
      const mistakes = response ? firstOf(mistakesOf(await response.json(), root, path, data, renamed)) : "";
      if (mistakes === "" || (isPublished && mistakes === refused)) return;
      refused = mistakes;
      // The editor shows the cause of an error with this message.
      throw new Error("saving_failed", { cause: new Error(isPublished ? `${mistakes} ${again}` : mistakes) });
    },
  });
}
