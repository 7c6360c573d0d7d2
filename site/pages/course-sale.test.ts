import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, mistakesAfter, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { nodesOf, smallPage, viewAt } from "../../tests/fixtures/small-provider.ts";
import { loadContent } from "../load/load.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const contentAt = (now = "2025-01-01") => loadContent(copy.root, new Date(now));
const page = (now?: string) => viewAt<"course">(contentAt(now), "/course/wheel");
const cardOf = (title: string) =>
  viewAt<"courses">(contentAt(), "/course").courses.pages[0]?.find((card) => card.title === title);

/** What search engines are told of the course. */
function dataAt(now: string) {
  const shown = smallPage({ path: "/course/wheel", kind: "course", slug: "wheel" });
  return nodesOf(shown, contentAt(now), now)[1];
}

const sessions = `
sessions:
  - { start: 2025-05-05T18:00, timeZone: Europe/Berlin, price: $40, status: full, register: /contact }
  - { start: 2025-02-03T18:00, end: 2025-02-24T20:00, timeZone: Europe/Berlin, register: /contact }
  - { start: 2025-06-05T18:00, timeZone: Europe/Berlin, status: over }
`;

test("a course with a price leads to its page, unless it needs a membership", () => {
  expect(cardOf("The wheel")?.to).toBe("/denied");
  copy.edit("site.yaml", "membership: true\n", "");
  expect(cardOf("The wheel")?.to).toBe("/course/wheel");
});

test("a membership needs the page that speaks of it", () => {
  expect(mistakesAfter(({ root }) => rmSync(join(root, "pages", "denied.yaml")))).toContainEqual(
    expect.stringMatching(/^\S*site\.yaml:\d+ membership \| true, while there is no page \/denied/),
  );
});

test("a course that is booked has the way to register in the place of its first lesson, while there is room", () => {
  expect(page()).not.toHaveProperty("booking");
  copy.edit("courses/wheel.yaml", /$/, "register: https://book.example/wheel\nstatus: waiting-list\n");
  expect(page().booking).toEqual({
    status: "Waiting list",
    register: { label: "Register", to: "https://book.example/wheel" },
  });
  expect(cardOf("The wheel")).toMatchObject({ status: "Waiting list" });
  expect(dataAt("2025-01-01")).toMatchObject({
    offers: {
      price: 49,
      availability: "https://schema.org/BackOrder",
      url: "https://book.example/wheel",
    },
  });
  copy.edit("courses/wheel.yaml", "waiting-list", "full");
  expect(page().booking).toEqual({ status: "Full" });
});

test("dates say their price, whether there is room and where one registers; those that are over are left out", () => {
  copy.edit("courses/wheel.yaml", /$/, sessions);
  const items = (now: string) => page(now).overview.sessions?.items;
  expect(items("2025-01-01")).toMatchObject([
    { days: "February 3 – 24, 2025", register: { to: "/contact" }, until: Date.parse("2025-02-24T23:00Z") },
    { days: "May 5, 2025", price: "$40", status: "Full" },
  ]);
  expect(items("2025-01-01")?.[1]).not.toHaveProperty("register");
  expect(items("2025-03-01")).toHaveLength(1);
  expect(page("2025-07-01").overview).not.toHaveProperty("sessions");
  expect(dataAt("2025-03-01")).toMatchObject({
    hasCourseInstance: [{ offers: { price: 40, availability: "https://schema.org/SoldOut" } }],
  });
  expect(dataAt("2025-07-01")).not.toHaveProperty("hasCourseInstance");
});

test("a course has lessons with titles of its own, or none", () => {
  copy.edit("courses/wheel.yaml", "lesson: begin", "title: Sit and breathe");
  copy.put("lessons.yaml", "[]\n");
  expect(page().lessons.map(({ title }) => title)).toEqual(["Sit and breathe"]);
  expect(dataAt("2025-01-01")).toMatchObject({ syllabusSections: [{ name: "Sit and breathe" }] });
  copy.edit("courses/wheel.yaml", /^lessons:\n(?: .*\n)+/m, "");
  expect(page().lessons).toEqual([]);
  expect(dataAt("2025-01-01")).not.toHaveProperty("syllabusSections");
});

test("what a course does not say of ratings, video and learners is not shown, and nothing stands in its place", () => {
  copy.edit("courses/wheel.yaml", "rating: 5.00 (2)\n", "");
  copy.edit("courses/wheel.yaml", ', lessons: "1"', "");
  copy.edit("courses/wheel.yaml", ', video: 8 hours, enrolled: "9"', "");
  copy.edit("course-lists.yaml", /^defaults:.*\n/m, "");
  expect(page()).not.toHaveProperty("rating");
  expect(page().facts.map(({ value }) => value)).toEqual(["3 weeks", "Beginner"]);
  for (const key of ["rating", "lessons", "enrolled"]) expect(cardOf("The wheel")).not.toHaveProperty(key);
});

test("lessons, ratings and the words for booking are asked for in sentences", () => {
  const placesOf = (spoil: (spoilt: ContentCopy) => void) =>
    mistakesAfter(spoil).map((said) => said.split(" | ").slice(0, 3).join(" | "));
  expect(
    placesOf((spoilt) => spoilt.edit("courses/wheel.yaml", "rating: 5.00 (2)", "rating: 7.5 of 10")),
  ).toEqual([expect.stringMatching(/rating \| .* \| a number from 0 to 5/)]);
  expect(
    placesOf((spoilt) =>
      spoilt.edit("courses/wheel.yaml", "  - lesson: begin", "  - lesson: begin\n    title: Two"),
    ),
  ).toEqual([expect.stringMatching(/title \| .* \| either the title of the lesson/)]);
  expect(
    placesOf((spoilt) => {
      spoilt.edit("labels.yaml", /^ *full: Full,?\n/m, "");
      spoilt.edit("courses/wheel.yaml", /$/, "status: full\n");
    }),
  ).toEqual([expect.stringMatching(/status \| .*no word \| booking\.full in labels\.yaml/)]);
});
