import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { home } from "./home.ts";

test("the filters of the course list on home are seven at most, and the content says how many", () => {
  const filters = home.words?.shape.courses.shape.filters;
  if (!filters) throw new Error("The words of the home page have no filters.");
  expect(saidOf(filters, { rest: "by-name", limit: 7 })).toEqual([]);
  expect(saidOf(filters, { rest: "by-name", limit: 8 })).toEqual([": a limit of 7 at most"]);
  expect(saidOf(filters, { rest: "by-name" })).toEqual([": a limit of 7 at most"]);
});
