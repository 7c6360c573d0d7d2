import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { coursePageSchema } from "./course.ts";

test("a course page has a figure for each line of the audience, and for each result after the first", () => {
  const three = ["One", "Two", "Three"];
  const overview = {
    description: three,
    features: three,
    audience: three,
    figures: ["people", "book"],
    diagram: { shows: "contact-sheet", caption: "Three." },
    results: three,
    drawn: ["people"],
  };
  expect(saidOf(coursePageSchema.shape.overview, overview)).toEqual([
    expect.stringMatching(/^figures: as many figures as lines in “audience”/),
    expect.stringMatching(/^drawn: as many figures as lines in “results”, but one/),
  ]);
});
