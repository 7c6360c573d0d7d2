/** What no schema can see: rules between pages, and between records. */
import type { Content, SectionList } from "../data/content.ts";
import { fileOf } from "../data/content-files.ts";
import { deskFolder, fileFolders } from "../data/files.ts";
import { shareName } from "../data/page.ts";
import { oldPath } from "../data/schema/reference.ts";
import { fileOfPage, wordFiles } from "../pages/pages.ts";
import { placeOf, type FieldPath, type Problem } from "../reader/content-error.ts";
import type { Folder } from "../reader/folder.ts";
import { definitionOf } from "../sections/sections.ts";

type Place = (file: string, path: FieldPath) => Pick<Problem, "file" | "line" | "field">;

/** A course page has all lessons of `lessons.yaml`, in order. */
function lessonMistakes({ coursePages, lessons }: Content, at: Place): Problem[] {
  const ids = lessons.map(({ id }) => id).join(", ");
  const expected = `all lessons of lessons.yaml, in order: ${ids}`;
  const remedy = "Write one entry for each lesson, in that order.";
  return coursePages.flatMap((page) => {
    const found = page.lessons.map(({ lesson }) => lesson).join(", ");
    return found === ids
      ? []
      : { ...at(fileOf("coursePages", page.slug), ["lessons"]), found, expected, remedy };
  });
}

/** Some kinds of section are once on a page, or once on the site. */
function sectionMistakes(content: Content, at: Place): Problem[] {
  const ofWords = (kind: string): { sections?: SectionList } => Object(content.words.get(kind));
  const lists = [
    ...content.pages.map(({ slug, sections }) => ({ file: fileOf("pages", slug), sections })),
    ...wordFiles.map(({ kind }) => ({ file: fileOf("words", kind), ...ofWords(kind) })),
  ];
  const single = lists.flatMap(({ file, sections = [] }) =>
    sections.flatMap((section, index) => {
      const { kind, once } = definitionOf(section);
      return once ? { file, index, kind, where: once === "site" ? "the site" : "a page" } : [];
    }),
  );
  const alike = Map.groupBy(single, ({ file, kind, where }) => `${where === "a page" ? file : ""} ${kind}`);
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.map(({ file, index, kind, where }) => ({
      ...at(file, ["sections", index, "kind"]),
      found: `a second section of the kind “${kind}”`,
      expected: `only one section of this kind on ${where}; the first is in ${first?.file}`,
      remedy: "Delete one of the two.",
    })),
  );
}

/** Names of files and folders that the build writes. */
const reserved = new Set(
  ["/404/", "/index/", "/files/", deskFolder, ...fileFolders].map((folder) => folder.slice(1, -1)),
);

/** Each page has its own address and share picture. */
function addressMistakes({ pageList }: Content, at: Place): Problem[] {
  const alike = Map.groupBy(pageList, ({ path }) => shareName(path));
  return [...alike].flatMap(([name, pages]) => {
    const owner = reserved.has(name) ? undefined : pages[0];
    const needs = owner ? `the page of ${fileOfPage(owner)} has` : "is reserved";
    return pages
      .filter((page) => page !== owner)
      .map((page) => ({
        ...at(fileOfPage(page), ["address"]),
        found: `the address ${page.path}, which ${needs}`,
        expected: "an address that no other page has",
        remedy: "Set “address” to another path, or rename the file.",
      }));
  });
}

/** No page has an old address. */
function movedMistakes({ site, pageList }: Content, at: Place): Problem[] {
  const paths = new Set(pageList.map(({ path }) => path));
  return site.moved.flatMap(({ from }, index) => {
    if (!paths.has(oldPath(from))) return [];
    return {
      ...at(fileOf("site"), ["moved", index, "from"]),
      found: `${from}, the address of a page`,
      expected: "an old address that no page has",
      remedy: "Delete the entry, or move that page to another address.",
    };
  });
}

/** The page of a category shows a course, unless some wait for their day. */
function categoryMistakes({ categories, lists, notes: hidden }: Content, at: Place): Problem[] {
  const shown = lists.courses.ofCategory;
  const empty = categories.filter(({ slug, page }) => page && shown.get(slug)?.length === 0);
  if (hidden.length > 0) return [];
  return empty.map(({ slug }) => ({
    ...at(fileOf("categories", slug), ["page"]),
    found: "a category page without courses",
    expected: "a course that the page shows",
    remedy: "Add a course with this category and a badge, or delete “page” until there is one.",
  }));
}

export function checkAcross(content: Content, folder: Pick<Folder, "file">): Problem[] {
  const at: Place = (file, path) => placeOf(folder.file(file), path);
  const rules = [lessonMistakes, sectionMistakes, addressMistakes, movedMistakes, categoryMistakes];
  return rules.flatMap((rule) => rule(content, at));
}
