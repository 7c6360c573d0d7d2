import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { coursePageSchema } from "./course.ts";

test("each result of a course page after the first has a figure or rows", () => {
  const three = ["One", "Two", "Three"];
  const results = [{ title: "A bowl" }, { title: "A cup" }, { title: "A lid", figure: "people" }];
  const diagram = { shows: "contact-sheet", caption: "Three." };
  const overview = { description: three, features: three, audience: three, diagram, results };
  expect(saidOf(coursePageSchema.shape.overview, overview)).toEqual([
    expect.stringMatching(/^results\.1: a “figure” or “rows”/),
  ]);
});
