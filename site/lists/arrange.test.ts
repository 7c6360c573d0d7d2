import { expect, test } from "vitest";
import { arrange, pagesOf, relate, sortByText, sortNewestFirst } from "./arrange.ts";

const itself = (text: string) => text;

test("what is pinned comes first and once, and a limit cuts the end", () => {
  expect(arrange(["c", "a"], ["a", "b", "c", "d"], itself)).toEqual(["c", "a", "b", "d"]);
  expect(arrange(["c"], ["a", "b"], itself, 2)).toEqual(["c", "a"]);
  expect(arrange([], [], itself)).toEqual([]);
});

test("a list is cut into pages, the last as long as what is left", () => {
  expect(pagesOf(["a", "b", "c"], 2)).toEqual([["a", "b"], ["c"]]);
  expect(pagesOf([], 2)).toEqual([]);
});

test("texts are sorted as a reader expects, days from the newest, and equal ones keep their order", () => {
  expect(sortByText(["part 10", "Part 2", "éclair", "zebra"], itself, "en")).toEqual([
    "éclair",
    "Part 2",
    "part 10",
    "zebra",
  ]);
  expect(sortNewestFirst(["2024-09-16 a", "2024-10-04", "2024-09-16 b"], (one) => one.slice(0, 10))).toEqual([
    "2024-10-04",
    "2024-09-16 a",
    "2024-09-16 b",
  ]);
});

test("related entries follow in the same group, round and round, and others fill what is left", () => {
  const entries = ["a1", "b1", "a2", "a3", "b2"];
  const near = relate(entries, itself, (one) => one.slice(0, 1), 3);
  expect(near.get("a2")).toEqual(["a3", "a1", "b2"]);
  expect(near.get("b2")).toEqual(["b1", "a1", "a2"]);
  expect(relate(["a1"], itself, () => "a", 3).get("a1")).toEqual([]);
});
