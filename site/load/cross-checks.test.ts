import { expect, test } from "vitest";
import type { SoundContent } from "../content.ts";
import { fieldName } from "./content-error.ts";
import { checkAcross } from "./cross-checks.ts";

/** What is said of content that has these parts and no others. */
function said(parts: object): string[] {
  const sentences: string[] = [];
  const nothing = {
    pageList: [],
    categories: [],
    courses: [],
    coursePages: [],
    articles: [],
    words: new Map(),
  };
  checkAcross(
    { ...nothing, personPages: [], plainPages: [], extraPages: [], ...parts } as unknown as SoundContent,
    (file, path, { found, expected, remedy }) =>
      sentences.push(`${file} ${fieldName(path)} | ${found} | ${expected} | ${remedy}`),
  );
  return sentences;
}

const lessons = [{ id: "one" }, { id: "two" }];
const coursePage = (...names: string[]) => ({
  coursePages: [{ slug: "design", lessons: names.map((lesson) => ({ lesson })) }],
});

test("a course page has all lessons in their order", () => {
  const order = (found: string) => [
    `courses/design.yaml lessons | ${found} | the lessons of lessons.yaml in their order: one, two | Put one entry for each lesson, in that order.`,
  ];
  expect(said({ lessons, ...coursePage("one", "two") })).toEqual([]);
  expect(said({ lessons, ...coursePage("two", "one") })).toEqual(order("two, one"));
  expect(said({ lessons, ...coursePage("one") })).toEqual(order("one"));
});

test("a lesson that there is not, and lessons that could not be read, are reported elsewhere", () => {
  expect(said({ lessons, ...coursePage("one", "three") })).toEqual([]);
  expect(said(coursePage("two", "one"))).toEqual([]);
});

test("the highlight of the home page is a part of its title", () => {
  const home = (highlight: string) => ({
    words: new Map([["home", { hero: { title: "25000+ courses", highlight } }]]),
  });
  expect(said(home("25000+"))).toEqual([]);
  expect(said(home("26000+"))).toEqual([
    'pages/home.yaml hero.highlight | "26000+" | words that stand in the title "25000+ courses" | Copy them from the title.',
  ]);
});

test("openings that search engines list say when they were announced", () => {
  const jobs = [{ posted: "2026-02-01" }, {}];
  expect(said({ jobs, site: { jobPostings: true } })).toEqual([
    'jobs.yaml [2].posted | nothing | the day on which the opening was announced, since site.yaml says jobPostings: true | Add a line such as posted: "2026-02-01", or set jobPostings to false.',
  ]);
  expect(said({ jobs, site: { jobPostings: false } })).toEqual([]);
  expect(said({ jobs })).toEqual([]);
});

test("a form that is sent nowhere has words that say so", () => {
  const words = new Map([
    ["contact", { form: {} }],
    ["course-detail", { tabs: { query: "Ask" }, query: {} }],
  ]);
  const sentence = (place: string) =>
    `pages/${place}.status | nothing | what is said when the form is sent, since site.yaml says nowhere to send it | Add the key “status”, or say in site.yaml where forms are sent (form).`;
  expect(said({ words, site: {} })).toEqual([
    sentence("contact.yaml form"),
    sentence("course-detail.yaml query"),
  ]);
  expect(said({ words, site: { form: {} } })).toEqual([]);
  expect(said({ words })).toEqual([]);
});

test("where forms are sent somewhere, a page has one", () => {
  const site = { form: {} };
  const sentences = (words: [string, object | undefined][]) => said({ site, words: new Map(words) });
  expect(sentences([["contact", { form: {} }]])).toEqual([]);
  expect(sentences([["course-detail", { tabs: { query: "Ask" }, query: {} }]])).toEqual([]);
  // Words that are not sound are reported themselves.
  expect(sentences([["contact", undefined]])).toEqual([]);
  const without = [
    "site.yaml form | where forms are sent, while no page has a form | the words of a form: form in pages/contact.yaml, or query and tabs.query in pages/course-detail.yaml | Copy them from that file of starter/ in your language; or take form out here.",
  ];
  expect(sentences([["contact", {}]])).toEqual(without);
  expect(sentences([["course-detail", { tabs: {}, query: {} }]])).toEqual(without);
});

const navigation = {
  footer: {
    columns: [
      { title: "Company", items: [{ label: "About", to: "/about" }, { label: "License" }] },
      { title: "Details", items: [] },
    ],
  },
};
const plain = (slug: string, eyebrow: string, footer?: string) => ({ slug, band: { eyebrow }, footer });
const pageList = [
  { kind: "about", path: "/about" },
  { kind: "article", path: "/blog/blog1" },
  { kind: "plain", path: "/terms" },
];

test("a plain page has a name that nothing else needs", () => {
  const names = ["about", "blog-blog1", "404", "index", "files", "assets", "art", "share", "terms"];
  const plainPages = names.map((slug) => plain(slug, slug));
  const needs = (slug: string, what: string) =>
    `plain-pages/${slug}.md (the whole file) | the name ${slug}, which ${what} needs | the name of no other page | Rename the file; its name is the page's address.`;
  expect(said({ pageList, plainPages, navigation })).toEqual([
    needs("about", "the page /about"),
    needs("blog-blog1", "the page /blog/blog1"),
    needs("404", "the build"),
    ...["index", "files", "assets", "art", "share"].map((slug) => needs(slug, "the build")),
  ]);
});

test("so has a page from sections; where it has that of a page of prose, it is told once", () => {
  const pages = [...pageList, { kind: "extra", path: "/terms" }, { kind: "extra", path: "/open-days" }];
  const extraPages = ["terms", "about", "open-days"].map((slug) => plain(slug, slug));
  expect(said({ pageList: pages, plainPages: [plain("terms", "terms")], extraPages, navigation })).toEqual(
    ["terms", "about"].map((slug) =>
      expect.stringMatching(`^extra-pages/${slug}.yaml .* the name ${slug}, which the page /${slug} needs`),
    ),
  );
});

test("the link of a plain page stands in a column of the footer, under a name of its own", () => {
  const already = (slug: string, label: string, column: string) =>
    `plain-pages/${slug}.md band.eyebrow | "${label}", which is a link of the column “${column}” already | a name that no other link of the column has | Give the page another name, or take the other link out.`;
  const plainPages = [
    plain("one", "About", "Details"),
    plain("two", "About", "Company"),
    plain("three", "Terms", "Details"),
    plain("four", "Terms", "Details"),
    plain("five", "Terms", "Company"),
    // Without an address it is no link.
    plain("six", "License", "Company"),
    plain("seven", "About"),
    plain("eight", "About", "Compeny"),
    plain("nine", "Terms", "Elsewhere"),
  ];
  const titles = "the title of a column of the footer: Company, Details";
  expect(said({ plainPages, navigation })).toEqual([
    already("two", "About", "Company"),
    already("four", "Terms", "Details"),
    `plain-pages/eight.md footer | "Compeny" | ${titles} | Did you mean “Company”? Correct the title, or add the column in navigation.yaml.`,
    `plain-pages/nine.md footer | "Elsewhere" | ${titles} | Correct the title, or add the column in navigation.yaml.`,
  ]);
  expect(said({ plainPages })).toEqual([]);
});

test("the page of a person has the name of the person's id", () => {
  const people = { people: [{ id: "nina-okafor" }, { id: "zoe" }] };
  const personPages = [{ slug: "zoe" }, { slug: "nina-okafer" }, { slug: "somebody" }];
  const ids = "the id of a person of people.yaml: nina-okafor, zoe";
  expect(said({ people, personPages })).toEqual([
    `people/nina-okafer.md (the whole file) | the name nina-okafer, which is no person's id | ${ids} | Did you mean “nina-okafor”? Rename the file, or add the person.`,
    `people/somebody.md (the whole file) | the name somebody, which is no person's id | ${ids} | Rename the file, or add the person.`,
  ]);
  expect(said({ personPages })).toEqual([]);
});
