import { expect, test } from "vitest";
import type { Page } from "../pages.ts";
import { anchorsOf } from "./anchors.ts";
import type { SoundContent } from "./content.ts";

const heading = { kind: "heading", id: "results" };
const records = {
  coursePages: [
    { slug: "finance", lessons: [], questions: [] },
    { slug: "design", lessons: [{}, {}], questions: [{}] },
  ],
  articles: [{ slug: "blog1", blocks: [{ kind: "paragraph" }, heading] }],
  personPages: [{ slug: "nina", blocks: [heading] }],
  plainPages: [{ slug: "terms", blocks: [heading] }],
};
const lists = {
  faqs: { categories: [{ id: "fees", questions: [{}, {}] }], pricing: [{}, {}], contact: [{}] },
  events: [{ id: "fair" }],
  jobs: [{ id: "editor" }],
};

/** The places of a page by its kind, but for the headings that every page of the kind has. */
const places = (kind: string, slug?: string, content: object = { ...records, ...lists }) =>
  anchorsOf({ kind, slug } as Page, content as SoundContent);

test.each([
  ["faq", undefined, ["journey", "faq-fees", "faq-fees-1", "faq-fees-2"]],
  ["pricing", undefined, ["journey", "pricing-faq-1", "pricing-faq-2"]],
  ["contact", undefined, ["journey", "contact-faq-1"]],
  ["events", undefined, ["journey", "event-fair"]],
  ["career", undefined, ["journey", "job-editor"]],
  ["course", "design", ["journey", "lesson-1", "lesson-2", "course-faq-1"]],
  ["article", "blog1", ["journey", "results"]],
  ["person", "nina", ["main", "results"]],
  ["plain", "terms", ["main", "results"]],
  ["login", undefined, ["main", "demo"]],
])("on a page of the kind “%s” (%s) content may link to the places of its records", (kind, slug, last) => {
  const all = places(kind, slug);
  expect(all?.slice(0, 2)).toEqual(["top", "main"]);
  expect(all?.slice(-last.length)).toEqual(last);
});

test("of a page whose records could not be read nobody knows the places", () => {
  const unread = { coursePages: [], articles: [], personPages: [], plainPages: [] };
  for (const kind of [
    "faq",
    "pricing",
    "contact",
    "events",
    "career",
    "course",
    "article",
    "person",
    "plain",
  ])
    expect(places(kind, "design", unread), kind).toBeUndefined();
  expect(places("about", undefined, unread)).toContain("story");
});
