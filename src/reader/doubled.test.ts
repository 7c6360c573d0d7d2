import { expect, test } from "vitest";
import { sourceOf } from "../../tests/fixtures/said-of.ts";
import type { Problem } from "./content-error.ts";
import { checkDoubled } from "./doubled.ts";

const event = { title: "Open day", start: "2024-10-04" };

// Each is a value and its mistake. A field's line is the length of its name.
test.each<[what: string, value: unknown, ...said: string[]]>([
  ["words", ["a", "b", "a", null, null], '[3] "a", which line 3 already has'],
  [
    "records",
    { list: [{ name: "a" }, { name: "a" }, { name: "b" }] },
    "list[2] a record with name, which line 7 already has",
  ],
  ...["course", "question", "quote"].map((key): [string, unknown, string] => [
    `a ${key}`,
    [{ [key]: "a" }, { [key]: "a", more: "b" }],
    `[2].${key} "a", which line ${key.length + 4} already has`,
  ]),
  [
    "events",
    [event, { ...event, city: "Duluth" }, { ...event, start: "2024-10-05" }],
    '[2].title "Open day", which line 9 already has',
  ],
  [
    "links",
    [
      { to: "/", label: "a" },
      { to: "/", label: "b" },
      { to: "/", label: "a", icon: "c" },
    ],
    '[3].to "/", which line 6 already has',
  ],
  ["titles, of which alone nothing is told", [{ title: "a" }, { title: "a", city: "b" }]],
  ["records with an id, which are told by it elsewhere", [{ id: "a" }, { id: "a" }]],
  ["lessons, which have an order of their own", [{ lesson: "a" }, { lesson: "a" }]],
  ["lists in lists", { a: [["x"], ["x", "x"]], b: { c: ["x"] } }, 'a[2][2] "x", which line 7 already has'],
  ["nothing", null],
  ["text", "text"],
])("a duplicate in a list is reported: %s", (_, value, ...said) => {
  const problems: Problem[] = [];
  checkDoubled(sourceOf(value), problems);
  expect(problems.map(({ field, found }) => `${field} ${found}`)).toEqual(said);
  for (const { file, line, field } of problems) expect([file, line]).toEqual(["a.yaml", field.length]);
});
