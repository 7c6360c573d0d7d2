/** What no schema can see: rules between pages, and between records. */
import { findBySlug, wordsOf, type Content, type SectionList } from "../data/content.ts";
import { fileOf } from "../data/content-files.ts";
import { deskPath, fileFolders } from "../data/files.ts";
import { shareName, type Page } from "../data/page.ts";
import { oldPath } from "../data/schema/reference.ts";
import { fileOfPage, wordFiles } from "../pages/pages.ts";
import { describe, placeOf, type FieldPath, type Problem } from "../reader/content-error.ts";
import type { Folder } from "../reader/folder.ts";
import { definitionOf } from "../sections/sections.ts";

type Found = Generator<
  readonly [file: string, path: FieldPath, found: string, expected: string, remedy: string]
>;

/** A course page has all lessons of `lessons.yaml`, in order. */
function* lessonMistakes({ coursePages, lessons }: Content): Found {
  const expected = lessons.map(({ id }) => id).join(", ");
  for (const page of coursePages) {
    const found = page.lessons.map(({ lesson }) => lesson).join(", ");
    if (found !== expected)
      yield [
        fileOf("coursePages", page.slug),
        ["lessons"],
        found,
        `all lessons of lessons.yaml, in order: ${expected}`,
        "Write one entry for each lesson, in that order.",
      ];
  }
}

/** A page begins with a band or a hero. Its share picture shows it too. */
function* openingMistakes({ pages }: Content): Found {
  for (const { slug, band, sections } of pages)
    if (!band && sections.every(({ kind }) => kind !== "hero"))
      yield [
        fileOf("pages", slug),
        ["band"],
        describe(band),
        "the page’s title in “band”, or a section of the kind “hero”",
        "Add “band” with an “eyebrow”, a “title” and a “hue”.",
      ];
}

/** Some kinds of section are once on a page, or once on the site. */
function* sectionMistakes(content: Content): Found {
  const lists: { file: string; sections: SectionList }[] = [
    ...content.pages.map(({ slug, sections }) => ({ file: fileOf("pages", slug), sections })),
    ...wordFiles.map((page) => {
      const { sections = [] }: { sections?: SectionList } = Object(wordsOf(content, page));
      return { file: fileOf("words", page.kind), sections };
    }),
  ];
  const first = new Map<string, string>();
  for (const { file, sections } of lists)
    for (const [index, section] of sections.entries()) {
      const { kind } = section;
      const { once } = definitionOf(section);
      const place = once === "site" ? kind : `${file} ${kind}`;
      const other = first.get(place);
      if (once && other !== undefined)
        yield [
          file,
          ["sections", index, "kind"],
          `a second section of the kind “${kind}”`,
          other === file
            ? "only one section of this kind on a page"
            : `only one section of this kind; ${other} has one already`,
          "Delete one of the two.",
        ];
      first.set(place, other ?? file);
    }
}

/** Reserved names. The build writes files or folders with these names. */
const reserved: ReadonlySet<string> = new Set([
  "404",
  "index",
  "files",
  ...fileFolders.map((folder) => folder.slice(1, -1)),
]);

/** Each page has its own address and share picture. */
function* addressMistakes({ pageList, pages, site }: Content): Found {
  const owners = new Map<string, Page>();
  for (const page of pageList) {
    const name = shareName(page.path);
    const owner = owners.get(name);
    if (owner || reserved.has(name) || (site.desk && page.path === deskPath)) {
      const needs = owner ? `the page of ${fileOfPage(owner)} has` : "is reserved";
      yield [
        fileOfPage(page),
        page.kind === "page" && findBySlug(pages, page.slug ?? "").address ? ["address"] : [],
        `the address ${page.path}, which ${needs}`,
        "an address that no other page has",
        "Set “address” to another path, or rename the file.",
      ];
    }
    if (!owner) owners.set(name, page);
  }
}

/** An old address leads to an existing page, and no page has it. */
function* movedMistakes({ site, pageList }: Content): Found {
  const paths = new Set(pageList.map(({ path }) => path));
  for (const [index, { from, to }] of site.moved.entries())
    if (paths.has(oldPath(from)))
      yield [
        fileOf("site"),
        ["moved", index, "from"],
        `${from}, the address of a page`,
        "an old address that no page has",
        `Delete the entry${to === from ? "" : ", or move that page to another address"}.`,
      ];
}

/** The page of a category shows a course, unless some wait for their day. */
function* categoryMistakes({ categories, lists, unpublished }: Content): Found {
  for (const { slug, page } of categories)
    if (page && unpublished.length === 0 && lists.courses.ofCategory.get(slug)?.length === 0)
      yield [
        fileOf("categories", slug),
        ["page"],
        "a category page without courses",
        "a course that the page shows",
        "Add a course with this category and a badge, or delete “page” until there is one.",
      ];
}

export const checkAcross = (content: Content, folder: Pick<Folder, "file">): Problem[] =>
  [
    lessonMistakes,
    openingMistakes,
    sectionMistakes,
    addressMistakes,
    movedMistakes,
    categoryMistakes,
  ].flatMap((rule) =>
    [...rule(content)].map(([file, path, found, expected, remedy]) => ({
      ...placeOf(folder.file(file), path),
      found,
      expected,
      remedy,
    })),
  );
