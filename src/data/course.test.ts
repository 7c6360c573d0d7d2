import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { smallSite, viewAt } from "../../tests/fixtures/small-site.ts";
import { coursePageSchema } from "./course.ts";

test("counts of lessons and learners are on cards and course pages", () => {
  const content = smallSite();
  const card = content.courses.find(({ page }) => page === "wheel");
  expect(card).toMatchObject({ lessons: "1 Lessons", enrolled: "9 Enrolled" });
  const { facts } = viewAt<"course">(content, "/course/wheel");
  const shorts = facts.flatMap(({ short = [] }) => short);
  expect(shorts).toEqual(["1 Lessons", "Video: 8 hours", "9 Enrolled"]);
});

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
