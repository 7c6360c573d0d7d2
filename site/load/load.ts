/**
 * The one door to `content/`: reads every file, holds it against its schema, checks what one file says of
 * another, and gives the whole or fails with every mistake at once. Runs at build time only.
 */
import type { z } from "zod";
import { listPages, type Page, type PageKind } from "../pages.ts";
import { unnamedKinds, type RecordKind } from "../schema/reference.ts";
import { ContentError, fieldName, type FieldPath, type Problem } from "./content-error.ts";
import type { Content, Course, CoursePage, SoundContent } from "./content.ts";
import { checkAcross, type Report } from "./cross-checks.ts";
import { checkDoubled } from "./doubled.ts";
import { fileOf, pageFiles, recordFiles, singleFiles } from "./files.ts";
import { hold } from "./hold.ts";
import { checkKnownFiles, checkRoot, type Misnamed } from "./known-files.ts";
import { checkPrices } from "./prices.ts";
import { linksIn, parseProse, type Block } from "./prose.ts";
import { readMarkdown, readYaml, type Source } from "./read.ts";
import {
  checkLinks,
  checkPhotographs,
  checkReferences,
  checkShown,
  fieldsOf,
  linkMistake,
  type Field,
  type NamedPhotograph,
} from "./references.ts";

export { ContentError, type Problem } from "./content-error.ts";
export type { Article, Content, CoursePage } from "./content.ts";
export type { NamedPhotograph } from "./references.ts";

/** An article's prose as blocks, its links held against the paths of all pages. */
function proseOf(
  { file, prose, proseLine }: ReturnType<typeof readMarkdown>,
  paths: readonly string[],
  problems: Problem[],
): Block[] {
  const blocks = parseProse(file, prose, proseLine, problems);
  for (const to of linksIn(blocks)) {
    const mistake = linkMistake(to, paths);
    if (!mistake) continue;
    const before = prose.slice(0, prose.indexOf(`(${to})`));
    problems.push({
      file,
      line: proseLine + before.split("\n").length - 1,
      field: "(prose)",
      found: `a link to ${to}`,
      ...mistake,
    });
  }
  return blocks;
}

/** Reads and checks the whole content folder, but not what is in its photographs. Throws a `ContentError` that lists all mistakes. */
export function loadContent(root: string): Content {
  const { content, problems } = readContent(root);
  if (!content) throw new ContentError(problems);
  return content;
}

/** What came of reading the content folder: the content if all of it is sound, and else the problems. */
export type ContentReading = {
  content: Content | undefined;
  problems: Problem[];
  /** Where the content names photographs that are there, for `readPhotographs`. */
  photographs: NamedPhotograph[];
};

/** Reads and checks the whole content folder, but not what is in its photographs. A part that is not sound keeps no other from being checked. */
export function readContent(root: string): ContentReading {
  const problems: Problem[] = [];
  if (!checkRoot(root, problems)) return { content: undefined, problems, photographs: [] };
  const misnamed = checkKnownFiles(root, problems);
  const pageList = [...listPages(root), ...misnamed.records.flatMap(pageOfMisnamed)];
  const { sound, sources, fields, uncertain } = readAll(root, pageList, misnamed, problems);
  const slugsOf = (kind: PageKind) =>
    pageList.flatMap((page) => (page.kind === kind && page.slug !== undefined ? [page.slug] : []));

  checkLinks(fields, sound, (file) => pageOfFile(file, pageList), problems);
  const slugs = { article: slugsOf("article"), category: slugsOf("category") };
  const broken = checkReferences(fields, { slugs, uncertain }, problems);
  // Who is named nowhere can be told only when all files could be read and every name leads somewhere.
  if ([...sources.values()].every(({ readable }) => readable)) {
    const certain = (["course", "person"] as const).filter(
      (kind) => !broken.has(kind) && !uncertain.has(kind),
    );
    checkShown(fields, new Set(certain), (file) => pageOfFile(file, pageList) !== undefined, problems);
  }
  for (const source of sources.values()) checkDoubled(source, problems);
  const report: Report = (file, path, mistake) => {
    const source = sources.get(file);
    problems.push({
      file: source?.file ?? file,
      line: source?.lineOf(path) ?? 1,
      field: fieldName(path),
      ...mistake,
    });
  };
  checkAcross(sound, report);
  const lineOf = (file: string, path: FieldPath) => sources.get(file)?.lineOf(path) ?? 1;
  checkPrices(fields, sound, { problems, lineOf, report });
  const photographs = checkPhotographs(root, fields, problems);
  return { content: problems.length > 0 ? undefined : (sound as Content), problems, photographs };
}

/** The page that a file with a wrong ending is meant to be, so that links to it are no second mistake. */
function pageOfMisnamed({ kind, slug }: Misnamed["records"][number]): Page[] {
  const [folder] = recordFiles[kind];
  const pageKind = ({ categories: "category", coursePages: "course", articles: "article" } as const)[kind];
  const path = `/${folder === "articles" ? "blog" : pageKind}/${slug}`;
  return [{ path, kind: pageKind, slug, footer: "compact", listed: true }];
}

/** The page that shows the words of a file and of no other file of its kind. */
function pageOfFile(file: string, pageList: readonly Page[]): Page | undefined {
  const kinds = { category: "categories", course: "coursePages", article: "articles" } as const;
  return pageList.find(({ kind, slug }) => {
    if (kind === "category" || kind === "course" || kind === "article")
      return slug !== undefined && file === fileOf(kinds[kind], slug);
    return file === fileOf("pages", kind === "courses" ? "course" : kind === "events" ? "event" : kind);
  });
}

/** Everything that was read, sound or not. */
type Everything = {
  sound: SoundContent;
  /** By the names that the files should have. */
  sources: ReadonlyMap<string, Source>;
  fields: Field[];
  /** The kinds of record of which some could not be read. */
  uncertain: ReadonlySet<RecordKind>;
};

/** Reads every file and holds it against its schema. */
function readAll(root: string, pageList: Page[], misnamed: Misnamed, problems: Problem[]): Everything {
  const sources = new Map<string, Source>();
  const fields: Field[] = [];
  const uncertain = new Set<RecordKind>();
  const paths = pageList.map(({ path }) => path);
  const checked = (file: string, source: Source, schema: z.ZodType): unknown => {
    sources.set(file, source);
    fields.push(...fieldsOf(source, schema));
    for (const kind of unnamedKinds(schema, source.value)) uncertain.add(kind);
    return hold(source, schema, problems);
  };
  const nameOf = (file: string) =>
    misnamed.insteadOf.get(file) ??
    misnamed.records.find(({ kind, slug }) => fileOf(kind, slug) === file)?.file ??
    file;
  const yaml = (file: string, schema: z.ZodType) =>
    checked(file, readYaml(root, nameOf(file), problems), schema);
  const records = (pageKind: PageKind, kind: keyof typeof recordFiles, read: (file: string) => unknown) =>
    pageList.flatMap(({ kind: one, slug }) => {
      if (one !== pageKind || slug === undefined) return [];
      const record = read(fileOf(kind, slug));
      return record === undefined ? [] : [{ ...(record as object), slug }];
    });

  const single = Object.fromEntries(
    Object.entries(singleFiles).map(([name, [file, schema]]) => [name, yaml(file, schema)]),
  );
  const pages = Object.fromEntries(
    Object.entries(pageFiles).map(([name, schema]) => [name, yaml(fileOf("pages", name), schema)]),
  );
  const categories = records("category", "categories", (file) => yaml(file, recordFiles.categories[2]));
  const coursePages = records("course", "coursePages", (file) =>
    yaml(file, recordFiles.coursePages[2]),
  ) as unknown as Content["coursePages"];
  const articles = records("article", "articles", (file) => {
    const source = readMarkdown(root, nameOf(file), problems);
    const blocks = proseOf(source, paths, problems);
    const record = checked(file, source, recordFiles.articles[2]);
    return record === undefined ? undefined : { ...(record as object), blocks };
  });
  const courses = [
    ...coursePages.map(courseOf),
    ...((single.courses as Content["courses"] | undefined) ?? []),
  ];
  const sound = {
    ...single,
    pageList,
    pages,
    categories,
    courses,
    coursePages,
    articles,
  } as unknown as SoundContent;
  return { sound, sources, fields, uncertain };
}

/** What cards show of a course that has a page. */
function courseOf({ id, title, category, figure, photograph, slug }: CoursePage): Course {
  return { id, title, category, figure, ...(photograph ? { photograph } : {}), page: slug };
}
