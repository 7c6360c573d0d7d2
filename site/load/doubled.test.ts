import { expect, test } from "vitest";
import { fieldName, type Problem } from "./content-error.ts";
import { checkDoubled } from "./doubled.ts";

/** What is said of a value; a field's line is the length of its name. */
function said(value: unknown): string[] {
  const problems: Problem[] = [];
  const lineOf = (path: readonly PropertyKey[]) => fieldName(path).length;
  checkDoubled({ file: "a.yaml", value, readable: true, lineOf }, problems);
  return problems.map(({ file, line, field, found }) => `${file}:${line} ${field} ${found}`);
}

test("words and records that stand twice in a list are reported by the second", () => {
  expect(said(["a", "b", "a"])).toEqual(['a.yaml:3 [3] "a" a second time; the first is on line 3']);
  expect(said({ list: [{ name: "a" }, { name: "a" }] })).toEqual([
    "a.yaml:7 list[2] a record with name a second time; the first is on line 7",
  ]);
  expect(said([{ name: "a" }, { name: "b" }, "a", null, null, 7])).toEqual([]);
});

test.each([
  ["course", { course: "fonts" }, { course: "fonts", badge: "Free" }],
  ["question", { question: "fonts" }, { question: "fonts", answer: "No." }],
  ["quote", { quote: "fonts" }, { quote: "fonts", author: "nina" }],
])("what an entry is about tells it from others: %s", (key, first, second) => {
  expect(said([first, second])).toEqual([
    `a.yaml:${key.length + 4} [2].${key} "fonts" a second time; the first is on line ${key.length + 4}`,
  ]);
  expect(said([first, { [key]: "grids" }])).toEqual([]);
});

test("what has two names is the same only where both are", () => {
  const event = { title: "Open day", start: "2024-10-04" };
  expect(said([event, { ...event, city: "Duluth" }])).toEqual([
    'a.yaml:9 [2].title "Open day" a second time; the first is on line 9',
  ]);
  expect(said([event, { ...event, start: "2024-10-05" }])).toEqual([]);
  expect(
    said([
      { to: "/", label: "Home" },
      { to: "/", label: "Home", icon: "house" },
    ]),
  ).toHaveLength(1);
  expect(
    said([
      { to: "/", label: "Home" },
      { to: "/", label: "Start" },
    ]),
  ).toEqual([]);
  expect(said([{ title: "Open day" }, { title: "Open day", city: "Duluth" }])).toEqual([]);
});

test("records with an id are told by it elsewhere, and lessons have their own order", () => {
  expect(said([{ id: "a" }, { id: "a" }])).toEqual([]);
  expect(said([{ lesson: "a" }, { lesson: "a" }])).toEqual([]);
});

test("lists in lists and records are looked through, each by itself", () => {
  expect(said({ a: [["x"], ["x", "x"]], b: { c: ["x"] } })).toEqual([
    'a.yaml:7 a[2][2] "x" a second time; the first is on line 7',
  ]);
  expect(said(null)).toEqual([]);
  expect(said("text")).toEqual([]);
});
