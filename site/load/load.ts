/**
 * The one door to `content/`: reads every file, holds it against its schema, checks what one file says of
 * another, and gives the whole or fails with every mistake at once. Runs at build time only.
 */
import type { z } from "zod";
import { makeLists, type Lists } from "../lists/lists.ts";
import { listPages, pageFolders, type Page, type PageKind } from "../pages.ts";
import { unnamedKinds, type RecordKind } from "../schema/reference.ts";
import { anchorsOf } from "./anchors.ts";
import { checkLists } from "./check-lists.ts";
import { ContentError, fieldName, type FieldPath, type Problem } from "./content-error.ts";
import type { Course, CoursePage, Records, SoundContent } from "./content.ts";
import { checkAcross, type Report } from "./cross-checks.ts";
import { checkDoubled } from "./doubled.ts";
import { fileOf, pageFiles, recordFiles, singleFiles } from "./files.ts";
import { hold } from "./hold.ts";
import { checkKnownFiles, checkRoot, type Misnamed } from "./known-files.ts";
import { checkPrices } from "./prices.ts";
import type { Places } from "./links.ts";
import { proseReader } from "./prose/read-prose.ts";
import { entriesIn, keyOf, readMarkdown, readYaml, type Source } from "./read.ts";
import {
  checkLinks,
  checkPhotographs,
  checkReferences,
  checkShown,
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
  const { sound, sources, fields, uncertain, prose } = readAll(root, pageList, misnamed, problems);
  const slugsOf = (kind: PageKind) =>
    pageList.flatMap((page) => (page.kind === kind && page.slug !== undefined ? [page.slug] : []));

  const pageOf = new Map(pageList.map((page) => [fileOfPage(page), page.path]));
  const pageAt = new Map(pageList.map((page) => [page.path, page]));
  const places: Places = {
    paths: [...pageAt.keys()],
    idsOf: (path) => {
      const page = pageAt.get(path);
      return page && anchorsOf(page, sound);
    },
  };
  checkLinks(fields, places, (file) => pageOf.get(file), problems);
  prose.checkLinks(places);
  const slugs = {
    article: slugsOf("article"),
    category: [...categoriesIn(root, misnamed)],
    "category page": slugsOf("category"),
  };
  const broken = checkReferences(fields, { slugs, uncertain }, problems);
  // Who is named nowhere can be told only when all files could be read and every name leads somewhere.
  if ([...sources.values()].every(({ readable }) => readable)) {
    const certain = (["course", "person"] as const).filter(
      (kind) => !broken.has(kind) && !uncertain.has(kind),
    );
    checkShown(fields, new Set(certain), (field) => isShownByRule(field, sound, pageOf), problems);
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
  checkLists(sound, report);
  const lineOf = (file: string, path: FieldPath) => sources.get(file)?.lineOf(path) ?? 1;
  checkPrices(fields, sound, { problems, lineOf, report });
  const photographs = checkPhotographs(root, fields, problems);
  if (problems.length > 0) return { content: undefined, problems, photographs };
  // Without a problem all of it is sound.
  const records = sound as Records;
  return { content: { ...records, lists: makeLists(records) }, problems, photographs };
}

/** The page that a file with a wrong ending is meant to be, so that links to it are no second mistake. */
function pageOfMisnamed({ kind, slug }: Misnamed["records"][number]): Page[] {
  const { kind: pageKind, under } = pageFolders[kind];
  const path = `${under}/${slug}`;
  return [{ path, pattern: path, kind: pageKind, slug, footer: "compact", listed: true }];
}

/** The file whose words a page shows and no other page of its kind. */
function fileOfPage({ kind, slug = "" }: Page): string {
  for (const records of Object.keys(pageFolders) as (keyof typeof pageFolders)[])
    if (pageFolders[records].kind === kind) return fileOf(records, slug);
  return fileOf("pages", kind === "courses" ? "course" : kind === "events" ? "event" : kind);
}

/** The slugs of all categories, of those without a page too. */
function categoriesIn(root: string, { records }: Misnamed): Set<string> {
  const [folder, ending] = recordFiles.categories;
  const files = entriesIn(root, folder).filter(({ file }) => file.endsWith(ending));
  const misnamed = records.filter(({ kind }) => kind === "categories").map(({ slug }) => slug);
  return new Set([...files.map(({ file }) => keyOf(file)), ...misnamed]);
}

/** Whether a record shows without being named: it has a page, or a list takes up its like by its rule. */
function isShownByRule(
  { path, text, source }: Field,
  { people, personPages }: SoundContent,
  pageOf: ReadonlyMap<string, string>,
): boolean {
  if (pageOf.has(source.file)) return true;
  if (source.file === fileOf("people") && personPages.some(({ slug }) => slug === text)) return true;
  const record = path.slice(0, -1).reduce<unknown>((at, step) => Reflect.get(Object(at), step), source.value);
  return Object.hasOwn(Object(record), "badge") || Reflect.get(Object(record), "role") === people?.team.role;
}

/** Everything that was read, sound or not. */
type Everything = {
  sound: SoundContent;
  /** By the names that the files should have. */
  sources: ReadonlyMap<string, Source>;
  fields: Field[];
  /** The kinds of record of which some could not be read. */
  uncertain: ReadonlySet<RecordKind>;
  prose: ReturnType<typeof proseReader>;
};

/** Reads every file and holds it against its schema. */
function readAll(root: string, pageList: Page[], misnamed: Misnamed, problems: Problem[]): Everything {
  const sources = new Map<string, Source>();
  const fields: Field[] = [];
  const uncertain = new Set<RecordKind>();
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
  const records = (
    slugs: Iterable<string>,
    kind: keyof typeof recordFiles,
    read: (file: string, slug: string) => unknown,
  ) =>
    [...slugs].flatMap((slug) => {
      const record = read(fileOf(kind, slug), slug);
      return record === undefined ? [] : [{ ...(record as object), slug }];
    });
  const slugsOf = (pageKind: PageKind) =>
    pageList.flatMap(({ kind, slug }) => (kind === pageKind && slug !== undefined ? [slug] : []));

  const single = Object.fromEntries(
    Object.entries(singleFiles).map(([name, [file, schema]]) => [name, yaml(file, schema)]),
  );
  const pages = Object.fromEntries(
    Object.entries(pageFiles).map(([name, schema]) => [name, yaml(fileOf("pages", name), schema)]),
  );
  const categories = records(categoriesIn(root, misnamed), "categories", (file) =>
    yaml(file, recordFiles.categories[2]),
  );
  const coursePages = records(slugsOf("course"), "coursePages", (file) =>
    yaml(file, recordFiles.coursePages[2]),
  ) as unknown as Records["coursePages"];
  const prose = proseReader(problems);
  const written = (kind: "articles" | "personPages" | "plainPages") =>
    records(slugsOf(pageFolders[kind].kind), kind, (file, slug) => {
      const source = readMarkdown(root, nameOf(file), problems);
      const blocks = prose.read(`${pageFolders[kind].under}/${slug}`, source);
      const record = checked(file, source, recordFiles[kind][2]);
      return record === undefined ? undefined : { ...(record as object), blocks };
    });
  const courses = [
    ...coursePages.map((page) => courseOf(page, (pages as SoundContent["pages"]).courseDetail?.facts)),
    ...((single.courses as Records["courses"] | undefined) ?? []),
  ];
  const sound = {
    ...single,
    pageList,
    pages,
    categories,
    courses,
    coursePages,
    articles: written("articles"),
    personPages: written("personPages"),
    plainPages: written("plainPages"),
  } as unknown as SoundContent;
  return { sound, sources, fields, uncertain, prose };
}

/** What cards show of a course that has a page. The words are the names of its facts. */
function courseOf(
  { id, title, category, figure, photograph, card, facts, slug }: CoursePage,
  words: { lessons: string; enrolled: string } | undefined,
): Course {
  return {
    id,
    title,
    category,
    figure,
    ...(photograph ? { photograph } : {}),
    ...(words
      ? {
          lessons: `${facts.lessons} ${words.lessons}`,
          enrolled: `${facts.enrolled} ${words.enrolled}`,
        }
      : {}),
    ...card,
    page: slug,
  };
}
