/** Runs the check of the content in the browser, before the editor saves a record. */
import type CMS from "@sveltia/cms";
import { stringify } from "yaml";
import { z } from "zod";
import { contentFileAt } from "../pages/pages.ts";
import { ContentError, type Problem } from "../reader/content-error.ts";
import { unwrapped } from "../reader/walk.ts";
import { loadContent } from "../site/load.ts";
import { labelOf } from "./labels.ts";
import { fill } from "./node-in-browser.ts";

/** Files by path: the content as in the repository, and the drawings. */
export type Texts = Readonly<Record<string, string>>;

type Saved = { path: string; data: object; newRecord: boolean };

const isEmpty = (value: unknown) =>
  typeof value === "object" ? Object.keys(value ?? {}).length === 0 : value === undefined || value === "";

/** The value that the editor writes: without empty optional keys. */
function written(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = unwrapped(schema, value);
  if (Array.isArray(value))
    return inner instanceof z.ZodArray ? value.map((item) => written(inner.element, item)) : value;
  if (!(inner instanceof z.ZodObject) || typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([key, one]): [string, unknown][] => {
    const field = inner.shape[key];
    // The editor marks the items of lists by keys of its own.
    if (!field) return key.startsWith("__sc_") ? [] : [[key, one]];
    const kept = written(field, one);
    const isOptional = z.safeParse(field, undefined).success;
    return isOptional && isEmpty(kept) ? [] : [[key, kept]];
  });
  return Object.fromEntries(entries);
}

/** A file of the content with the values of a form. */
export function textOf(file: string, values: object): string {
  const [, , schema = z.unknown()] = contentFileAt(file) ?? [];
  const { records, ...own } = { records: undefined, ...values };
  if (unwrapped(schema) instanceof z.ZodArray) return stringify(written(schema, records));
  if (!file.endsWith(".md")) return stringify(written(schema, own));
  const { body = "", ...front } = { body: "", ...own };
  return `---\n${stringify(written(schema, front))}---\n\n${body}\n`;
}

function problemsIn(root: string): readonly Problem[] {
  try {
    loadContent({ root, clock: new Date(), drafts: false });
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    // A fault of the check keeps nobody from saving.
    console.error(error);
    return [];
  }
}

/** The labels on the way to a field, such as Lists › Home 2 › Price. */
const placeOf = (field: string) =>
  field
    .split(".")
    .map((part) =>
      part
        .replace(/^\w+/, labelOf)
        .replace(/\[(\d+)\]/, " $1")
        .trim(),
    )
    .join(" › ");

const sentenceOf = ({ file, field, found, expected, remedy }: Problem) =>
  `${file}, ${placeOf(field)}: found ${found}. Expected ${expected}. ${remedy}`;

/** The sentences of the first mistakes. Those that list all ids come last. */
const firstOf = (mistakes: readonly Problem[]) =>
  mistakes
    .map(sentenceOf)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, 3)
    .join(" ");

const keyOf = ({ line: _line, ...problem }: Problem) => JSON.stringify(problem);

/** Mistakes that a record brings to the content. `renamed`: its earlier path. */
function mistakesOf(texts: Texts, root: string, path: string, values: object, renamed: string): Problem[] {
  const files = new Map(Object.entries(texts));
  const file = path.slice(root.length + 1);
  fill(files);
  const known = problemsIn(root);
  const keys = new Set(known.map(keyOf));
  files.delete(renamed);
  const text = textOf(file, values);
  files.set(path, text);
  // The editor saves new photographs with the record.
  for (const [name] of text.matchAll(/[\w-]+\.(?:jpe?g|png|webp|avif)\b/gi))
    files.set(`${root}/images/${name}`, "");
  // While the content has mistakes, others may come to light: only those of this file count.
  return problemsIn(root).filter((one) => !keys.has(keyOf(one)) && (known.length === 0 || one.file === file));
}

const again = "If it names what was saved or deleted since the last publication, save it again.";

/** Refuses to save a record with mistakes that the content did not have. `read` gets the texts of the content, of the last publication or as they are. */
export function checkBeforeSaving(
  cms: typeof CMS,
  root: string,
  { read, isPublished }: { read: () => Promise<Texts | undefined>; isPublished: boolean },
): void {
  let refused = "";
  cms.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const { path, data, newRecord } = entry.toJS() as Saved;
      const [opened = ""] = location.hash.split("/").slice(-1);
      const renamed = newRecord ? path : path.replace(/[^/]+(?=\.\w+$)/, opened);
      const texts = await read();
      const mistakes = texts ? firstOf(mistakesOf(texts, root, path, data, renamed)) : "";
      if (mistakes === "" || (isPublished && mistakes === refused)) return;
      refused = mistakes;
      // The editor shows the cause of an error with this message.
      throw new Error("saving_failed", { cause: new Error(isPublished ? `${mistakes} ${again}` : mistakes) });
    },
  });
}
