import { soundWordsOf, type SoundContent, type SectionList } from "../data/content.ts";
import { shareName, type Page } from "../data/page.ts";
import { fileOfPage, wordFiles } from "../pages/pages.ts";
import { definitionOf } from "../sections/sections.ts";
import { deskPath, fileFolders } from "../data/files.ts";
import { describe, listed, suggest, type Report } from "../reader/content-error.ts";
import { fileOf } from "../data/content-files.ts";
import { oldPath } from "../data/schema/reference.ts";

/** A course page with lessons has all of `lessons.yaml`, in order. */
function checkLessons({ coursePages, lessons }: SoundContent, report: Report): void {
  if (!lessons) return;
  const expected = lessons.map(({ id }) => id).join(", ");
  for (const page of coursePages) {
    const ids = page.lessons.map(({ lesson }) => lesson);
    const found = ids.join(", ");
    // A lesson that does not exist has its own message.
    if (ids.length > 0 && found !== expected && ids.every((one) => lessons.some(({ id }) => id === one)))
      report(fileOf("coursePages", page.slug), ["lessons"], {
        found,
        expected: `all lessons of lessons.yaml, in order: ${expected}`,
        remedy: "Write one entry for each lesson, in that order.",
      });
  }
}

/** A page begins with a band or a hero. Its share picture shows it too. */
function checkOpenings({ pages }: SoundContent, report: Report): void {
  for (const { slug, band, sections } of pages)
    if (!band && sections.every(({ kind }) => kind !== "hero"))
      report(fileOf("pages", slug), ["band"], {
        found: describe(band),
        expected: "the page’s title in “band”, or a section of the kind “hero”",
        remedy: "Add “band” with an “eyebrow”, a “title” and a “hue”.",
      });
}

function checkSections(content: SoundContent, report: Report): void {
  const listsOf: { file: string; sections: SectionList }[] = [
    ...content.pages.map(({ slug, sections }) => ({ file: fileOf("pages", slug), sections })),
    ...wordFiles.map((page) => {
      const words = soundWordsOf(content, page);
      return {
        file: fileOf("words", page.kind),
        sections: words && "sections" in words ? words.sections : [],
      };
    }),
  ];
  const before = new Map<string, string>();
  for (const { file, sections } of listsOf)
    sections.forEach((section, index) => {
      const { kind } = section;
      const { once } = definitionOf(section);
      const other = sections.findIndex((one) => one.kind === kind) < index ? file : before.get(kind);
      if (once && other !== undefined && (once === "site" || other === file))
        report(file, ["sections", index, "kind"], {
          found: `a second section of the kind “${kind}”`,
          expected:
            other === file
              ? "only one section of this kind on a page"
              : `only one section of this kind; ${other} has one already`,
          remedy: "Delete one of the two.",
        });
      before.set(kind, before.get(kind) ?? file);
    });
}

/** Reserved names. The build writes files or folders with these names. */
const reserved: ReadonlySet<string> = new Set([
  "404",
  "index",
  "files",
  ...fileFolders.map((folder) => folder.slice(1, -1)),
]);

/** Each page has its own address and share picture. */
function checkAddresses({ pageList, site }: SoundContent, report: Report): void {
  const owners = new Map<string, Page>();
  for (const page of pageList) {
    const name = shareName(page.path);
    const owner = owners.get(name);
    if (owner || reserved.has(name) || (site?.desk && page.path === deskPath)) {
      const needs = owner ? `the page of ${fileOfPage(owner)} has` : "is reserved";
      report(fileOfPage(page), page.path === page.pattern ? ["address"] : [], {
        found: `the address ${page.path}, which ${needs}`,
        expected: "an address that no other page has",
        remedy: "Set “address” to another path, or rename the file.",
      });
    }
    if (!owner) owners.set(name, page);
  }
}

/** An old address leads to an existing page, and no page has it. */
function checkMoved({ site, pageList }: SoundContent, report: Report): void {
  const paths = new Set(pageList.map(({ path }) => path));
  for (const [index, { from, to }] of (site?.moved ?? []).entries())
    if (paths.has(oldPath(from)))
      report(fileOf("site"), ["moved", index, "from"], {
        found: `${from}, the address of a page`,
        expected: "an old address that no page has",
        remedy: `Delete the entry${to === from ? "" : ", or move that page to another address"}.`,
      });
}

/** A footer link of a page names an existing column, and a link name that is unique there. */
function checkFooterLinks({ plainPages, pages: ofSections, navigation }: SoundContent, report: Report): void {
  const columns = navigation?.footer.columns ?? [];
  const titles = columns.map(({ title }) => title);
  const shown = new Set<string>();
  const pages = [
    ...plainPages.map((page) => ({ ...page, folder: "plainPages" as const })),
    ...ofSections.map((page) => ({ ...page, folder: "pages" as const })),
  ];
  for (const { slug, footer, band, folder } of pages) {
    if (footer === undefined || !navigation) continue;
    const file = fileOf(folder, slug);
    const column = columns.find(({ title }) => title === footer);
    if (!column)
      report(file, ["footer"], {
        found: describe(footer),
        expected: `the title of a footer column: ${listed(titles)}`,
        remedy: suggest(footer, titles, "Correct the title, or add the column in navigation.yaml."),
      });
    if (!band) continue;
    const same = column?.items.find(({ label, to }) => label === band.eyebrow && to !== undefined);
    if (same || shown.has(`${footer} ${band.eyebrow}`))
      report(file, ["band", "eyebrow"], {
        found: `${describe(band.eyebrow)}, which the column “${footer}” already has`,
        expected: "a name that no other link of the column has",
        remedy: "Rename the page, or delete the other link.",
      });
    shown.add(`${footer} ${band.eyebrow}`);
  }
}

export function checkAcross(content: SoundContent, report: Report): void {
  checkLessons(content, report);
  checkOpenings(content, report);
  checkSections(content, report);
  checkAddresses(content, report);
  checkMoved(content, report);
  checkFooterLinks(content, report);
}
