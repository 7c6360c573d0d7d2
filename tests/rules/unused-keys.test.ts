/** Keys and kinds of sections that schemas of the content have, and no file sets: each with its reason. */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { schemasOf } from "../../src/site/files.ts";
import { openFolder } from "../../src/reader/folder.ts";
import { contentFileAt } from "../../src/pages/pages.ts";
import { valueAt, walk, type Path } from "../../src/reader/walk.ts";
import { sectionKinds } from "../../src/sections/sections.ts";

/** Reasons by the end of a key. */
const reasons: Readonly<Record<string, string>> = {
  draft: "An editor can hide a record.",
  publish: "An editor can limit the days of a record.",
  photograph: "An editor can replace a drawing.",
  badge: "A new course without a page shows its price in the course list.",
  register: "A coming event has a link to register.",
  base: "GitHub Pages without a domain serves the site below a path.",
  announcement: "An editor can announce something on every page.",
  moved: "A page can move, and its old address leads to it.",
  form: "The forms are sent once the site has an address for them.",
  desk: "The desk works online once the site has a repository.",
  countVisits: "The site can count visits.",
};

/** A place of a file by names: kinds of sections instead of indexes, and one name for all entries of a list. */
function nameOf(value: unknown, path: Path): string {
  const parts = path.map((part, index) => {
    if (typeof part !== "number") return String(part);
    const kind = valueAt(value, [...path.slice(0, index + 1), "kind"]);
    return typeof kind === "string" ? `[${kind}]` : "[]";
  });
  return parts.join(".").replace(/^sections\./, "");
}

/** Keys of all files that are known and not set, without those inside another one; and all kinds of sections. */
function look() {
  const known = new Set<string>();
  const found = new Set<string>();
  const kinds = new Set<unknown>();
  const folder = openFolder("content");
  for (const [file, schema] of schemasOf(folder)) {
    const { value } = folder.file(file);
    const [, path] = contentFileAt(file) ?? [];
    walk(schema, value, (_, one, at) => {
      if (at[0] === "sections" && at.at(-1) === "kind") kinds.add(one);
      const name = nameOf(value, at);
      // Sections have one schema in all files.
      const key = name.startsWith("[") && at[0] === "sections" ? name : `${path} ${name}`;
      (one === undefined ? known : found).add(key);
    });
  }
  const unset = [...known].filter((key) => !found.has(key));
  return {
    kinds,
    keys: [...known, ...found],
    unset: unset.filter((key) => !unset.some((other) => key.startsWith(`${other}.`))),
  };
}

const endOf = (key: string) => /[\w-]+$/.exec(key)?.[0] ?? key;

test("Code reads each key of a schema: the schema is not the only place with its name.", () => {
  const files = globSync("src/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "src/desk/**"] });
  const names = files.flatMap((file) => readFileSync(file, "utf8").match(/\w+/g) ?? []);
  const places = Map.groupBy(names, (name) => name);
  expect(look().keys.filter((key) => places.get(endOf(key))?.length === 1)).toEqual([]);
});

test("A file sets each key of its schema, except keys with a reason.", () => {
  const { unset } = look();
  expect(unset.filter((key) => reasons[endOf(key)] === undefined)).toEqual([]);
  expect([...new Set(unset.map(endOf))].toSorted()).toEqual(Object.keys(reasons).toSorted());
});

test("A page shows each kind of section, except prose: an editor may need a page of terms.", () => {
  const { kinds } = look();
  expect(sectionKinds.map(({ kind }) => kind).filter((kind) => !kinds.has(kind))).toEqual(["prose"]);
});
