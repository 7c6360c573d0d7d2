import { readFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { courseFrom, languages, newestArticleFrom } from "../tests/fixtures/added-records.ts";
import { viewAt } from "../tests/fixtures/small-provider.ts";
import { copyContent, type ContentCopy } from "../tests/fixtures/content-copy.ts";
import { loadContent } from "./load/load.ts";
import { makeSite, type PageData, type Site } from "./make-site.ts";
import type { PageKind } from "./pages.ts";

// Every kind of record is added in a copy of the content, and all that belongs to it has to follow by itself.

// Each makes a whole site.
vi.setConfig({ testTimeout: 30_000 });

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const made = () => makeSite(copy.root, new Date("2024-09-01T00:00Z"));

function pageOf<Kind extends PageKind>(site: Site, path: string) {
  const page = site.pages.get(path);
  if (!page) throw new Error(`There is no page ${path}.`);
  return page as PageData<Kind>;
}

/** What search engines are told of a page, as text. */
const dataOf = ({ structuredData }: Site, path: string) => structuredData.get(path) ?? "";
const sitemapOf = (site: Site) => site.texts.get("sitemap.xml") ?? "";
const sharePictures = (site: Site) => site.listed.map(({ picture }) => picture.file);
const titles = (cards: readonly { title: string }[]) => cards.map(({ title }) => title);

/** Puts a course page of that title and category. */
function putCourse(slug: string, title: string, category: string) {
  copy.put(`courses/${slug}.yaml`, courseFrom(copy.read("courses/design.yaml"), slug, title, category));
}

test("a fifth category and a course in it are one file each, and show wherever categories and courses do", async () => {
  const before = await made();
  copy.put("categories/languages.yaml", languages);
  putCourse("portuguese", "Portuguese for the market", "languages");
  const site = await made();

  expect([...site.pages.keys()].filter((path) => !before.pages.has(path))).toEqual([
    "/category/languages",
    "/course/portuguese",
    "/course/level/intermediate",
    "/course/price/free",
    "/course/price/paid",
    "/course/page/3",
  ]);
  const card = {
    title: "Portuguese for the market",
    category: { label: "LANGUAGES", hue: "lilac" },
    badge: "Free",
    to: "/course/portuguese",
  };
  const category = pageOf<"category">(site, "/category/languages").view;
  expect(category).toMatchObject({ hue: "lilac", band: { hue: "lilac", title: "Language courses" } });
  expect(category.cards).toMatchObject([card]);

  const { lists } = pageOf<"home">(site, "/").view.courses;
  expect(lists.map(({ label }) => label)).toEqual([
    "All courses",
    "Design",
    "Development",
    "Management",
    "Finance",
    "Languages",
  ]);
  expect(lists.at(-1)).toMatchObject({ value: "languages", cards: [card] });
  const { pages } = pageOf<"courses">(site, "/course").view.courses;
  expect(pages.map((cards) => cards.length)).toEqual([6, 6]);
  expect(pageOf<"courses">(site, "/course/page/3").view.courses.pages).toMatchObject([[card]]);

  const course = pageOf<"course">(site, "/course/portuguese").view;
  expect(course).toMatchObject({ hue: "lilac", band: { hue: "mint", eyebrow: "LANGUAGES" } });

  const { documents } = site.shared.search;
  expect(documents).toContainEqual(
    expect.objectContaining({ kind: "page", title: "Language courses", to: "/category/languages" }),
  );
  expect(documents).toContainEqual(
    expect.objectContaining({ kind: "course", place: "LANGUAGES", to: "/course/portuguese" }),
  );
  for (const path of ["/category/languages", "/course/portuguese"]) {
    expect(sitemapOf(site)).toContain(`${path}</loc>`);
    expect(site.texts.get("llms.txt")).toContain(`${path})`);
    expect(sharePictures(site)).toContain(`/share/${path.slice(1).replace("/", "-")}.png`);
    expect(site.shared.near.map(({ to }) => to)).toContain(path);
  }
  expect(dataOf(site, "/category/languages")).toContain("Portuguese for the market");
  expect(dataOf(site, "/course/page/3")).toContain("Portuguese for the market");
  expect(dataOf(site, "/course/portuguese")).toContain('"@type":"Course"');
  // The pages that the new records are not on stay as they are.
  expect(pageOf(site, "/category/design")).toEqual(pageOf(before, "/category/design"));
  expect(pageOf(site, "/course/design").view).toEqual(pageOf(before, "/course/design").view);
});

test("a category's hue and shapes decide how its pictures are drawn", () => {
  putCourse("portuguese", "Portuguese for the market", "languages");
  const coverOf = (record: string) => {
    copy.put("categories/languages.yaml", record);
    return viewAt<"category">(loadContent(copy.root), "/category/languages").cards[0]?.cover.src;
  };
  const covers = [
    coverOf(languages),
    coverOf(languages.replace("shapes: rounds", "shapes: angles")),
    coverOf(languages.replace("hue: lilac", "hue: jade")),
  ];
  expect(new Set(covers).size).toBe(3);
});

test("a category may have no page, and a course no page, and their cards show all the same", async () => {
  copy.put("categories/languages.yaml", languages.slice(0, languages.indexOf("page:")));
  copy.put(
    "courses.yaml",
    `${copy.read("courses.yaml")}
- id: dutch-in-a-month
  title: Dutch in a month
  category: languages
  figure: globe
  badge: "49$"
`,
  );
  const site = await made();
  expect(site.pages.has("/category/languages")).toBe(false);
  const card = { title: "Dutch in a month", badge: "49$", to: "/denied", lessons: "8 Lessons" };
  expect(pageOf<"home">(site, "/").view.courses.lists.at(-1)).toMatchObject({
    label: "Languages",
    cards: [card],
  });
  expect(pageOf<"courses">(site, "/course/page/3").view.courses.pages).toMatchObject([[card]]);
  expect(site.shared.search.documents).toContainEqual(
    expect.objectContaining({ kind: "course", title: "Dutch in a month", place: "LANGUAGES" }),
  );
});

test("a new course follows the pinned ones by its title, in its category and in the course list", async () => {
  putCourse("zines", "Zines in an afternoon", "design");
  putCourse("lettering", "A hand for lettering", "design");
  const site = await made();
  const cards = titles(pageOf<"category">(site, "/category/design").view.cards);
  expect(cards.slice(3)).toEqual(["A hand for lettering", "Zines in an afternoon"]);
  expect(pageOf<"courses">(site, "/course/page/3").view.courses.pages.map(titles)).toEqual([cards.slice(3)]);
  // Related: its own category first, then others; never the course itself.
  const related = titles(pageOf<"course">(site, "/course/zines").view.related);
  expect(related.slice(0, 2)).toEqual([
    "A hand for lettering",
    "Advanced photoshop techniques for designers",
  ]);
  expect(related).toHaveLength(3);
  expect(related).not.toContain("Zines in an afternoon");
});

test("an article is one file: its card, its feed entry and its related articles come by themselves", async () => {
  copy.put("articles/evening-classes.md", newestArticleFrom(copy.read("articles/blog4.md")));
  const site = await made();
  const path = "/blog/evening-classes";
  const list = pageOf<"blog">(site, "/blog").view.articles;
  expect(list[0]).toMatchObject({ to: path, hue: "cobalt" });
  // Of its category those that are older come first, and then what other categories have.
  expect(pageOf<"article">(site, path).view.related.map(({ to }) => to)).toEqual([
    "/blog/blog1",
    "/blog/blog2",
    "/blog/blog4",
    "/blog/blog3",
  ]);
  expect(pageOf<"article">(site, "/blog/blog1").view.related).toHaveLength(4);
  expect(site.texts.get("blog/feed.xml")).toContain(`${path}</link>`);
  expect(sitemapOf(site)).toMatch(/\/blog\/evening-classes<\/loc>\s*<lastmod>2024-12-01</);
  expect(dataOf(site, "/blog")).toContain("What evening classes teach");
  expect(dataOf(site, path)).toContain('"@type":"BlogPosting"');
  expect(site.shared.search.documents).toContainEqual(expect.objectContaining({ kind: "article", to: path }));
  expect(sharePictures(site)).toContain("/share/blog-evening-classes.png");
});

test("an event is one record: it takes its place by its day, and gets its calendar, picture and theme", async () => {
  const [, first = ""] = /^(- id: [^]*?)\n\n- id:/m.exec(copy.read("events.yaml")) ?? [];
  copy.put(
    "events.yaml",
    `${copy.read("events.yaml")}\n${first
      .replace(/id: .*/, "id: a-day-of-verbs")
      .replace(/title: .*/, "title: A day of verbs")
      .replace(/theme: .*/, "theme: Irregular verbs")
      .replaceAll("2024-10-04T", "2024-10-19T")
      .replace(/category: .*/, "category: finance")}\n`,
  );
  const site = await made();
  const { events, ticker } = pageOf<"events">(site, "/event").view;
  expect(events.map(({ day }) => day)).toEqual(["04", "18", "19", "20", "25", "06", "22"]);
  expect(ticker[2]).toBe("Irregular verbs");
  expect(events[2]).toMatchObject({ title: "A day of verbs", calendarFile: "/event/a-day-of-verbs.ics" });
  expect(events[2]?.image.src).not.toBe(events[0]?.image.src);
  expect(site.texts.get("event/a-day-of-verbs.ics")).toContain("SUMMARY:A day of verbs");
  expect(site.texts.get("event/events.ics")).toContain("SUMMARY:A day of verbs");
  expect(dataOf(site, "/event")).toContain("A day of verbs");
  expect(site.shared.search.documents).toContainEqual(
    expect.objectContaining({ kind: "event", to: "/event#event-a-day-of-verbs" }),
  );
  copy.edit("pages/event.yaml", "events: { rest: by-date }", "events: { rest: newest-first, limit: 2 }");
  const newest = pageOf<"events">(await made(), "/event").view.events;
  expect(newest.map(({ day }) => day)).toEqual(["22", "06"]);
});

test("a person of the role that the team page names is one record", async () => {
  copy.put(
    "people.yaml",
    `${copy.read("people.yaml")}
  - id: ada-lindqvist
    name: Ada Lindqvist
    role: INSTRUCTOR
`,
  );
  const site = await made();
  const { people } = pageOf<"team">(site, "/team").view;
  expect(people.map(({ id }) => id).slice(7)).toEqual(["leila-aziz", "ada-lindqvist"]);
  expect(new Set(people.map(({ portrait }) => portrait.src)).size).toBe(9);
  expect(site.shared.search.documents).toContainEqual(
    expect.objectContaining({ to: "/team", text: expect.stringContaining("Ada Lindqvist") }),
  );
});

test("an opening, a plan and a question are one record each", async () => {
  copy.put(
    "jobs.yaml",
    `${copy.read("jobs.yaml")}
- id: night-librarian
  title: Night librarian
  posts: 1 post available
  address: 9 Lantern Row, Duluth, MN
  salary: $30K-$40K
  category: finance
  figure: lamp
  info: { description: You answer those who study at night., jobType: Full-time, experience: None }
`,
  );
  copy.edit(
    "plans.yaml",
    /^plans:\n/m,
    `plans:
  - { id: guest, name: Guest, summary: For a first look., monthly: 0, yearly: 0, button: Look, to: /signup, tile: { name: leaf, ground: sky, colour: cobalt } }
`,
  );
  copy.edit(
    "faqs.yaml",
    /^pricing:\n/m,
    "pricing:\n  - { question: May I share a plan?, answer: With one other person. }\n",
  );
  const site = await made();
  expect(pageOf<"career">(site, "/career").view.jobs.at(-1)).toMatchObject({ title: "Night librarian" });
  const pricing = pageOf<"pricing">(site, "/pricing").view;
  expect(pricing.offers[0]).toMatchObject({ id: "guest" });
  expect(pricing.questions[0]).toMatchObject({ question: "May I share a plan?" });
  expect(dataOf(site, "/pricing")).toContain("May I share a plan?");
  expect(dataOf(site, "/pricing")).toContain("/pricing#guest");
  const { documents } = site.shared.search;
  expect(documents).toContainEqual(
    expect.objectContaining({ to: "/career", text: expect.stringContaining("Night librarian") }),
  );
  expect(documents).toContainEqual(
    expect.objectContaining({ to: "/pricing", text: expect.stringContaining("Guest: For a first look.") }),
  );
  expect(documents).toContainEqual(
    expect.objectContaining({ kind: "question", title: "May I share a plan?", to: "/pricing#pricing-faq-1" }),
  );
});

test("a plain page is one file: its link in the footer, its search entry and its data come by themselves", async () => {
  copy.put(
    "plain-pages/license.md",
    `---
meta:
  title: License
  description: What learners may do with the texts, pictures and tasks of the courses, and what they should ask for first.
band: { eyebrow: License, title: What you may do with our courses, hue: butter }
footer: Company
---

## Texts

Print them, and give the *copies* to [your colleagues](/about#story).
`,
  );
  const site = await made();
  expect(site.pages.get("/license")?.footer).toBe("compact");
  const column = site.shared.frame.footer.columns.find(({ title }) => title === "Company");
  // The content has it as plain text, which becomes the link in its place.
  expect(column?.items.at(-1)).toEqual({ label: "License", to: "/license" });
  expect(column?.items).toHaveLength(6);
  expect(site.shared.search.documents).toContainEqual(
    expect.objectContaining({
      kind: "page",
      to: "/license",
      text: expect.stringContaining("give the copies to your colleagues") as string,
    }),
  );
  expect(dataOf(site, "/license")).toContain('"@type":"WebPage"');
  expect(dataOf(site, "/license")).toContain('"@type":"BreadcrumbList"');
  expect(sitemapOf(site)).toContain("/license</loc>");
  expect(sharePictures(site)).toContain("/share/license.png");
});

test("what only some courses say is found by the search and told to search engines", async () => {
  const more = readFileSync("tests/fixtures/provider/courses/design.yaml", "utf8");
  copy.put("courses/design.yaml", `${copy.read("courses/design.yaml")}\n${more}`);
  const site = await made();
  const found = site.shared.search.documents.find(({ to }) => to === "/course/design");
  expect(found?.text).toContain("Sketch five ideas for a screen before you draw one.");
  expect(found?.text).toContain("No software but a browser.");
  expect(found?.text).toContain("Haus der Bücher, Leipzig, Saxony, Germany");
  const data = dataOf(site, "/course/design");
  expect(data).toContain(
    '"courseSchedule":{"@type":"Schedule","duration":"PT4H30M","repeatFrequency":"Weekly","repeatCount":3}',
  );
  expect(data).toContain('"startDate":"2026-09-14T18:00:00+02:00","endDate":"2026-10-05T20:00:00+02:00"');
  expect(data).toContain('"maximumAttendeeCapacity":12');
  expect(data).toContain(
    '"location":{"@type":"VirtualLocation","url":"https://tessera.example/course/design"}',
  );
});

test("the page of a person is one file: names lead there, and so do search, sitemap and data", async () => {
  copy.put(
    "people/june-castell.md",
    `---
meta:
  title: June Castell
  description: Who June Castell is, how a print shop with nineteen apprentices taught her to teach, and which courses she gives.
---

She keeps the *first* sheet that she printed.
`,
  );
  const site = await made();
  const path = "/team/june-castell";
  const { view } = pageOf<"person">(site, path);
  expect(view.courses.map(({ to }) => to)).toEqual(["/course/design", "/course/management"]);
  const written = site.content.articles.filter(({ author }) => author === "june-castell");
  expect(view.articles.map(({ title }) => title)).toEqual(written.map(({ title }) => title));
  const names = (people: readonly { name: string; to?: string }[]) =>
    people.flatMap(({ name, to }) => (to === undefined ? [] : [[name, to]]));
  const expected = [["June Castell", path]];
  expect(names(pageOf<"team">(site, "/team").view.people)).toEqual(expected);
  expect(names(pageOf<"course">(site, "/course/design").view.instructors)).toEqual(expected);
  expect(names([pageOf<"article">(site, `/blog/${written[0]?.slug}`).view.author])).toEqual(expected);
  expect(dataOf(site, path)).toContain('"@type":"ProfilePage"');
  const person = `"@type":"Person","@id":"https://tessera.example${path}#person"`;
  expect(dataOf(site, path)).toContain(person);
  expect(dataOf(site, "/course/design")).toContain(person);
  expect(site.shared.search.documents).toContainEqual(
    expect.objectContaining({
      to: path,
      place: "INSTRUCTOR",
      text: expect.stringContaining("She keeps the first sheet") as string,
    }),
  );
  expect(sitemapOf(site)).toContain(`${path}</loc>`);
  expect(sharePictures(site)).toContain("/share/team-june-castell.png");
});
