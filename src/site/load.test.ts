import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { courseFrom } from "../../tests/fixtures/added-records.ts";
import { copyContent, mistakesAfter } from "../../tests/fixtures/content-copy.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { loadContent } from "./load.ts";
import { listPages } from "./page-list.ts";

/** A mistake before its first bars. */
const startOf = (line: string, parts = 1) => line.split(" | ").slice(0, parts).join(" | ");

test("a course with a page has a card, with its photograph", () => {
  const { root, edit, put, remove } = copyContent();
  const card = () => loadContent(optionsOf(root)).courses.find(({ page }) => page === "wheel");
  expect(card()).toMatchObject({ id: "wheel", lessons: "1 Lessons", enrolled: "9 Enrolled" });
  const photograph = { file: "pen.jpg", alt: "A pen" };
  put("images/pen.jpg", "");
  edit(
    "courses/wheel.yaml",
    /^card: .*/m,
    "photograph: { file: pen.jpg, alt: A pen }\ncard: { lessons: 7 Lessons, enrolled: 5 Enrolled }",
  );
  expect(card()).toMatchObject({ photograph, lessons: "7 Lessons", enrolled: "5 Enrolled" });
  remove();
});

test("mistakes in many files are reported together, each once", () => {
  const found = mistakesAfter(({ root, edit, put }) => {
    edit("site.yaml", "phone:", "fone:");
    edit("courses.yaml", "title: Slip", "title: *Slip*");
    edit("events.yaml", "  title: The fair", "\ttitle: The fair");
    edit("navigation.yaml", "to: /blog", "to: /blogs");
    edit("course-lists.yaml", "badge: Free", "badge: free");
    edit("testimonials.yaml", "author: bo", "author: bob");
    edit("plans.yaml", "monthly: 20", 'monthly: "20"');
    put("journal.yaml", "");
    edit("faqs.yaml", "questions: [{", "questions: [{ question: One?, answer: Again. }, {");
    edit("pages/home.yaml", "highlight: one bowl", "highlight: two bowls");
    put("jobs.yaml", Buffer.from("Málaga", "latin1"));
    renameSync(join(root, "articles/old.md"), join(root, "articles/old.MD"));
  });
  expect(found.map((line) => startOf(line))).toEqual([
    "articles/glaze.md:16 (prose)",
    "articles/old.MD:1 (the file)",
    "course-lists.yaml:4 home.all[1].badge",
    "courses.yaml:1 (YAML)",
    "events.yaml:2 (YAML)",
    "faqs.yaml:2 categories[1].questions[2].question",
    "jobs.yaml:1 (the file)",
    "journal.yaml:1 (the file)",
    "navigation.yaml:11 direct[1].to",
    "pages/home.yaml:10 sections[1].highlight",
    "pages/home.yaml:75 sections[10].articles[2]",
    "plans.yaml:14 plans[1].monthly",
    "site.yaml:9 fone",
    "testimonials.yaml:2 home[1].author",
    "words/article.yaml:2 articles[2]",
  ]);
});

test.each<[what: string, spoil: Parameters<typeof mistakesAfter>[0], ...said: string[]]>([
  [
    "a page of an address of its own that cannot be read",
    ({ edit }) => {
      edit("pages/pricing.yaml", /^/, "address: /prices\nlead: Look: a colon\n");
      edit("navigation.yaml", "to: /pricing", "to: /prices");
    },
    "pages/pricing.yaml:2 (YAML)",
  ],
  [
    "a category that cannot be read",
    ({ edit }) => edit("categories/clay.yaml", /^/, "lead: Look: a colon\n"),
    "categories/clay.yaml:1 (YAML)",
  ],
  [
    "the only articles",
    ({ edit }) => {
      edit("articles/glaze.md", /^date: .*/m, "date: soon");
      edit("articles/old.md", /^date: .*/m, "date: soon");
    },
    "articles/glaze.md:7 date",
    "articles/old.md:7 date",
  ],
])("the mistake of %s is reported once", (_what, spoil, ...said) => {
  expect(mistakesAfter(spoil).map((line) => startOf(line))).toEqual(said);
});

test("an empty category page is a mistake, if all else is valid", () => {
  const said = mistakesAfter(({ read, put }) => {
    const page = /^ {2}path:[^]*/m.exec(read("categories/clay.yaml"))?.[0] ?? "";
    put("categories/glass.yaml", `${read("categories/glass.yaml")}page:\n${page}`);
  });
  expect(said).toEqual([
    expect.stringMatching(/^categories\/glass\.yaml:5 page \| a category page without courses/),
  ]);
});

// Kind of reference, file, correct text, wrong text.
const unknown: [kind: string, file: string, right: string, wrong: string][] = [
  ["course", "course-lists.yaml", "- { course: wheel, badge: Free }", "- { course: whel, badge: Free }"],
  ["category", "course-lists.yaml", "categoryPages:\n  clay:", "categoryPages:\n  clai:"],
  ["person", "testimonials.yaml", "author: bo", "author: bob"],
  ["person", "journal.yaml", "author: bo", "author: bob"],
  ["person", "articles/glaze.md", "author: ann", "author: anna"],
  ["person", "courses/wheel.yaml", "[ann, bo]", "[ann, bob]"],
  ["person", "pages/contact.yaml", "person: bo", "person: bob"],
  ["lesson", "courses/wheel.yaml", "lesson: begin", "lesson: begn"],
  ["article", "pages/home.yaml", "articles: [glaze,", "articles: [glase,"],
  ["article", "words/article.yaml", "articles: [glaze,", "articles: [glase,"],
  ["category page", "category-tiles.yaml", "category: clay", "category: glass"],
  ["category", "courses.yaml", "category: clay", "category: clai"],
  ["category", "courses/wheel.yaml", "category: clay", "category: clai"],
  ["category", "articles/glaze.md", "category: clay", "category: clai"],
  ["category", "journal.yaml", "category: glass", "category: glas"],
  ["category", "events.yaml", "category: clay", "category: clai"],
  ["category", "jobs.yaml", "category: clay", "category: clai"],
  ["category", "navigation.yaml", "category: clay", "category: clai"],
  ["category", "pages/home.yaml", "filters: [clay]", "filters: [clai]"],
];

test("unknown ids are reported with line and kind", () => {
  const places: string[] = [];
  const mistakes = mistakesAfter(({ edit, lineOf }) => {
    for (const [, file, right, wrong] of unknown) edit(file, right, wrong);
    for (const [kind, file, , wrong] of unknown)
      places.push(`${file}:${lineOf(file, wrong.split("\n").at(-1) ?? "")} ${kind}`);
  });
  const said = mistakes.flatMap((line) => {
    const [, place, kind] =
      /^(\S+) .* \| the id of an? (.*?): .* Correct the id, or add the/.exec(line) ?? [];
    return kind === undefined ? [] : [`${place} ${kind}`];
  });
  expect(said.toSorted()).toEqual(places.toSorted());
});

test("every reference to a deleted category, page or article is reported", () => {
  const after = (spoil: Parameters<typeof mistakesAfter>[0]) =>
    mistakesAfter(spoil).map((line) => startOf(line).replace(/:\d+/, ""));
  expect(after(({ root }) => rmSync(join(root, "categories/glass.yaml")))).toEqual([
    "articles/old.md category",
    "events.yaml [2].category",
    "journal.yaml [1].category",
  ]);
  expect(
    after(({ edit }) => {
      edit("categories/clay.yaml", /^page:[^]*$/m, "");
      edit("banners.yaml", "to: /course", "to: /category/clay");
    }),
  ).toEqual(["banners.yaml journey.buttons[1].to", "category-tiles.yaml [1].category"]);
  expect(after(({ root }) => rmSync(join(root, "articles/old.md")))).toEqual([
    "articles/glaze.md (prose)",
    "pages/home.yaml sections[10].articles[2]",
    "words/article.yaml articles[2]",
  ]);
});

test("records without a place on a page are reported, unless a rule shows them", () => {
  expect(
    mistakesAfter(({ edit, put, read }) => {
      put("courses/second.yaml", courseFrom(read("courses/wheel.yaml"), "second", "A second wheel", "clay"));
      for (const course of ["unshown", "shown, badge: 9$"])
        edit(
          "courses.yaml",
          /$/,
          `- { title: X, category: clay, figure: plug, teacher: ann, id: ${course} }\n`,
        );
      for (const person of ["zoe, role: Potter", "eve, role: GUEST"])
        edit("people.yaml", /$/, `  - { name: X, id: ${person} }\n`);
    }).map((line) => startOf(line, 2)),
  ).toEqual([
    'courses.yaml:2 [2].id | the course "unshown", which no page shows',
    'people.yaml:6 people[4].id | the person "eve", which no page shows',
  ]);
});

const away = "Correct the text after #, or delete it with the #.";

test("broken links to pages and anchors are explained, and others are valid", () => {
  expect(
    mistakesAfter(({ edit }) => {
      edit("banners.yaml", "to: /course", "to: /pricing#questions-fqa-1");
      edit("pages/about.yaml", "to: /course", 'to: "#benefit"');
      edit("pages/home.yaml", "to: /contact", "to: /carreer");
      edit("plans.yaml", "to: /signup", 'to: "#plans"');
      edit("words/denied.yaml", "to: /signup", "to: /faq#faq-one-1");
      edit("words/login.yaml", "to: /signup", "to: /course/wheel#course-faq-1");
    }),
  ).toEqual([
    `banners.yaml:1 journey.buttons[1].to | "/pricing#questions-fqa-1" | an anchor on the page /pricing: #top, #main, #plans, #questions-title, #questions-1, #journey | Did you mean “#questions-1”? ${away}`,
    expect.stringContaining(`"#benefit" | an anchor on the page /about: #top, #main, #story, `),
    expect.stringMatching(/^pages\/home\.yaml:81 .* \| "\/carreer" \| .* \| Did you mean “\/career”\?/),
    `plans.yaml:17 plans[1].to | "#plans" | an anchor on every page: #top, #main | ${away}`,
  ]);
});

test("links in prose need existing pages and headings", () => {
  const end = /\n$/;
  const field = (line: number) => `articles/glaze.md:${line} (prose)`;
  const places = (page: string, heading: string) =>
    `an anchor on the page /blog/${page}: #top, #main, #author, #related, #${heading}, #journey`;
  expect(
    mistakesAfter(({ edit }) => {
      edit(
        "articles/glaze.md",
        end,
        "\n> - [sound](/blog/old#long-ago)\n> - [gone](/blog/old#where)\n\n[own](#the-fir) [more](/nowhere)\n\n[a](javascript:alert(1))\n",
      );
      edit("banners.yaml", "to: /course", "to: /blog/old#nowhere");
    }).map((line) => line.replace(/the path of a page:[^|]*/, "a path ")),
  ).toEqual([
    `${field(18)} | "/blog/old#where" | ${places("old", "long-ago")} | ${away}`,
    `${field(20)} | "#the-fir" | ${places("glaze", "the-fire")} | Did you mean “#the-fire”? ${away}`,
    expect.stringContaining(`${field(20)} | "/nowhere" | a path | `),
    expect.stringContaining(`${field(22)} | "javascript:alert(1)" | `),
    expect.stringContaining(`"/blog/old#nowhere" | ${places("old", "long-ago")} | `),
  ]);
});

test("unsupported Markdown is reported with its line, and so is an empty article", () => {
  expect(
    mistakesAfter(({ edit }) => {
      edit("articles/glaze.md", /\n$/, "\n- a\n\n  <br>\n");
      edit("articles/old.md", /## Long[^]*/, "");
    }).filter((line) => !line.includes("#long-ago")),
  ).toEqual([
    expect.stringMatching(/^articles\/glaze\.md:19 \(prose\) \| HTML: <br> \| /),
    "articles/old.md:11 (prose) | no text | paragraphs, ## and ### headings, lists, quotes, tables, code, photographs, diagrams, emphasis and links, as valid Markdown | Write the text below the second line of ---.",
  ]);
});

test("an article with a future date is in no list, and is noted", () => {
  const { root, edit, remove } = copyContent();
  onTestFinished(remove);
  edit("articles/glaze.md", /^date: .*/m, 'date: "2026-03-02"');
  const at = (time: string) => {
    const options = optionsOf(root, time);
    const { pageList, articles, lists, unpublished } = loadContent(options);
    const all = [pageList, listPages(options), articles, lists.blog];
    return { named: all.map((some) => /"(slug|article)":"glaze"/.test(JSON.stringify(some))), unpublished };
  };
  const unpublished = [
    "articles/glaze.md has a date in the future: the first build on that day publishes it.",
  ];
  edit("site.yaml", "timeZone: UTC", "timeZone: Asia/Tokyo");
  expect(at("2026-03-01T14:59:00Z")).toEqual({ named: [false, false, false, false], unpublished });
  // The day has begun in the time zone of the site.
  expect(at("2026-03-01T15:00:00Z")).toEqual({ named: [true, true, true, true], unpublished: [] });
});

test("a site with only future articles is valid", () => {
  const said = mistakesAfter(({ edit, put }) => {
    put("journal.yaml", "[]\n");
    edit("articles/glaze.md", "](/blog/old#long-ago)", "](/blog)");
    for (const file of ["glaze", "old"]) edit(`articles/${file}.md`, /^date: .*/m, 'date: "2098-09-01"');
  });
  expect(said).toEqual([]);
});

test("unknown files and folders are explained", () => {
  const long = `categories/${"a".repeat(200)}.txt`;
  const address = `articles/${"b".repeat(150)}.md`;
  const said = mistakesAfter(({ root, put, read }) => {
    for (const file of [address, "articles/new.md.txt"]) put(file, read("articles/old.md"));
    for (const folder of ["articles/2024", "artcles", "categories/wood.yaml", "faqs.yml"])
      mkdirSync(join(root, folder));
    put("courses/Fine Art.yaml", read("courses/wheel.yaml").replace("id: wheel", "id: another"));
    renameSync(join(root, "jobs.yaml"), join(root, "jobs.YAML"));
    for (const file of [long, "courses/wheel.yml", "jobz.yaml", "words/logn.yaml", "plain-pages/terms.txt"])
      put(file, "x");
    for (const file of ["files/price list.pdf", "files/plan.docx", "images/plan.PDF"]) put(file, "x");
  });
  const known = "only files and folders of the content";
  const name = "a name in lower case with hyphens";
  const pdf = "PDF files in files/ with names of letters";
  const ending = (end: string) => `only files whose names end with ${end}`;
  const lines = said.map((line) => line.replaceAll(/a{9,}|b{9,}/g, "…").split(" | "));
  expect(
    lines.map(([place = "", , expected = "", remedy = ""]) => [
      place.split(":")[0],
      expected.split(",")[0],
      ...(/“(.*)”/.exec(remedy)?.slice(1) ?? []),
    ]),
  ).toEqual([
    ["artcles", known, "articles"],
    ["articles/2024", ending(".md")],
    ["articles/….md", name],
    ["articles/new.md.txt", ending(".md")],
    ["categories/….txt", ending(".yaml")],
    ["categories/wood.yaml", "a file of at most 5 MB of text"],
    ["courses/Fine Art.yaml", name],
    ["courses/wheel.yml", ending(".yaml")],
    ["faqs.yml", known, "faqs.yaml"],
    ...["files/plan.docx", "files/price list.pdf", "images/plan.PDF"].map((file) => [file, pdf]),
    ["jobs.yaml", "a readable file jobs.yaml"],
    ["jobs.YAML", known, "jobs.yaml"],
    ["jobz.yaml", known, "jobs.yaml"],
    ["plain-pages/terms.txt", ending(".md")],
    ["words/logn.yaml", known, "words/login.yaml"],
  ]);
  for (const [, , , remedy] of lines) expect(remedy).toMatch(/(?:Rename|Move|Write|Restore)/);
});

test.each([
  ["a PDF", "%PDF-1.4\n%%EOF\n", undefined],
  [
    "a pointer",
    "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n",
    "Fetch the file: git lfs pull",
  ],
  ["a page saved under the wrong name", "<!doctype html>", "Export the document as PDF"],
  ["an empty file", "", "Export the document as PDF"],
  ["a symbolic link to nothing", undefined, "Export the document as PDF"],
])("%s in the place of a PDF", (_, text, remedy) => {
  const said = mistakesAfter(({ root, put }) => {
    put("files/other.pdf", "%PDF-1.7\n");
    if (text === undefined) symlinkSync("nowhere.pdf", join(root, "files", "prices.pdf"));
    else put("files/prices.pdf", text);
  });
  expect(said).toEqual(
    remedy === undefined
      ? []
      : [expect.stringMatching(`^files/prices\\.pdf:1 .* \\| a PDF file \\| ${remedy}`)],
  );
});

test("a folder of records can be a symbolic link", () => {
  const { root, remove } = copyContent();
  onTestFinished(remove);
  const before = loadContent(optionsOf(root)).courses;
  renameSync(join(root, "courses"), join(root, "..", `${basename(root)}-courses`));
  onTestFinished(() => rmSync(join(root, "..", `${basename(root)}-courses`), { recursive: true }));
  symlinkSync(join(root, "..", `${basename(root)}-courses`), join(root, "courses"));
  expect(loadContent(optionsOf(root)).courses).toEqual(before);
});

test("a file instead of a folder, and a missing content folder, are explained", () => {
  expect(
    mistakesAfter(({ root }) => {
      rmSync(join(root, "categories"), { recursive: true });
      writeFileSync(join(root, "categories"), "x");
    }),
  ).toContain(
    "categories:1 (the file) | the file categories | a folder with this name | Rename it, or move it out of content/.",
  );
  expect(() => loadContent(optionsOf("no-such-folder"))).toThrow(
    "1 mistake in the content:\n\nno-such-folder/:1  (the file)\n    found     nothing\n    expected  a folder at no-such-folder\n    to do     Restore the folder.\n",
  );
});
