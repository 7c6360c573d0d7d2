import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { viewAt } from "../../tests/fixtures/small-site.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { wordsOf, type Content } from "../data/content.ts";
import { PictureStore } from "../data/images/picture-store.ts";
import { loadContent } from "../site/load.ts";
import { categoryWords } from "../pages/category/category.definition.ts";
import { sectionKinds, sectionsOf, type SectionKind } from "./sections.ts";

let copy: ContentCopy;
let content: Content;
const now = new Date("2025-02-03T00:00Z");
beforeAll(() => {
  copy = copyContent();
  copy.put("pages/open-days.yaml", readFileSync("tests/fixtures/pages/open-days.yaml", "utf8"));
  content = loadContent(optionsOf(copy.root, now));
});
afterAll(() => copy.remove());

function sectionOf(kind: SectionKind) {
  const record = content.pages.find(({ sections }) => sections.some((section) => section.kind === kind));
  const path = record ? undefined : "/category/clay";
  const page = content.pageList.find((one) => (path ? one.path === path : one.slug === record?.slug));
  if (!page) throw new Error(`No page has a section of the kind ${kind}.`);
  const made = sectionsOf({
    content,
    page,
    eyebrow: "Eyebrow",
    title: "Title",
    hue: "hue5",
    sections: wordsOf(content, { kind: "category", schema: categoryWords }).sections,
    ...record,
  }).find((one) => one.kind === kind);
  if (!made) throw new Error(`No section of the kind ${kind} was made.`);
  const things = made.structuredData({ url: `https://kiln.example${page.path}`, image: "i" });
  return {
    view: made.view({ content, pictures: new PictureStore() }).view,
    anchors: made.anchors(),
    search: [...made.search(), ...made.results().map(({ title, to }) => `${title} at ${to}`)],
    data: things.map((one) => one["@type"]),
  };
}

const organization = ["EducationalOrganization", "WebSite"];

/** Words that a kind shows; its anchors, search entries, structured data and questions, if not the default. */
type Said = { anchors?: string[]; search?: string[]; data?: string[]; questions?: string[] };
const kinds: [SectionKind, string, Said?][] = [
  ["article-list", "List title of blog|Glaze & fire|Soon|Old news"],
  ["articles", "Glaze & fire|Old news", { search: ["Blog title of home"] }],
  ["benefits", '"list"|Short courses', { search: ["Short courses", "1 text of about"] }],
  ["catalogue", "2+|/course"],
  ["categories", "Bowls|2 Courses", { search: ["Bowls"] }],
  ["category-courses", "Slip|The wheel", { anchors: [] }],
  ["category-path", "Slip|Slip is wet.|The wheel", { search: ["Path of category"] }],
  [
    "contact",
    "Intro 1|DIRECTOR|Bo|Fill out for contact",
    {
      anchors: ["contact-title"],
      search: ["Bo", "1 Clay St, Dayton, OH", "hello@kiln.example", "Monday to Friday"],
    },
  ],
  ["contact-block", "/contact|hello@kiln.example"],
  ["course-filter", "All courses|The wheel|Slip|Clay|The wheel"],
  ["course-list", "The wheel|Slip"],
  [
    "event-programme",
    "Over of event|The fair, and more|Open kiln",
    {
      anchors: ["event-programme", "event-fair", "event-kiln"],
      search: ["The fair, and more at /event#event-fair", "Open kiln at /event#event-kiln"],
      data: ["Event", "Event"],
    },
  ],
  ["event-ticker", "The fair, and more theme|Open kiln theme", { anchors: [] }],
  [
    "faq-categories",
    "First|One?|Second|Two?",
    {
      anchors: ["faq-one", "faq-one-1", "faq-two", "faq-two-1"],
      search: ["One? at /faq#faq-one-1", "Two? at /faq#faq-two-1"],
    },
  ],
  ["feature-cards", "Choose a piece"],
  ["hero", "Clay, one bowl at a time.|Free courses of home", { anchors: [], data: organization }],
  [
    "job-openings",
    "/contact|Thrower",
    {
      anchors: ["job-openings", "job-thrower"],
      search: ["Thrower", "1 Clay St, Dayton, OH", "You throw."],
    },
  ],
  ["journey", "Journey title of banners"],
  ["location", "Area location|1 Clay St|street"],
  ["plans", "By month|Basic|Save|One wheel", { search: ["Basic: One bowl.", "One wheel"] }],
  ["promotions", "QuickAccess title|/course|DevelopSkills title|/signup", { anchors: [] }],
  [
    "prose",
    "How it goes|/about#story|An apron.",
    {
      // No heading has the id of a section.
      anchors: ["prose", "text-articles", "to-bring"],
      search: ["How it goes", "Articles.", "We show how we began.", "To bring.", "An apron."],
    },
  ],
  [
    "questions",
    "Faq title of contact|Who answers?",
    {
      anchors: ["questions-title", "questions-1"],
      search: ["Faq title of contact", "Who answers? at /contact#questions-1"],
    },
  ],
  ["story", "Paragraphs 1|3K", { search: ["Paragraphs 1 of about"], data: organization }],
  ["teach", "Points 1 of about|Bo|Ann <Potter>"],
  ["team", "INSTRUCTOR|Bo|Ann <Potter>", { search: ["Bo", "Ann <Potter>"] }],
  ["testimonials", "My bowl is round.|Ann <Potter>", { anchors: ["testimonials-title"] }],
  ["trending-courses", "Slip|The wheel", { anchors: [] }],
  ["tutor", "Tutor title of banners|/art/bo|/art/ann"],
  ["universities", "Cone|St. Wheel|Sponge|St. Mud|Wire|Rib", { anchors: [] }],
];

test("each kind of section is tested here", () => {
  const all = sectionKinds.map(({ kind }) => kind);
  expect(kinds.map(([kind]) => kind)).toEqual(all);
});

test.each(kinds)(
  "a section of the kind %s shows “%s”, with anchors, search text and data",
  (kind, words, said) => {
    const { view, ...made } = sectionOf(kind);
    for (const word of words.split("|")) expect(JSON.stringify(view)).toContain(word);
    expect(made).toEqual({ anchors: [kind], search: [], data: [], ...said });
  },
);

test("each section of a page has its own id, in order", () => {
  const { sections } = viewAt<"page">(content, "/open-days");
  expect(sections.map(({ id }) => id).join(" ")).toBe(
    "prose articles questions questions-2 benefits plans testimonials prose-2 contact journey",
  );
  const shownIn = (id: string) => JSON.stringify(sections.find((one) => one.id === id)?.view);
  expect(shownIn("questions-2")).toContain("When is the next one?");
  expect(shownIn("prose-2")).toContain('"id":"to-bring-1"');
});
