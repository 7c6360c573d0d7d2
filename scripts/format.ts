/** `npm run format` writes files of the content as the editor does, so that a changed word is one changed line. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, stringify } from "yaml";
import { contentFileAt } from "../src/pages/pages.ts";
import { formsIn, type FormField } from "../src/desk/settings.ts";
import { siteSettings } from "./settings.ts";

/** Paths of a field and the fields in it, in the order of the form. `*` stands for the place in a list. */
function pathsOf({ widget, fields, types, typeKey, field }: FormField, path: string): string[] {
  const inside = widget === "list" ? [path, "*"].filter(Boolean).join(".") : path;
  const below = fields ?? types?.flatMap((type) => type.fields ?? []) ?? [];
  return [
    path,
    ...(typeKey ? [`${inside}.${typeKey}`] : []),
    ...below.flatMap((one) => pathsOf(one, `${inside}.${one.name}`)),
    ...(field ? pathsOf(field, inside) : []),
  ];
}

const isGroup = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.keys(value).length > 0;

type Entry = { key: string; value: unknown; path: string };

const entriesOf = (group: object, path: string): Entry[] =>
  Object.entries(group).map(([key, value]) => ({
    key,
    value,
    path: [path, Array.isArray(group) ? "*" : key].filter(Boolean).join("."),
  }));

/** The value with its keys in the order of the paths. The editor flattens a group, so its first value sets its place. */
function ordered(value: unknown, path: string, paths: readonly string[]): unknown {
  if (!isGroup(value)) return value;
  const entries = entriesOf(value, path).map((one) => ({
    ...one,
    value: ordered(one.value, one.path, paths),
  }));
  if (Array.isArray(value)) return entries.map((one) => one.value);
  const placeOf = ({ value: inner, path: at }: Omit<Entry, "key">, around = Infinity): number => {
    const own = paths.includes(at) ? paths.indexOf(at) : around;
    return isGroup(inner) ? Math.min(...entriesOf(inner, at).map((one) => placeOf(one, own))) : own;
  };
  entries.sort((one, other) => placeOf(one) - placeOf(other));
  return Object.fromEntries(entries.map((one) => [one.key, one.value]));
}

/** A file with these fields as the editor writes it: YAML, or Markdown with front matter. */
function formatted(text: string, fields: readonly FormField[]): string {
  const paths = fields.flatMap((field) => pathsOf(field, field.root ? "" : field.name));
  const [, front, prose = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  // The editor’s own options.
  const yaml = stringify(ordered(parse(front ?? text), "", paths), {
    lineWidth: 0,
    defaultKeyType: "PLAIN",
    defaultStringType: "PLAIN",
    singleQuote: true,
  });
  if (front === undefined) return yaml;
  return `---\n${yaml}---\n${prose.trim() && `\n${prose.trim()}\n`}`;
}

/** Files of the content in another form, each with its text in this form. */
export function unformattedIn(root: string): [file: string, text: string][] {
  const forms = formsIn(root);
  return globSync("**/*.{yaml,md}", { cwd: root }).flatMap((file): [string, string][] => {
    const text = readFileSync(join(root, file), "utf8");
    const [, path = ""] = contentFileAt(file.replaceAll("\\", "/")) ?? [];
    const written = formatted(text, forms.get(path) ?? []);
    return written === text ? [] : [[file, written]];
  });
}

if (import.meta.main) {
  const { root } = siteSettings(process.env);
  for (const [file, text] of unformattedIn(root)) {
    writeFileSync(join(root, file), text);
    console.log(join(root, file));
  }
}
