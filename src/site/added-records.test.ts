import { afterEach, beforeEach, expect, test } from "vitest";
import { courseFrom, languages, newestArticleFrom } from "../../tests/fixtures/added-records.ts";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { pageOf, sectionAt } from "../../tests/fixtures/small-site.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { loadContent } from "./load.ts";
import { createSite, type Site } from "./create-site.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const made = () => createSite(optionsOf(copy.root, "2025-02-04T00:00Z"));

const dataOf = ({ structuredData }: Site, path: string) => structuredData.get(path) ?? "";
const foundAt = (site: Site, to: string) => site.shared.search.documents.filter((one) => one.to === to);

/** Expects a page in the sitemap, the share pictures, the search and the structured data. */
function expectKnown(site: Site, path: string, found: object, ...words: string[]) {
  expect(site.texts.get("sitemap.xml")).toContain(`${path}</loc>`);
  expect(site.listed.map(({ picture }) => picture.file)).toContain(
    `/share/${path.slice(1).replace("/", "-")}.png`,
  );
  expect(foundAt(site, path)).toMatchObject([found]);
  for (const one of words) expect(dataOf(site, path)).toContain(one);
}

function addPortuguese() {
  const wheel = copy.read("courses/wheel.yaml");
  const course = courseFrom(wheel, "portuguese", "Portuguese for the market", "languages");
  copy.put("courses/portuguese.yaml", course);
}

test("a category and its course are one file each, and appear in the course list", async () => {
  const before = await made();
  copy.put("categories/languages.yaml", languages);
  addPortuguese();
  const site = await made();
  const added = ["/category/languages", "/course/portuguese"];
  expect([...site.pages.keys()].filter((path) => !before.pages.has(path))).toEqual(added);
  const category = { label: "LANGUAGES", hue: "hue5" };
  const card = { title: "Portuguese for the market", category, badge: "49$", to: "/denied" };
  expect(sectionAt(site.content, "/category/languages", "category-courses").cards).toMatchObject([card]);
  expect(sectionAt(site.content, "/course", "course-list").pages[0]?.at(-1)).toMatchObject(card);
  expect(pageOf<"course">(site, "/course/portuguese").view).toMatchObject({
    hue: "hue5",
    band: { hue: "hue5", eyebrow: "LANGUAGES" },
    related: [{ title: "The wheel" }, { title: "Slip" }],
  });
  expectKnown(site, "/category/languages", { kind: "page", title: "Language courses" }, "CollectionPage");
  expectKnown(site, "/course/portuguese", { kind: "course", place: "LANGUAGES" }, card.title);
  expect(site.shared.titles.map(({ to }) => to)).toEqual(expect.arrayContaining(added));
  // Other pages stay the same. Only a category without neighbours links to the new one.
  const clay = ({ content }: Site) => sectionAt(content, "/category/clay", "category-courses");
  expect(clay(before).others).toBeUndefined();
  const links = [{ label: "Languages", to: "/category/languages", hue: "hue5" }];
  const others = { label: "OtherCategories of labels", links };
  expect(clay(site)).toEqual({ ...clay(before), others });
});

test("a free course added later leads to its page by Course Details; the named ones keep Buy Course", async () => {
  copy.put("categories/languages.yaml", languages);
  addPortuguese();
  copy.edit("courses/portuguese.yaml", /^badge: .*$/m, "badge: 0 $");
  const { content } = await made();
  const cardsAt = (path: string) => sectionAt(content, path, "category-courses").cards;
  const [added] = cardsAt("/category/languages");
  expect(added).toMatchObject({
    badge: "0 $",
    to: "/course/portuguese",
    action: content.labels.card.courseDetails,
  });
  // One of them is free.
  expect(cardsAt("/category/clay").map(({ badge, action }) => [badge, action])).toEqual([
    ["Free", content.labels.card.buyCourse],
    ["49$", content.labels.card.buyCourse],
  ]);
});

test("a category's hue and shapes set the look of its pictures", () => {
  addPortuguese();
  const others = [languages.replace("shapes: rounds", "shapes: angles"), languages.replace("hue5", "hue4")];
  const covers = [languages, ...others].map((record) => {
    copy.put("categories/languages.yaml", record);
    return sectionAt(loadContent(optionsOf(copy.root)), "/category/languages", "category-courses").cards[0]
      ?.cover.src;
  });
  expect(new Set(covers).size).toBe(3);
});

test("categories and courses without a page still have cards", async () => {
  copy.put("categories/languages.yaml", languages.slice(0, languages.indexOf("page:")));
  const dutch =
    "id: dutch, title: Dutch in a month, category: languages, figure: globe, teacher: bo, badge: 49$";
  copy.edit("courses.yaml", /$/, `- { ${dutch} }\n`);
  const site = await made();
  expect(site.pages.has("/category/languages")).toBe(false);
  const card = { title: "Dutch in a month", badge: "49$", to: "/denied", facts: ["8 Lessons", "9 Enrolled"] };
  expect(sectionAt(site.content, "/course", "course-list").pages[0]?.at(-1)).toMatchObject(card);
  expect(site.shared.search.documents).toContainEqual(
    expect.objectContaining({ kind: "course", title: "Dutch in a month", place: "LANGUAGES" }),
  );
});

test("an article is one file, and gets its card, feed entry and related articles", async () => {
  const article = newestArticleFrom(copy.read("articles/old.md"));
  copy.put("articles/evening-classes.md", article.replace(/^date: .*$/m, 'date: "2025-02-04"'));
  const site = await made();
  const path = "/blog/evening-classes";
  const [newest] = sectionAt(site.content, "/blog", "article-list").articles;
  expect(newest).toMatchObject({ to: path, hue: "hue2" });
  const related = pageOf<"article">(site, path).view.related.map(({ to }) => to);
  expect(related).toEqual(["/blog/glaze", "/blog/old"]);
  expect(site.texts.get("blog/feed.xml")).toContain(`${path}</link>`);
  expect(site.texts.get("sitemap.xml")).toMatch(/\/blog\/evening-classes<\/loc>\s*<lastmod>2025-02-04</);
  expectKnown(site, path, { kind: "article" }, '"@type":"BlogPosting"');
});

test("an event is one record, with picture and theme", async () => {
  const [, first = ""] = /^(- id: [^]*?\n)\n- id:/m.exec(copy.read("events.yaml")) ?? [];
  const verbs = first
    .replace(/id: .*/, "id: a-day-of-verbs")
    .replace(/title: .*/, "title: A day of verbs")
    .replace(/theme: .*/, "theme: Irregular verbs")
    .replaceAll("2025-03-01T", "2025-05-01T")
    .replace(/category: .*/, "category: glass");
  copy.edit("events.yaml", /$/, `\n${verbs}`);
  const site = await made();
  const { events } = sectionAt(site.content, "/event", "event-programme");
  const titles = ["The fair, and more", "Open kiln", "A day of verbs"];
  expect(events.map(({ title }) => title)).toEqual(titles);
  expect(sectionAt(site.content, "/event", "event-ticker").themes[2]).toBe("Irregular verbs");
  expect(events[2]?.image.src).not.toBe(events[0]?.image.src);
  expect(dataOf(site, "/event")).toContain("A day of verbs");
  expect(dataOf(site, "/event")).toContain("https://schema.org/EventScheduled");
  expect(foundAt(site, "/event#event-a-day-of-verbs")).toMatchObject([{ kind: "event" }]);
});

test("a person, an opening, a plan and a question are one record each", async () => {
  copy.edit("people.yaml", /$/, "  - { id: ada, name: Ada Lindqvist, role: Potter }\n");
  const job = copy.read("jobs.yaml").replaceAll(/thrower/gi, "night-librarian");
  copy.edit("jobs.yaml", /$/, `\n${job}`);
  const plan = copy.read("plans.yaml").replace(/^[^]*plans:\n/, "");
  copy.edit("plans.yaml", /$/, plan.replace("basic", "guest").replace("Basic", "Guest"));
  copy.edit(
    "pages/pricing.yaml",
    "questions:\n",
    "$&      - { question: May I share a plan?, answer: With one other person. }\n",
  );
  const site = await made();
  const { people } = sectionAt(site.content, "/team", "team");
  expect(people.map(({ id }) => id)).toEqual(["bo", "ann", "ada"]);
  expect(new Set(people.map(({ portrait }) => portrait.src)).size).toBe(3);
  expect(dataOf(site, "/pricing")).toContain("May I share a plan?");
  const found = { "/team": "Ada Lindqvist", "/career": "night-librarian", "/pricing": "Guest: One bowl." };
  for (const [to, words] of Object.entries(found))
    expect(foundAt(site, to)).toMatchObject([{ text: expect.stringContaining(words) }]);
  expect(foundAt(site, "/pricing#questions-1")).toMatchObject([
    { kind: "question", title: "May I share a plan?" },
  ]);
});

test("a page of text is one file, and gets its search entry and data", async () => {
  copy.put(
    "pages/license.yaml",
    `meta:
  title: License
  description: What learners may do with the texts, pictures and tasks of the courses, and what they should ask for first.
band: { eyebrow: License, title: What you may do with our courses, hue: tint3 }
sections:
  - { kind: prose, text: "Print them, and give the *copies* to [your colleagues](/about#story)." }
`,
  );
  copy.edit("navigation.yaml", "{ label: License }", "{ label: License, to: /license }");
  const site = await made();
  expect(site.pages.get("/license")?.footer).toBe("compact");
  const text: unknown = expect.stringContaining("give the copies to your colleagues");
  expectKnown(site, "/license", { kind: "page", text }, '"@type":"WebPage"', '"@type":"BreadcrumbList"');
});
