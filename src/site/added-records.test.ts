/** Records that an editor adds, each in one place, and where they appear. */
import { beforeAll, expect, test } from "vitest";
import { courseFrom, languages, newestArticleFrom } from "../../tests/fixtures/added-records.ts";
import { copyContent } from "../../tests/fixtures/content-copy.ts";
import { pageOf, sectionAt } from "../../tests/fixtures/small-site.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { createSite, type Site } from "./create-site.ts";

let before: Site;
let site: Site;
beforeAll(async () => {
  const copy = copyContent();
  const { edit, put, read } = copy;
  const made = () => createSite(optionsOf(copy.root, "2025-02-04T00:00Z"));
  before = await made();
  put("categories/languages.yaml", languages);
  const course = courseFrom(
    read("courses/wheel.yaml"),
    "portuguese",
    "Portuguese for the market",
    "languages",
  );
  put("courses/portuguese.yaml", course);
  const free = courseFrom(read("courses/wheel.yaml"), "basque", "Basque for all", "languages");
  put("courses/basque.yaml", free.replace(/^badge: .*$/m, "badge: 0 $"));
  const dutch = "id: dutch, title: Dutch in a month, category: glass, figure: globe, teacher: bo, badge: 49$";
  edit("courses.yaml", /$/, `- { ${dutch} }\n`);
  const article = newestArticleFrom(read("articles/old.md"));
  put("articles/evening-classes.md", article.replace(/^date: .*$/m, 'date: "2025-02-04"'));
  const [, fair = ""] = /^(- id: [^]*?\n)\n- id:/m.exec(read("events.yaml")) ?? [];
  const verbs = fair
    .replace("fair", "a-day-of-verbs")
    .replace("The fair, and more", "A day of verbs")
    .replace("The fair, and more theme", "Irregular verbs");
  edit("events.yaml", /$/, `\n${verbs}`);
  edit("people.yaml", /$/, "  - { id: ada, name: Ada Lindqvist, role: Potter }\n");
  edit("jobs.yaml", /$/, `\n${read("jobs.yaml").replaceAll(/thrower/gi, "night-librarian")}`);
  const plan = read("plans.yaml").replace(/^[^]*plans:\n/, "");
  edit("plans.yaml", /$/, plan.replace("basic", "guest").replace("Basic", "Guest"));
  const question = "{ question: May I share a plan?, answer: With one other person. }";
  edit("pages/pricing.yaml", "questions:\n", `$&      - ${question}\n`);
  site = await made();
  return copy.remove;
});

const foundAt = (to: string) => site.shared.search.documents.filter((one) => one.to === to);

test.each([
  ["/category/languages", { kind: "page", title: "Language courses" }, "Language courses"],
  ["/course/portuguese", { kind: "course", place: "Languages" }, "Portuguese for the market"],
  ["/blog/evening-classes", { kind: "article" }, '"@type":"BlogPosting"'],
])("%s is one file, and in sitemap, share pictures, search and structured data", (path, found, words) => {
  expect(before.pages.has(path)).toBe(false);
  expect(site.texts.get("sitemap.xml")).toContain(`${path}</loc>`);
  const picture = `/share/${path.slice(1).replace("/", "-")}.png`;
  expect(site.listed.map((page) => page.picture.file)).toContain(picture);
  expect(foundAt(path)).toMatchObject([found]);
  expect(site.structuredData.get(path)).toContain(words);
  expect(site.shared.titles.map(({ to }) => to)).toContain(path);
});

test("a course is in the lists, in the colour of its category, and a free one leads to its page by Course Details", () => {
  const category = { label: "LANGUAGES", hue: "hue5" };
  const { courseDetails, buyCourse } = site.content.labels.card;
  const cards = [
    { title: "Basque for all", category, badge: "0 $", to: "/course/basque", action: courseDetails },
    { title: "Portuguese for the market", category, badge: "49$", to: "/denied", action: buyCourse },
  ];
  expect(sectionAt(site.content, "/category/languages", "category-courses").cards).toMatchObject(cards);
  const dutch = {
    title: "Dutch in a month",
    badge: "49$",
    to: "/denied",
    facts: ["8 Lessons", "9 Enrolled"],
  };
  const shown = sectionAt(site.content, "/course", "course-list").pages.flat();
  expect(shown.slice(2)).toMatchObject([
    { title: "Basque for all" },
    dutch,
    { title: "Portuguese for the market" },
  ]);
  expect(pageOf<"course">(site, "/course/portuguese").view).toMatchObject({
    hue: "hue5",
    band: { hue: "hue5", eyebrow: "LANGUAGES" },
    related: [{ title: "The wheel" }, { title: "Slip" }],
  });
  expect(site.shared.search.documents).toContainEqual(
    expect.objectContaining({ kind: "course", title: "Dutch in a month", place: "Glass" }),
  );
});

test("the page of another category stays the same, but for its link to the new one", () => {
  const clay = ({ content }: Site) => sectionAt(content, "/category/clay", "category-courses");
  expect(clay(before).others).toBeUndefined();
  const links = [{ label: "Languages", to: "/category/languages", hue: "hue5" }];
  const others = { label: "OtherCategories of labels", links };
  expect(clay(site)).toEqual({ ...clay(before), others });
});

test("an article has its card, feed entry, place in the sitemap and related articles", () => {
  const path = "/blog/evening-classes";
  const [newest] = sectionAt(site.content, "/blog", "article-list").articles;
  expect(newest).toMatchObject({ to: path, hue: "hue2" });
  const related = pageOf<"article">(site, path).view.related.map(({ to }) => to);
  expect(related).toEqual(["/blog/glaze", "/blog/old"]);
  expect(site.texts.get("blog/feed.xml")).toContain(`${path}</link>`);
  expect(site.texts.get("sitemap.xml")).toContain(`${path}</loc>`);
});

test("an event has its picture, theme, search entry and data, and is scheduled until it is over", () => {
  const { events } = sectionAt(site.content, "/event", "event-programme");
  const titles = ["The fair, and more", "Open kiln", "A day of verbs"];
  expect(events.map(({ title }) => title)).toEqual(titles);
  expect(sectionAt(site.content, "/event", "event-ticker").themes).toContain("Irregular verbs");
  expect(events[2]?.image.src).not.toBe(events[0]?.image.src);
  expect(foundAt("/event#event-a-day-of-verbs")).toMatchObject([{ kind: "event" }]);
  const { "@graph": nodes } = JSON.parse(site.structuredData.get("/event") ?? "");
  const eventStatus = "https://schema.org/EventScheduled";
  expect(nodes).toContainEqual(expect.objectContaining({ name: "A day of verbs", eventStatus }));
});

test("a person, an opening, a plan and a question are one record each", () => {
  const { people } = sectionAt(site.content, "/team", "team");
  expect(people.map(({ id }) => id)).toEqual(["bo", "ann", "ada"]);
  expect(new Set(people.map(({ portrait }) => portrait.src)).size).toBe(3);
  const found = { "/team": "Ada Lindqvist", "/career": "night-librarian", "/pricing": "Guest: One bowl." };
  for (const [to, words] of Object.entries(found))
    expect(foundAt(to)).toMatchObject([{ text: expect.stringContaining(words) }]);
  expect(foundAt("/pricing#questions-1")).toMatchObject([{ kind: "question", title: "May I share a plan?" }]);
});
