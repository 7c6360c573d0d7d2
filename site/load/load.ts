/**
 * The one door to `content/`: reads every file, holds it against its schema, checks what one file says of
 * another, and gives the whole or fails with every mistake at once. Runs at build time only.
 */
import type { z } from "zod";
import { listPages, type PageKind } from "../pages.ts";
import { ContentError, fieldName, type Problem } from "./content-error.ts";
import { makeLists, type Lists } from "../lists/lists.ts";
import { checkLists } from "./check-lists.ts";
import type { Course, CoursePage, Records } from "./content.ts";
import { checkAcross, type Report } from "./cross-checks.ts";
import { fileOf, pageFiles, recordFiles, singleFiles } from "./files.ts";
import { hold } from "./hold.ts";
import { checkKnownFiles } from "./known-files.ts";
import { proseReader } from "./prose/read-prose.ts";
import { filesIn, keyOf, readMarkdown, readYaml, type Source } from "./read.ts";
import {
  checkLinks,
  checkPhotographs,
  checkReferences,
  fieldsOf,
  type Field,
  type NamedPhotograph,
} from "./references.ts";

export { ContentError, type Problem } from "./content-error.ts";
export type { Article, Category, CoursePage } from "./content.ts";
export type { NamedPhotograph } from "./references.ts";

/** All of the site's content, checked: its records, and what each list shows by its rule. */
export type Content = Records & { lists: Lists };

/** Reads and checks the whole content folder, but not what is in its photographs. Throws a `ContentError` that lists all mistakes. */
export function loadContent(root: string): Content {
  return readContent(root).content;
}

/** As `loadContent`, and says with the content where it names photographs, for `readPhotographs`. */
export function readContent(root: string): { content: Content; photographs: NamedPhotograph[] } {
  const problems: Problem[] = [];
  const sources = new Map<string, Source>();
  const fields: Field[] = [];
  const pageList = listPages(root);
  const paths = pageList.map(({ path }) => path);
  const slugsOf = (kind: PageKind) =>
    pageList.flatMap((page) => (page.kind === kind && page.slug !== undefined ? [page.slug] : []));

  const checked = (source: Source, schema: z.ZodType): unknown => {
    sources.set(source.file, source);
    fields.push(...fieldsOf(source, schema));
    return hold(source, schema, problems);
  };
  const yaml = (file: string, schema: z.ZodType) => checked(readYaml(root, file, problems), schema);
  const records = (kind: keyof typeof recordFiles, slugs: readonly string[]) =>
    slugs.map((slug) => ({ ...(yaml(fileOf(kind, slug), recordFiles[kind][2]) as object), slug }));

  const single = Object.fromEntries(
    Object.entries(singleFiles).map(([name, [file, schema]]) => [name, yaml(file, schema)]),
  );
  const pages = Object.fromEntries(
    Object.entries(pageFiles).map(([name, schema]) => [name, yaml(fileOf("pages", name), schema)]),
  );
  const categories = records(
    "categories",
    filesIn(root, "categories").flatMap((file) => (file.endsWith(".yaml") ? [keyOf(file)] : [])),
  );
  const coursePages = records("coursePages", slugsOf("course")) as unknown as Records["coursePages"];
  const prose = proseReader(problems);
  const articles = slugsOf("article").map((slug) => {
    const source = readMarkdown(root, fileOf("articles", slug), problems);
    const blocks = prose.read(`/blog/${slug}`, source);
    return { ...(checked(source, recordFiles.articles[2]) as object), slug, blocks };
  });

  const places = { paths, idsOf: prose.idsOf };
  prose.checkLinks(places);
  checkLinks(fields, places, problems);
  checkKnownFiles(root, problems);
  // What one file says of another can be checked only where both could be read.
  if (problems.length > 0) throw new ContentError(problems);
  const read = {
    ...single,
    pageList,
    pages,
    categories,
    courses: [...coursePages.map(courseOf), ...(single.courses as Records["courses"])],
    coursePages,
    articles,
  } as unknown as Records;
  const slugs = {
    article: slugsOf("article"),
    category: categories.map(({ slug }) => slug),
    "category page": slugsOf("category"),
  };
  checkReferences(fields, slugs, problems);
  const report: Report = (file, path, mistake) =>
    problems.push({ file, line: sources.get(file)?.lineOf(path) ?? 1, field: fieldName(path), ...mistake });
  checkAcross(read, report);
  checkLists(read, report);
  const photographs = checkPhotographs(root, fields, problems);
  if (problems.length > 0) throw new ContentError(problems);
  return { content: { ...read, lists: makeLists(read) }, photographs };
}

/** What cards show of a course that has a page. */
function courseOf({ id, title, category, figure, photograph, slug }: CoursePage): Course {
  return { id, title, category, figure, ...(photograph ? { photograph } : {}), page: slug };
}
