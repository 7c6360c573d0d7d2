import type { z } from "zod";
import {
  soundWordsOf,
  type Content,
  type SoundContent,
  type RecordFolder,
  type Records,
  type RecordsWithFile,
} from "../data/content.ts";
import { makeLists, fileOf, singleFiles } from "../data/content-files.ts";
import { fileOfPage, anchorsOf, schemaOf, wordFiles } from "../pages/pages.ts";
import { article } from "../pages/article/article.definition.ts";
import { courseOfPage } from "../data/course.ts";
import { dayAt } from "../data/schema/local-time.ts";
import { meaningsIn, type RecordKind } from "../data/schema/reference.ts";
import { checkSchema } from "../reader/check-schema.ts";
import { ContentError, placeOf, type Problem, type Report } from "../reader/content-error.ts";
import { checkAcross } from "./cross-checks.ts";
import { checkDoubled } from "../reader/doubled.ts";
import { fileNamesIn, pageListOf, slugsIn, type SiteOptions } from "./page-list.ts";
import { checkKnownFiles, filesIn } from "./known-files.ts";
import { ownAddressNote, type Targets } from "../data/checks/links.ts";
import { markedTexts } from "../data/checks/marked-texts.ts";
import { publishedOn } from "./published.ts";
import { readProse, readSectionProse } from "../data/prose/read-prose.ts";
import { checkPresence, isLimited, isOut, leftOut } from "../data/checks/presence.ts";
import { readMarkdown, readYaml, type Source } from "../reader/read.ts";
import {
  checkLinks,
  checkPhotographs,
  checkPrices,
  checkReferences,
  checkShown,
  isListed,
  type Field,
  type NamedPhotograph,
} from "../data/checks/references.ts";
import { readLocale } from "../data/checks/settings.ts";

/** Reads and checks the content, except the pixels of photographs. Throws a `ContentError` with all mistakes. */
export function loadContent(options: SiteOptions): Content {
  const { content, problems } = readContent(options);
  if (!content) throw new ContentError(options.root, problems);
  return content;
}

/** Reads all content but pixels, for a time of the build. */
export function readContent({ root, clock: now, drafts }: SiteOptions): {
  content: Content | undefined;
  problems: Problem[];
  photographs: NamedPhotograph[];
} {
  const problems: Problem[] = [];
  if (!checkKnownFiles(root, problems)) return { content: undefined, problems, photographs: [] };
  const place = readLocale(root);
  const clock = { today: dayAt(now, place.timeZone), drafts };
  const { sound, sources, fields, notes, uncertain } = readAll(root, clock.today, problems);
  const { pageList } = sound;

  const pageOf = new Map(pageList.map((page) => [fileOfPage(page), page.path]));
  const fileAt = new Map(pageList.map((page) => [page.path, fileOfPage(page)]));
  const pageAt = new Map(pageList.map((page) => [page.path, page]));
  const targets: Targets = {
    paths: [...fileAt.keys()],
    // The address of a page is unknown while its file cannot be read.
    areAll: [...sources.values()].every(
      ({ file, readable }) => readable || !/^(?:pages|categories|plain-pages|words)\//.test(file),
    ),
    files: filesIn(root).map((file) => `/${file}`),
    idsOf: (path) => {
      const page = pageAt.get(path);
      return page && anchorsOf(page, sound);
    },
  };
  const report: Report = (file, path, mistake) =>
    problems.push({ ...placeOf(sources.get(file) ?? { file, lineOf: () => 1 }, path), ...mistake });
  checkLinks(fields, targets, (file) => pageOf.get(file), problems);
  for (const { meaning, text, source, path } of fields) {
    const note = meaning.is === "link" && sound.site && ownAddressNote(text, sound.site, targets);
    if (note) notes.push(`${source.file}:${source.lineOf(path)} ${note}`);
  }
  const slugs = {
    article: slugsIn(root, "articles"),
    category: slugsIn(root, "categories"),
    "category page": pageList.flatMap(({ kind, slug }) =>
      kind === "category" && slug !== undefined ? [slug] : [],
    ),
  };
  const broken = checkReferences(fields, { slugs, uncertain }, problems);
  if (!drafts)
    checkPresence(
      fields,
      {
        page: (path) => sources.get(fileAt.get(path) ?? ""),
        record: (kind, slug) => sources.get(kind === "article" ? fileOf("articles", slug) : ""),
      },
      problems,
    );
  // Look for unused records only if every file was read and no reference is broken.
  if ([...sources.values()].every(({ readable }) => readable)) {
    const certain = (["course", "person"] as const).filter(
      (kind) => !broken.has(kind) && !uncertain.has(kind),
    );
    checkShown(
      fields,
      new Set(certain),
      (field) =>
        pageOf.has(field.source.file) || isLimited(field.source, field.path) || isListed(field, sound),
      problems,
    );
  }
  for (const source of sources.values()) checkDoubled(source, problems);
  checkAcross(sound, report);
  checkPrices(fields, sound.labels, place, problems);
  const photographs = checkPhotographs(root, fields, problems);
  if (problems.length > 0) return { content: undefined, problems, photographs };
  // Without problems all parts are complete.
  const records = publishedOn(sound as Records & SoundContent, clock);
  const lists = makeLists(records);
  for (const { slug, page } of records.categories)
    if (page && records.unpublished.length === 0 && lists.courses.ofCategory.get(slug)?.length === 0)
      report(fileOf("categories", slug), ["page"], {
        found: "a category page without courses",
        expected: "a course that the page shows",
        remedy: "Add a course with this category and a badge, or delete “page” until there is one.",
      });
  if (problems.length > 0) return { content: undefined, problems, photographs };
  return { content: { ...records, notes, now, drafts, lists }, problems, photographs };
}

function readAll(root: string, today: string, problems: Problem[]) {
  const sources = new Map<string, Source>();
  const fields: Field[] = [];
  const notes: string[] = [];
  const uncertain = new Set<RecordKind>();
  const checked = <Schema extends z.ZodType>(file: string, source: Source, schema: Schema) => {
    sources.set(file, source);
    const { texts, unnamed } = meaningsIn(schema, source.value);
    fields.push(...texts.map((text) => ({ ...text, source })));
    notes.push(...markedTexts(source, schema));
    for (const kind of unnamed) uncertain.add(kind);
    const sound = checkSchema(source, schema, problems);
    if (!source.readable && file.startsWith("categories/")) uncertain.add("category page");
    return sound;
  };
  const yaml = <Schema extends z.ZodType>(file: string, schema: Schema) =>
    checked(file, readYaml(root, file, problems), schema);
  /** Valid records of a folder. `Object` hides their types: the schema of the folder has checked them. */
  const records = <Folder extends RecordFolder>(folder: Folder): RecordsWithFile[Folder][] => {
    const schema = schemaOf(folder);
    const slugs = slugsIn(root, folder);
    // A site needs a home page.
    if (folder === "pages" && !slugs.includes("home")) slugs.unshift("home");
    return slugs.flatMap((slug) => {
      const file = fileOf(folder, slug);
      if (file.endsWith(".yaml")) {
        const record = yaml(file, schema);
        const source = folder === "pages" && sources.get(file);
        const parts = source && { prose: readSectionProse(source, fields, problems) };
        return record ? [{ ...Object(record), ...parts, slug }] : [];
      }
      const source = readMarkdown(root, file, problems);
      const page = folder === "articles" ? soundWordsOf({ words: new Map(words) }, article) : undefined;
      const blocks = readProse(source, fields, problems, page?.sections ?? []);
      const record = checked(file, source, schema);
      return record && isOut(source, today) ? [{ ...Object(record), slug, blocks }] : [];
    });
  };
  const there = new Set([...fileNamesIn(root, ""), ...fileNamesIn(root, "words")]);
  const single = (file: string, schema: z.ZodType): unknown => {
    const none = there.has(file) ? undefined : schema.safeParse(undefined);
    return none?.success ? none.data : checked(file, readYaml(root, file, problems), schema);
  };
  const singles = Object.entries(singleFiles).map(([name, [file, schema]]) => [name, single(file, schema)]);
  const words = wordFiles.map(({ kind, schema }): [string, unknown] => [
    kind,
    single(fileOf("words", kind), schema),
  ]);
  const folders = {
    pages: records("pages"),
    categories: records("categories"),
    coursePages: records("coursePages"),
    articles: records("articles"),
    plainPages: records("plainPages"),
  };
  const pageList = pageListOf(
    root,
    (source) => isOut(source, today),
    (file) => sources.get(file),
  );
  // The cast: `single` checked each value with the schema of its file.
  const files = Object.fromEntries(singles) as Partial<Omit<Records, RecordFolder>>;
  const sound = {
    ...files,
    ...folders,
    words: new Map(words),
    pageList,
    unpublished: [...sources.values()].flatMap((source) => leftOut(source, today)),
  };
  const courses = [...sound.coursePages.map(courseOfPage), ...(sound.courses ?? [])];
  return { sound: { ...sound, courses }, sources, fields, notes, uncertain };
}
