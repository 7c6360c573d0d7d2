import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { ContentError } from "./content-error.ts";
import { loadContent } from "./load.ts";

let copy: ContentCopy;

beforeEach(() => {
  copy = copyContent();
});

afterEach(() => copy.remove());

function mistakes() {
  try {
    loadContent(copy.root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

test("the content as it stands is sound", () => {
  expect(mistakes()).toEqual([]);
});

test("a course with a page is a course that cards can show, with its photograph if it has one", () => {
  const card = () => loadContent(copy.root).courses.find(({ page }) => page === "design");
  const {
    id,
    title,
    category,
    figure,
    card: counts,
  } = loadContent(copy.root).coursePages.find(({ slug }) => slug === "design") ?? {};
  expect(card()).toEqual({ id, title, category, figure, ...counts, page: "design" });
  copy.put("images/pen.jpg", "");
  copy.put(
    "courses/design.yaml",
    `photograph: { file: pen.jpg, alt: A pen }\n${copy.read("courses/design.yaml")}`,
  );
  expect(card()?.photograph).toEqual({ file: "pen.jpg", alt: "A pen" });
});

test("a misspelt key is named with its file and line", () => {
  copy.edit("site.yaml", /^phone:/m, "fone:");
  const line = copy.lineOf("site.yaml", "fone:");
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "site.yaml", line, field: "fone", found: "the key “fone”" }),
  );
});

test("a missing key is reported where its record stands, and the remedy names it", () => {
  copy.edit("site.yaml", /^phone:.*\n/m, "");
  expect(mistakes()).toContainEqual(
    expect.objectContaining({
      file: "site.yaml",
      field: "phone",
      found: "nothing",
      remedy: "Add the key “phone”.",
    }),
  );
});

test("all mistakes of all files are listed at once", () => {
  copy.edit("site.yaml", /^email:.*$/m, "email: nobody");
  copy.edit("courses.yaml", /figure: shield/, "figure: sheild");
  copy.edit("events.yaml", /2024-10-04T09:00/, "4 October");
  copy.edit("navigation.yaml", /to: \/contact/, "to: /contacts");
  const problems = mistakes();
  expect(new Set(problems.map(({ file }) => file))).toEqual(
    new Set(["site.yaml", "courses.yaml", "events.yaml", "navigation.yaml"]),
  );
});

test("an unknown value is answered with the known ones and the nearest", () => {
  copy.edit("categories/design.yaml", /hue: vermilion/, "hue: vermillion");
  const [problem] = mistakes();
  expect(problem?.found).toBe('"vermillion"');
  expect(problem?.expected).toContain("vermilion, cobalt, saffron, jade, lilac");
  expect(problem?.remedy).toContain("Did you mean “vermilion”?");
});

test("an unknown figure is answered with the list of those that can be drawn", () => {
  copy.edit("courses/management.yaml", /figure: siren/, "figure: sirene");
  const [problem] = mistakes();
  expect(problem?.expected).toMatch(/pen-nib.*siren/);
  expect(problem?.remedy).toContain("siren");
});

test("a link to a page that does not exist is reported with the nearest path", () => {
  copy.edit("banners.yaml", /to: \/career/, "to: /carreer");
  const [problem] = mistakes();
  expect(problem).toMatchObject({ file: "banners.yaml", found: '"/carreer"' });
  expect(problem?.remedy).toContain("/career");
});

test("a link in an article's prose is held against the route table too", () => {
  copy.put("articles/blog1.md", `${copy.read("articles/blog1.md")}\nRead [more](/nowhere).\n`);
  const line = copy.lineOf("articles/blog1.md", "/nowhere");
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "articles/blog1.md", found: "a link to /nowhere", line }),
  );
});

test("links to headings of articles are checked, within an article and between two, in records too", () => {
  const own = "[own](#integration-of-technologie)";
  copy.put(
    "articles/blog1.md",
    `${copy.read("articles/blog1.md")}\n> - [other](/blog/blog2#decide-where-to-stop)\n> - [gone](/blog/blog2#where)\n\n${own}\n`,
  );
  copy.edit("banners.yaml", /to: \/career/, "to: /blog/blog3#nowhere");
  const line = (text: string) => copy.lineOf("articles/blog1.md", text);
  const placesOf = (slug: string, ...ids: string[]) =>
    `a place of the page /blog/${slug}: ${["top", "main", "author", "related", "journey", ...ids].map((id) => `#${id}`).join(", ")}`;
  const [technology, exchange] = [
    "integration-of-technology",
    "collaboration-and-exchange-between-educational-systems",
  ];
  expect(mistakes()).toEqual([
    {
      file: "articles/blog1.md",
      line: line("#where"),
      field: "(prose)",
      found: "a link to /blog/blog2#where",
      expected: placesOf("blog2", technology, "decide-where-to-stop", exchange),
      remedy: expect.stringContaining("Correct what stands behind the #, or take it away with the #."),
    },
    {
      file: "articles/blog1.md",
      line: line(own),
      field: "(prose)",
      found: "a link to #integration-of-technologie",
      expected: placesOf("blog1", technology, exchange),
      remedy:
        "Did you mean “#integration-of-technology”? Correct what stands behind the #, or take it away with the #.",
    },
    expect.objectContaining({
      file: "banners.yaml",
      found: '"/blog/blog3#nowhere"',
      expected: placesOf("blog3", technology, exchange),
    }),
  ]);
});

test("a link that is none is reported once in prose and once in a record", () => {
  copy.put("articles/blog1.md", `${copy.read("articles/blog1.md")}\n[a](javascript:alert(1))\n`);
  copy.edit("banners.yaml", /to: \/career/, "to: javascript:alert(1)");
  expect(mistakes().map(({ file, found }) => [file, found])).toEqual([
    ["articles/blog1.md", "a link to javascript:alert(1)"],
    ["banners.yaml", '"javascript:alert(1)"'],
  ]);
});

test("Markdown that an article cannot hold is reported with its line in the file", () => {
  copy.put("articles/blog2.md", `${copy.read("articles/blog2.md")}\n- a\n\n  <br>\n`);
  expect(mistakes()).toEqual([
    expect.objectContaining({
      file: "articles/blog2.md",
      line: copy.lineOf("articles/blog2.md", "<br>"),
      field: "(prose)",
      found: "HTML: <br>",
    }),
  ]);
});

test("an article with nothing below its front matter is reported", () => {
  copy.edit("articles/blog2.md", /(---\n[^]*?\n---\n)[^]*/, "$1");
  expect(mistakes()).toContainEqual({
    file: "articles/blog2.md",
    line: copy.read("articles/blog2.md").split("\n").length,
    field: "(prose)",
    found: "no prose",
    expected: "paragraphs, ## and ### headings, lists, quotes, tables, code, emphasis, links and line breaks",
    remedy: "Write the prose below the second line of ---.",
  });
});

test.each([
  ["course", "course-lists.yaml", "course: design-systems-and", "course: design-sytems-and"],
  ["person", "people.yaml", "  - nina-okafor", "  - nina-okafr"],
  ["person", "testimonials.yaml", "author: amara-osei", "author: amara-ose"],
  ["person", "journal.yaml", "author: samira-dale", "author: samira-dal"],
  ["person", "articles/blog1.md", "author: nina-okafor", "author: nina-okafr"],
  ["person", "courses/design.yaml", "  - june-castell", "  - june-castel"],
  ["person", "pages/contact.yaml", "person: marguerite-vance", "person: marguerite-vanse"],
  ["lesson", "courses/finance.yaml", "lesson: negotiation", "lesson: negotiatoin"],
  ["article", "pages/home.yaml", "pinned: [blog1, blog2, blog3]", "pinned: [blog1, blog2, blog33]"],
  ["article", "pages/blog.yaml", "articles: { rest", "articles: { pinned: [blog33], rest"],
  ["article", "pages/article.yaml", "pinnedOn: [blog1", "pinnedOn: [blog33"],
  ["event", "pages/event.yaml", "events: { rest", "events: { pinned: [no-such-day], rest"],
  ["category page", "category-tiles.yaml", "category: finance", "category: management"],
  ["category", "courses.yaml", "category: management", "category: managment"],
  ["category", "courses/design.yaml", "category: design", "category: desing"],
  ["category", "articles/blog1.md", "category: development", "category: developement"],
  ["category", "journal.yaml", "category: management", "category: managment"],
  ["category", "events.yaml", "category: management", "category: managment"],
  ["category", "jobs.yaml", "category: design", "category: desing"],
  ["category", "navigation.yaml", "category: finance", "category: finanse"],
  ["category", "pages/home.yaml", "pinned: [design, development", "pinned: [desing, development"],
  [
    "course",
    "course-lists.yaml",
    "    - crisis-management-and-problem-solving-strategies",
    "    - crisis-managment",
  ],
  [
    "category",
    "course-lists.yaml",
    "\n    finance:\n      rest: by-title",
    "\n    finanse: # no such category\n      rest: by-title",
  ],
])("an unknown %s in %s is reported with its line and the ids there are", (kind, file, right, wrong) => {
  copy.edit(file, right, wrong);
  const [problem] = mistakes();
  expect(problem).toMatchObject({ file, line: copy.lineOf(file, wrong.trim().split("\n")[0] ?? "") });
  expect(problem?.expected).toMatch(new RegExp(`^the id of an? ${kind}: `));
  expect(problem?.remedy).toContain("Correct the id, or add the record.");
});

test("an unknown reference is answered with the nearest id", () => {
  copy.edit("testimonials.yaml", "author: amara-osei", "author: amara-ose");
  expect(mistakes()[0]).toMatchObject({
    field: "home[1].author",
    found: '"amara-ose"',
    remedy: "Did you mean “amara-osei”? Correct the id, or add the record.",
  });
});

test("words that happen to stand under the name of a kind are not taken for references", () => {
  copy.edit("pages/article.yaml", "authorLabel: Written by", "authorLabel: nobody");
  copy.edit("search.yaml", "course: Course", "course: Nothing of the kind");
  expect(mistakes()).toEqual([]);
});

test("two records of one id are reported", () => {
  const [first, second] = [...copy.read("courses.yaml").matchAll(/id: ([\w-]+)/g)].map(([, id = ""]) => id);
  copy.edit("courses.yaml", `id: ${second}\n`, `id: ${first}\n`);
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "courses.yaml", found: JSON.stringify(first) }),
  );
});

test("a course with a page and one without cannot have the same id", () => {
  const id = "advanced-photoshop-techniques-for-designers";
  copy.edit("courses.yaml", "id: design-systems-and-pattern-libraries", `id: ${id}`);
  copy.edit("course-lists.yaml", /( *)- course: design-systems-and-pattern-libraries\n.*\n(\1  .*\n)*/g, "");
  expect(mistakes().filter(({ field }) => field === "id")).toEqual([
    {
      file: "courses/design.yaml",
      line: copy.lineOf("courses/design.yaml", `id: ${id}`),
      field: "id",
      found: JSON.stringify(id),
      expected: "an id that no other course has",
      remedy: `Give this record an id of its own; content/courses.yaml:${copy.lineOf("courses.yaml", `id: ${id}`)} has this one.`,
    },
  ]);
});

test("a course page that lacks a lesson is reported with the order there should be", () => {
  copy.edit("courses/design.yaml", "lesson: negotiation", "lesson: introduction");
  expect(mistakes()).toEqual([
    expect.objectContaining({
      file: "courses/design.yaml",
      field: "lessons",
      expected: expect.stringMatching(/^the lessons of lessons\.yaml in their order: introduction, /),
    }),
  ]);
});

test("a free card needs a course page to lead to", () => {
  copy.edit("navigation.yaml", /^.*to: \/course\/finance.*\n/m, "");
  copy.edit(
    "course-lists.yaml",
    /(course:|-) understanding-corporate[\w-]+/g,
    "$1 advanced-photoshop-techniques-for-designers",
  );
  rmSync(join(copy.root, "courses/finance.yaml"));
  expect(mistakes()).toContainEqual(
    expect.objectContaining({
      file: "course-lists.yaml",
      field: "home.all.pinned[3].badge",
      found: '"Free", which leads to /course/finance',
      remedy: expect.stringContaining("content/courses/finance.yaml"),
    }),
  );
});

test("a file whose name can be no address is reported", () => {
  copy.put("courses/My Course.yaml", copy.read("courses/design.yaml"));
  copy.put("categories/Fine Art.yaml", copy.read("categories/design.yaml"));
  copy.put("articles/note.txt", "A note.");
  const problems = mistakes();
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: "courses/My Course.yaml",
      expected: expect.stringMatching(/lower case with hyphens/),
    }),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({
      file: "categories/Fine Art.yaml",
      expected: expect.stringMatching(/lower case with hyphens/),
    }),
  );
  expect(problems).toContainEqual(
    expect.objectContaining({ file: "articles/note.txt", expected: "files whose names end in .md" }),
  );
});

test("a file that no page reads is reported", () => {
  copy.put("pages/abuot.yaml", "meta: {}\n");
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "pages/abuot.yaml", remedy: expect.stringContaining("about.yaml") }),
  );
});

test("a missing file is reported", () => {
  rmSync(join(copy.root, "jobs.yaml"));
  expect(mistakes()).toContainEqual(expect.objectContaining({ file: "jobs.yaml", found: "no such file" }));
});

test("broken YAML is reported with its line", () => {
  copy.edit("faqs.yaml", /^pricing:/m, "pricing: [\n");
  expect(mistakes()).toContainEqual(expect.objectContaining({ file: "faqs.yaml", field: "(YAML)" }));
});

test("a photograph without a text alternative, or without its file, is reported", () => {
  copy.edit("courses.yaml", /(\n\s*)figure: shield/, "$1figure: shield$1photograph: { file: crisis.jpg }");
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "courses.yaml", field: expect.stringMatching(/photograph\.alt$/) }),
  );
  copy.edit(
    "courses.yaml",
    "photograph: { file: crisis.jpg }",
    "photograph: { file: crisis.jpg, alt: People at a table }",
  );
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ found: '"crisis.jpg"', expected: "the name of a file in content/images" }),
  );
});

test("an event that ends before it starts, or lies in no known time zone, is reported", () => {
  copy.edit("events.yaml", /2024-10-04T19:00/, "2024-10-04T08:00");
  copy.edit("events.yaml", /America\/New_York/, "America/New_Yrok");
  const fields = mistakes().map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([expect.stringMatching(/end$/), expect.stringMatching(/timeZone$/)]),
  );
});

test("the message gives file, line, field, what was found, what was expected and what to do", () => {
  copy.edit("site.yaml", /^email:.*$/m, "email: nobody");
  expect(() => loadContent(copy.root)).toThrow(
    /1 mistake in the content:\n\ncontent\/site\.yaml:\d+ {2}email\n {4}found {5}"nobody"\n {4}expected {2}.+\n {4}to do {5}.+/,
  );
});
