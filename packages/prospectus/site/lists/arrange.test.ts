import { expect, test } from "vitest";
import { arrangeIds, pagesOf, relate, sortByText, sortNewestFirst } from "./arrange.ts";

const itself = (text: string) => text;

test("pinned entries come first and once, and a limit cuts the end", () => {
  const rest = "by-title";
  expect(arrangeIds({ pinned: ["c", "a"], rest }, ["a", "b", "c", "d"])).toEqual(["c", "a", "b", "d"]);
  expect(arrangeIds({ pinned: ["c"], rest, limit: 2 }, ["a", "b"])).toEqual(["c", "a"]);
  expect(arrangeIds({ pinned: ["c"], rest: "none" }, ["a"])).toEqual(["c"]);
});

test("a list is split into pages, and the last has the rest", () => {
  expect(pagesOf(["a", "b", "c"], 2)).toEqual([["a", "b"], ["c"]]);
  expect(pagesOf([], 2)).toEqual([]);
});

test("texts sort by language, days from the newest, and equal ones keep their order", () => {
  const texts = ["éclair", "Part 2", "part 10", "zebra"];
  expect(sortByText(texts.toReversed(), itself, "en")).toEqual(texts);
  expect(sortNewestFirst(["2024-09-16 a", "2024-10-04", "2024-09-16 b"], (one) => one.slice(0, 10))).toEqual([
    "2024-10-04",
    "2024-09-16 a",
    "2024-09-16 b",
  ]);
});

test("related entries are the next of the group, in a circle, then others", () => {
  const rule = { pinned: ["b2", "b1"], pinnedOn: ["b1"], rest: "same-category", limit: 3 };
  const mayStand = (one: string, below: string) => one !== below;
  const relatedIn = (entries: string[]) =>
    relate(rule, entries, { keyOf: itself, groupOf: (one) => one.slice(0, 1), most: 1, mayStand });
  const related = relatedIn(["a1", "b1", "a2", "a3", "b2"]);
  expect(related.get("a2")).toEqual(["a3", "a1", "b2"]);
  expect(related.get("b2")).toEqual(["b1", "a1", "a2"]);
  expect(related.get("b1")).toEqual(["b2", "a2", "a3"]);
  expect(relatedIn(["a1"]).get("a1")).toEqual([]);
});
