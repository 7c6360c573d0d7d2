/** Mistakes that lie between files, with their whole messages; and many mistakes at once. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { ContentError } from "./content-error.ts";
import { loadContent } from "./load.ts";

/** All mistakes of the content after it was spoilt, each in one line. */
function mistakesAfter(spoil: (copy: ContentCopy) => void): string[] {
  const copy = copyContent();
  try {
    spoil(copy);
    loadContent(copy.root);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems.map(
      ({ file, line, field, found, expected, remedy }) =>
        `${file}:${line} ${field} | ${found} | ${expected} | ${remedy}`,
    );
  } finally {
    copy.remove();
  }
}

test("twelve mistakes in twelve files come out in one round, each once", () => {
  const found = mistakesAfter(({ root, edit, put, read }) => {
    edit("site.yaml", "phone:", "fone:");
    edit("courses.yaml", "title: Risk", "title: *Risk*");
    edit("events.yaml", "  title: Leadership", "\ttitle: Leadership");
    edit("navigation.yaml", "to: /contact", "to: /contacts");
    edit("course-lists.yaml", "badge: Free", "badge: free");
    edit("testimonials.yaml", "author: amara-osei", "author: amara-ose");
    edit("plans.yaml", "monthly: 199", 'monthly: "199"');
    put("llms.yaml", "");
    edit("faqs.yaml", "When is somebody at the phone?", "How can I ask an instructor something?");
    edit("pages/home.yaml", "highlight: 25000+", "highlight: 26000+");
    put("jobs.yaml", Buffer.from(read("jobs.yaml").replace("Duluth", "Málaga"), "latin1"));
    renameSync(join(root, "articles/blog1.md"), join(root, "articles/blog1.MD"));
  });
  expect(found.map((line) => line.split(" | ")[0])).toEqual([
    "articles/blog1.MD:1 (the file)",
    "course-lists.yaml:31 home.all.pinned[1].badge",
    "courses.yaml:13 (YAML)",
    "events.yaml:14 (YAML)",
    "faqs.yaml:87 categories[4].questions[2].question",
    "jobs.yaml:10 (the file)",
    "llms.yaml:1 (the file)",
    "navigation.yaml:40 direct[2].to",
    "pages/home.yaml:12 hero.highlight",
    "plans.yaml:18 plans[1].monthly",
    "site.yaml:27 fone",
    "testimonials.yaml:6 home[1].author",
  ]);
});

const freeWord =
  "Write Free, as labels.yaml has it under free; by this word free courses are told from paid ones.";

test("prices that are no prices, and amounts in another currency, are explained", () => {
  expect(
    mistakesAfter(({ edit }) => {
      edit("course-lists.yaml", "badge: Free", "badge: free");
      edit("course-lists.yaml", 'badge: "59$"', "badge: on request");
      edit("course-lists.yaml", 'badge: "49$"', "badge: 49€");
      edit("jobs.yaml", "$23K-$35K", "£23K-£35K");
    }),
  ).toEqual([
    `course-lists.yaml:31 home.all.pinned[1].badge | "free" | Free, or an amount such as $79 | ${freeWord}`,
    'course-lists.yaml:38 home.all.pinned[4].badge | "on request" | Free, or an amount such as $79 | Write Free, or a number with or without the sign of the currency.',
    "course-lists.yaml:40 home.all.pinned[5].badge | an amount in €, while site.yaml says currency: USD | an amount in USD, such as $79 | Correct the sign, or the currency in site.yaml.",
    "jobs.yaml:11 [1].salary | an amount in £, while site.yaml says currency: USD | an amount in USD, such as $79 | Correct the sign, or the currency in site.yaml.",
  ]);
});

test("a currency that all amounts contradict is one mistake", () => {
  expect(mistakesAfter(({ edit }) => edit("site.yaml", "currency: USD", "currency: EUR"))).toEqual([
    'site.yaml:38 currency | "EUR", while 32 amounts are in $; the first is "$23K-$35K" in content/jobs.yaml:11 | one currency in all of the content | Correct the currency here, or the signs of the amounts.',
  ]);
});

test("entries that stand twice are explained", () => {
  const second = (name: string, line: number) =>
    `"${name}" a second time; the first is on line ${line} | each entry once in a list | Remove one of the two, or correct the one that should be another.`;
  const course = "building-single-page-applications-with-angular";
  expect(
    mistakesAfter(({ edit }) => {
      edit("course-lists.yaml", "limit: 3\n  pinnedOn:", "limit: 4\n  pinnedOn:");
      edit(
        "course-lists.yaml",
        /^related:[^]*?\n {2}pinned:\n/m,
        `$&    - course: ${course}\n      badge: Free\n`,
      );
      edit("people.yaml", "  - edwin-marsh", "  - nina-okafor");
      edit("faqs.yaml", "When is somebody at the phone?", "How can I ask an instructor something?");
      edit("pages/home.yaml", "[blog1, blog2, blog3]", "[blog1, blog2, blog1]");
    }),
  ).toEqual([
    `course-lists.yaml:194 related.pinned[2].course | ${second(course, 192)}`,
    `faqs.yaml:87 categories[4].questions[2].question | ${second("How can I ask an instructor something?", 83)}`,
    `pages/home.yaml:93 blog.articles.pinned[3] | ${second("blog1", 93)}`,
    `people.yaml:19 team.pinned[2] | ${second("nina-okafor", 18)}`,
  ]);
});

test("records that no page shows are explained", () => {
  expect(
    mistakesAfter(({ edit, put, read }) => {
      put(
        "courses.yaml",
        `${read("courses.yaml")}\n- { id: extra, title: X, category: design, figure: plug }\n`,
      );
      edit("people.yaml", "people:\n", "people:\n  - { id: zoe, name: Zoe, role: GUEST }\n");
    }),
  ).toEqual([
    'courses.yaml:86 [14].id | the course "extra", which no page shows | a course that the content names somewhere | Give the course a badge, or pin it to a list of course-lists.yaml, or remove the record.',
    'people.yaml:28 people[1].id | the person "zoe", which no page shows | a person that the content names somewhere | Name the person where it should show, such as team in people.yaml, or remove the record.',
  ]);
});

test("a course with a page, one with a badge and a person of the team's role show without being named", () => {
  const said = mistakesAfter(({ put, read, edit }) => {
    const course = read("courses/design.yaml").replace(/^id: .*$/m, "id: a-second-design-course");
    put("courses/second-design.yaml", course.replace(/^title: .*$/m, "title: A second design course"));
    put(
      "courses.yaml",
      `${read("courses.yaml")}\n- { id: extra, title: X, category: design, figure: plug, badge: Free }\n`,
    );
    edit("people.yaml", "people:\n", "people:\n  - { id: zoe, name: Zoe, role: INSTRUCTOR }\n");
  });
  expect(said).toEqual([]);
});

test("an anchor is looked for on the page that shows the words of its file", () => {
  const places = mistakesAfter(({ edit, put, read }) => {
    for (const page of ["event", "course", "course-detail", "contact"])
      put(`pages/${page}.yaml`, `${read(`pages/${page}.yaml`)}\n`);
    edit("banners.yaml", "to: /career", "to: /course#events");
    edit("banners.yaml", "to: /signup", "to: /event#events");
    edit("pages/about.yaml", /to: \/course/, 'to: "#catalogue"');
  });
  expect(places).toEqual([expect.stringMatching(/^banners\.yaml:9 .*a place of the page \/course: #top/)]);
});

test("links to places that a page does not have are explained, and those that it has are none", () => {
  const away = "Correct what stands behind the #, or take it away with the #.";
  expect(
    mistakesAfter(({ edit }) => {
      edit("banners.yaml", "to: /career", "to: /pricing#pricing-fqa-1");
      edit("banners.yaml", "to: /signup", 'to: "#plans"');
      edit("pages/about.yaml", /to: \/course/, 'to: "#offers"');
      edit("pages/denied.yaml", "to: /signup", "to: /faq#faq-certificates-and-degrees-2");
      edit("pages/denied.yaml", "to: /login", "to: /event#event-feedback-that-learners-can-use");
      edit("pages/login.yaml", "to: /signup", "to: /course/design#course-faq-1");
      edit("pages/signup.yaml", "to: /login", "to: /#questions");
    }),
  ).toEqual([
    `banners.yaml:9 journey.buttons[2].to | "/pricing#pricing-fqa-1" | a place of the page /pricing: #top, #main, #plans, #pricing-faq-title, #journey, #pricing-faq-1, #pricing-faq-2, #pricing-faq-3, #pricing-faq-4, #pricing-faq-5 | Did you mean “#pricing-faq-1”? ${away}`,
    `banners.yaml:26 developSkills.button.to | "#plans" | a place that every page has: #top, #main | ${away}`,
    expect.stringContaining(
      `"#offers" | a place of the page /about: #top, #main, #story, #catalogue, #features, #offer, #teach, #about-testimonial-title, #journey | Did you mean “#offer”? ${away}`,
    ),
  ]);
});

const plainPage = (eyebrow: string, footer: string) => `---
meta:
  title: How we treat your data
  description: Which data this site keeps about those who read it, for how long, and whom to write to about them.
band: { eyebrow: ${eyebrow}, title: Your data, hue: mint }
footer: ${footer}
---

We keep [nothing](/about#stories).
`;

test("mistakes in plain pages are explained", () => {
  expect(
    mistakesAfter(({ put }) => {
      put("plain-pages/about.md", plainPage("About", "Company"));
      put("plain-pages/blog-blog1.md", plainPage("Diary", "Company").replace("#stories", ""));
      put("plain-pages/404.md", plainPage("Lost", "Compeny").replace("#stories", ""));
      put("plain-pages/terms.txt", "x");
    }),
  ).toEqual([
    "plain-pages/404.md:2 (the whole file) | the name 404, which the build needs | the name of no other page | Rename the file; its name is the page's address.",
    'plain-pages/404.md:6 footer | "Compeny" | the title of a column of the footer: Quick links, Company, Details | Did you mean “Company”? Correct the title, or add the column in navigation.yaml.',
    "plain-pages/about.md:2 (the whole file) | the name about, which the page /about needs | the name of no other page | Rename the file; its name is the page's address.",
    'plain-pages/about.md:5 band.eyebrow | "About", which is a link of the column “Company” already | a name that no other link of the column has | Give the page another name, or take the other link out.',
    expect.stringMatching(/^plain-pages\/about.md:9 \(prose\) \| a link to \/about#stories \|/),
    "plain-pages/blog-blog1.md:2 (the whole file) | the name blog-blog1, which the page /blog/blog1 needs | the name of no other page | Rename the file; its name is the page's address.",
    "plain-pages/terms.txt:1 (the file) | the file plain-pages/terms.txt | files whose names end in .md | Rename or remove it.",
  ]);
});

test("mistakes in the dates and languages of a course are explained", () => {
  const found = mistakesAfter(({ put, read }) => {
    put(
      "courses/design.yaml",
      `language: deutsch
sessions:
  - { start: 2026-03-02T18:00, end: 2026-03-01T20:00, timeZone: Europe/Berlin }
  - { start: 2026-03-02T18:00, timeZone: Europe/Berlyn, seats: 0 }
  - { start: 2026-03-02, timeZone: UTC, place: Leipzig }
${read("courses/design.yaml")}`,
    );
  });
  expect(found).toEqual([
    'courses/design.yaml:1 language | "deutsch" | the code of a language, such as en, de or pt-BR | Correct the code.',
    'courses/design.yaml:3 sessions[1].end | "2026-03-01T20:00" | a time after the start, 2026-03-02T18:00 | Correct the day or the time.',
    'courses/design.yaml:4 sessions[2].timeZone | "Europe/Berlyn" | a time zone of the IANA list, such as America/New_York | Did you mean “Europe/Berlin”? Correct the name.',
    "courses/design.yaml:4 sessions[2].seats | 0 | at least 1 | Write a larger number.",
    'courses/design.yaml:5 sessions[3].start | "2026-03-02" | a local day and time, such as 2024-10-04T09:00 | Write it in this form.',
    'courses/design.yaml:5 sessions[3].place | "Leipzig" | a record | Write a record: keys with their values, each on a line of its own below the key.',
  ]);
});

test("a page of a person who is not there is explained, and one of a person whom nothing else names is sound", () => {
  const page = plainPage("X", "Company")
    .replace(/^(band|footer):.*\n/gm, "")
    .replace("#stories", "");
  expect(
    mistakesAfter(({ put, edit }) => {
      put("people/nina-okafer.md", page);
      put("people/zoe.md", page);
      edit(
        "people.yaml",
        "people:\n",
        "people:\n  - { id: zoe, name: Zoe, role: GUEST }\n  - { id: ada, name: Ada, role: GUEST }\n",
      );
    }),
  ).toEqual([
    expect.stringMatching(/^people\.yaml:29 people\[2\]\.id \| the person "ada", which no page shows/),
    expect.stringMatching(
      /^people\/nina-okafer\.md:2 \(the whole file\) \| the name nina-okafer, which is no person's id \| the id of a person of people\.yaml: zoe, ada, nina-okafor, .* \| Did you mean “nina-okafor”\? Rename the file, or add the person\.$/,
    ),
  ]);
});

test("files and folders that are not read are explained", () => {
  expect(
    mistakesAfter(({ root, put, read }) => {
      put("articles/blog5.md.txt", read("articles/blog1.md"));
      put("articles/notes.docx", "x");
      put("courses/old design.yml.bak", "x");
      renameSync(join(root, "courses/design.yaml"), join(root, "courses/design.yml"));
      renameSync(join(root, "jobs.yaml"), join(root, "jobs.YAML"));
      mkdirSync(join(root, "articles/2024"));
      mkdirSync(join(root, "artcles"));
      put(`categories/${"a".repeat(200)}.txt`, "x");
    }),
  ).toEqual([
    "artcles:1 (the file) | the folder artcles | only files that a page reads | Did you mean “articles”? Rename it, or move it out of content/.",
    "articles/2024:1 (the file) | the folder articles/2024 | only files whose names end in .md | Move its files into content/articles/ itself; folders inside it are not read.",
    "articles/blog5.md.txt:1 (the file) | the file articles/blog5.md.txt | files whose names end in .md | Rename it to blog5.md.",
    "articles/notes.docx:1 (the file) | the file articles/notes.docx | files whose names end in .md | Rename or remove it.",
    `categories/${"a".repeat(200)}.txt:1 (the file) | the file categories/${"a".repeat(200)}.txt | files whose names end in .yaml | Rename or remove it.`,
    "courses/design.yml:1 (the file) | the file courses/design.yml | files whose names end in .yaml | Rename it to design.yaml.",
    "courses/old design.yml.bak:1 (the file) | the file courses/old design.yml.bak | files whose names end in .yaml | Rename or remove it.",
    "jobs.YAML:1 (the file) | the file jobs.YAML | the name jobs.yaml | Rename it to jobs.yaml.",
  ]);
});

test("a category in a file of another ending is one mistake, and what speaks of it is none", () => {
  expect(
    mistakesAfter(({ root }) =>
      renameSync(join(root, "categories/management.yaml"), join(root, "categories/management.yml")),
    ),
  ).toEqual([
    "categories/management.yml:1 (the file) | the file categories/management.yml | files whose names end in .yaml | Rename it to management.yaml.",
  ]);
});

test("two files for one record, and names that only resemble a file, are explained", () => {
  expect(
    mistakesAfter(({ root, put, read }) => {
      put("jobs.yml", read("jobs.yaml"));
      put("courses/design.yml", read("courses/design.yaml"));
      put("courses/Design Course.yaml", read("courses/design.yaml").replace(/^id: .*$/m, "id: another"));
      put("jobz.yaml", "x");
      put("pages/hom.yaml", "x");
      mkdirSync(join(root, "faqs.yml"));
      mkdirSync(join(root, "categories/old.yaml"));
      renameSync(join(root, "categories/finance.yaml"), join(root, "categories/finance.yml"));
    }).filter((line) => line.includes("(the file)")),
  ).toEqual([
    "categories/finance.yml:1 (the file) | the file categories/finance.yml | files whose names end in .yaml | Rename it to finance.yaml.",
    "categories/old.yaml:1 (the file) | a folder of this name | a file | Move the folder away and put the file in its place.",
    "courses/Design Course.yaml:1 (the file) | the file courses/Design Course.yaml | a name in lower case with hyphens, such as crisis-management | Rename it; the name is the last part of the page's address.",
    "courses/design.yml:1 (the file) | the file courses/design.yml | files whose names end in .yaml | Rename or remove it.",
    "faqs.yml:1 (the file) | the folder faqs.yml | only files that a page reads | Rename it, or move it out of content/.",
    "jobs.yml:1 (the file) | the file jobs.yml | only files that a page reads | Did you mean “jobs.yaml”? Rename or remove it.",
    "jobz.yaml:1 (the file) | the file jobz.yaml | only files that a page reads | Did you mean “jobs.yaml”? Rename or remove it.",
    "pages/hom.yaml:1 (the file) | the file pages/hom.yaml | only files that a page reads | Did you mean “pages/home.yaml”? Rename or remove it.",
  ]);
});

test("a file name that is too long for an address, and a file in the place of a folder, are explained", () => {
  const name = "b".repeat(150);
  expect(
    mistakesAfter(({ root, put, read, edit }) => {
      put(`articles/${name}.md`, read("articles/blog1.md"));
      rmSync(join(root, "categories"), { recursive: true });
      writeFileSync(join(root, "categories"), "x");
      edit("category-tiles.yaml", /category: \w+/g, "category: design");
    }).filter((line) => line.includes("(the file)")),
  ).toEqual([
    `articles/${name}.md:1 (the file) | the file articles/${name}.md | a name of at most 100 characters; there are 150 | Give it a shorter name; the name is the last part of the page's address.`,
    "categories:1 (the file) | the file categories | a folder of this name | Move the file away and make a folder of this name.",
  ]);
});

test("a content folder that is not there is one mistake", () => {
  expect(() => loadContent("no-such-folder")).toThrow(
    "1 mistake in the content:\n\ncontent/:1  (the file)\n    found     the content folder, which is not there \n    expected  a folder at no-such-folder\n    to do     Restore the folder.\n",
  );
});
