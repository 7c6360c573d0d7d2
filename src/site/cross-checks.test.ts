import { expect, test } from "vitest";
import { reportedBy } from "../../tests/fixtures/said-of.ts";
import { checkAcross } from "./cross-checks.ts";

const lessons = [{ id: "one" }, { id: "two" }];
const coursePage = (...names: string[]) => ({
  coursePages: [{ slug: "design", lessons: names.map((lesson) => ({ lesson })) }],
});
const order = (found: string) =>
  `courses/design.yaml lessons | ${found} | all lessons of lessons.yaml, in order: one, two | Write one entry for each lesson, in that order.`;

const page = (kind: string, slug: string, path = `/${slug}`, pattern = "/:slug") => ({
  kind,
  slug,
  path,
  pattern,
});
const sameAddress = (file: string, path: string, owner: string) =>
  `${file} | the address ${path}, which ${owner} | an address that no other page has | Set “address” to another path, or rename the file.`;

const navigation = {
  footer: {
    columns: [
      { title: "Company", items: [{ label: "About", to: "/about" }, { label: "License" }] },
      { title: "Details", items: [] },
    ],
  },
};
const linked = (slug: string, eyebrow: string, footer?: string) => ({
  slug,
  band: { eyebrow },
  footer,
  sections: [],
});
const already = (file: string, label: string, column: string) =>
  `${file} band.eyebrow | "${label}", which the column “${column}” already has | a name that no other link of the column has | Rename the page, or delete the other link.`;
const noColumn = (slug: string, title: string, near = "") =>
  `plain-pages/${slug}.md footer | "${title}" | the title of a footer column: Company, Details | ${near}Correct the title, or add the column in navigation.yaml.`;

// No mistakes: the content is valid, or another check reports the invalid part.
test.each<[what: string, parts: object, sentences: string[]]>([
  ["all lessons in their order", { lessons, ...coursePage("one", "two") }, []],
  ["lessons in another order", { lessons, ...coursePage("two", "one") }, [order("two, one")]],
  ["some of the lessons", { lessons, ...coursePage("one") }, [order("one")]],
  ["a lesson that there is not", { lessons, ...coursePage("one", "three") }, []],
  ["lessons that could not be read", coursePage("two", "one"), []],

  ["a page that begins with a hero", { pages: [{ sections: [{ kind: "hero" }] }] }, []],
  [
    "a page without a band and a hero",
    { pages: [{ slug: "prices", sections: [{ kind: "plans" }] }] },
    [
      "pages/prices.yaml band | nothing | the page’s title in “band”, or a section of the kind “hero” | Add “band” with an “eyebrow”, a “title” and a “hue”.",
    ],
  ],

  [
    "names that the build needs",
    {
      pageList: ["404", "index", "files", "assets", "art", "share", "terms"].map((slug) =>
        page("plain", slug),
      ),
    },
    ["404", "index", "files", "assets", "art", "share"].map((slug) =>
      sameAddress(`plain-pages/${slug}.md (the whole file)`, `/${slug}`, "is reserved"),
    ),
  ],
  [
    "the address of the desk",
    { site: { desk: { repository: "ada/site" }, moved: [] }, pageList: [page("plain", "desk")] },
    [sameAddress("plain-pages/desk.md (the whole file)", "/desk", "is reserved")],
  ],
  ["that address without a desk", { pageList: [page("plain", "desk")] }, []],
  [
    "addresses that other pages have, or whose share pictures would be theirs",
    {
      pageList: [
        page("page", "about"),
        page("article", "one", "/blog/one", "/blog/:slug"),
        page("page", "us", "/about", "/about"),
        page("plain", "blog-one"),
        page("plain", "about"),
      ],
    },
    [
      sameAddress("pages/us.yaml address", "/about", "the page of pages/about.yaml has"),
      sameAddress("plain-pages/blog-one.md (the whole file)", "/blog-one", "the page of articles/one.md has"),
      sameAddress("plain-pages/about.md (the whole file)", "/about", "the page of pages/about.yaml has"),
    ],
  ],
  [
    "addresses of before that pages have",
    {
      site: { moved: ["/about", "/us", "/old"].map((from) => ({ from, to: "/us" })) },
      pageList: [page("page", "about"), page("page", "us")],
    },
    [
      "site.yaml moved[1].from | /about, the address of a page | an old address that no page has | Delete the entry, or move that page to another address.",
      "site.yaml moved[2].from | /us, the address of a page | an old address that no page has | Delete the entry.",
    ],
  ],

  [
    "links in the footer",
    {
      navigation,
      plainPages: [
        linked("one", "About", "Details"),
        linked("two", "About", "Company"),
        linked("three", "Terms", "Details"),
        linked("four", "Terms", "Details"),
        linked("five", "Terms", "Company"),
        // Without an address it is no link.
        linked("six", "License", "Company"),
        linked("seven", "About"),
        linked("eight", "About", "Compeny"),
        linked("nine", "Terms", "Elsewhere"),
      ],
      pages: [linked("ten", "Terms", "Company"), linked("eleven", "Dates", "Company")],
    },
    [
      already("plain-pages/two.md", "About", "Company"),
      already("plain-pages/four.md", "Terms", "Details"),
      noColumn("eight", "Compeny", "Did you mean “Company”? "),
      noColumn("nine", "Elsewhere"),
      already("pages/ten.yaml", "Terms", "Company"),
    ],
  ],
  ["links in a footer that is not sound", { plainPages: [linked("two", "About", "Company")] }, []],
])("the mistakes of %s are reported", (_, parts, sentences) => {
  expect(reportedBy(checkAcross, parts)).toEqual(sentences);
});
