/** Reads, checks and publishes the content. */
import { statSync } from "node:fs";
import type { z } from "zod";
import {
  checkLinks,
  checkPhotographs,
  checkPrices,
  checkReferences,
  checkShown,
  isListed,
  photographsIn,
  type Field,
} from "../data/checks/references.ts";
import { ownAddressNote } from "../data/checks/links.ts";
import { markedTexts } from "../data/checks/marked-texts.ts";
import { checkPresence, isLimited, isOut, leftOut, shown, type Clock } from "../data/checks/presence.ts";
import { fileOf, isFolder, makeLists, recordFiles, singleFiles } from "../data/content-files.ts";
import { wordsOf, type Content, type RecordFolder, type Records } from "../data/content.ts";
import { courseOfPage } from "../data/course.ts";
import { readProse, readSectionProse, type ReadProse } from "../data/prose/read-prose.ts";
import { dayAt } from "../data/schema/local-time.ts";
import { meaningsIn, type RecordKind } from "../data/schema/reference.ts";
import { articleWords } from "../pages/article/article.definition.ts";
import { anchorsOf, fileOfPage, pagesOf, wordFiles } from "../pages/pages.ts";
import { check } from "../reader/check-schema.ts";
import { ContentError, type Problem } from "../reader/content-error.ts";
import { doubledIn } from "../reader/doubled.ts";
import { entriesIn, openFolder, type Folder } from "../reader/folder.ts";
import { checkAcross } from "./cross-checks.ts";
import { schemasOf, slugsIn, wrongNames } from "./files.ts";

/** What a site is made from: its content folder, the time of the build, and whether drafts show. */
export type SiteOptions = { root: string; clock: Date; drafts: boolean };

type Read = Records & Pick<Content, "words">;

/** The records of the files, and their prose. `values`: by file, parsed with its schema. */
function recordsOf(folder: Folder, values: ReadonlyMap<string, unknown>) {
  const prose: ReadProse[] = [];
  const words = new Map(wordFiles.map(({ kind }) => [kind, values.get(fileOf("words", kind))]));
  const { sections } = wordsOf({ words }, { kind: "article", schema: articleWords });
  const proseOf = (name: RecordFolder, file: string) => {
    const source = folder.file(file);
    if (name === "pages") {
      const read = readSectionProse(source);
      prose.push(...read.values());
      return { prose: new Map([...read].map(([index, { blocks }]) => [index, blocks])) };
    }
    if (!source.prose) return {};
    const read = readProse(source, name === "articles" ? sections : []);
    prose.push(read);
    return { blocks: read.blocks };
  };
  const recordsIn = (name: RecordFolder) =>
    slugsIn(folder, name).map((slug) => {
      const file = fileOf(name, slug);
      return { ...Object(values.get(file)), ...proseOf(name, file), slug };
    });
  const read: Record<string, unknown> = {
    ...Object.fromEntries(Object.entries(singleFiles).map(([name, [file]]) => [name, values.get(file)])),
    ...Object.fromEntries(
      Object.keys(recordFiles)
        .filter(isFolder)
        .map((name) => [name, recordsIn(name)]),
    ),
    words,
  };
  // The schema of each file has parsed its values.
  const records = read as Read;
  const courses = [...records.coursePages.map(courseOfPage), ...records.courses];
  return { records: { ...records, courses }, prose };
}

/** The records that show on a day. */
const publishedOn = (read: Read, clock: Clock): Read => ({
  ...read,
  pages: shown(read.pages, clock),
  coursePages: shown(read.coursePages, clock),
  articles: shown(read.articles, clock),
  plainPages: shown(read.plainPages, clock),
  courses: shown(read.courses, clock),
  events: shown(read.events, clock),
  people: { ...read.people, people: shown(read.people.people, clock) },
});

/** All texts with a meaning, such as ids and links. */
const fieldsOf = (folder: Folder, schemas: ReadonlyMap<string, z.ZodType>): Field[] =>
  [...schemas].flatMap(([file, schema]) => {
    const source = folder.file(file);
    return meaningsIn(schema, source.value).map((text) => ({ ...text, source }));
  });

/** The content, except the pixels of photographs. Throws a `ContentError` with all mistakes: first those of single files, then those between files. */
export function loadContent({ root, clock: now, drafts }: SiteOptions): Content {
  const refuse = (problems: readonly Problem[]) => {
    if (problems.length > 0) throw new ContentError(root, problems);
  };
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    refuse([
      {
        file: "",
        line: 1,
        field: "(the file)",
        found: "nothing",
        expected: `a folder at ${root}`,
        remedy: "Restore the folder.",
      },
    ]);
  const folder = openFolder(root);
  const schemas = schemasOf(folder);
  const { values, problems } = check(folder, schemas);
  refuse([...wrongNames(folder), ...problems]);

  const { records: all, prose } = recordsOf(folder, values);
  const today = dayAt(now, all.site.timeZone);
  const sources = [...schemas.keys()].map((file) => folder.file(file));
  const records = { ...all, articles: all.articles.filter(({ date }) => isOut(date, today)) };
  const fields = [...fieldsOf(folder, schemas), ...prose.flatMap(({ named }) => named)];
  refuse([
    ...prose.flatMap((one) => one.problems),
    ...sources.flatMap((source) => doubledIn(source)),
    ...checkReferences(fields, all),
  ]);

  const contentOf = (some: Read): Content => ({
    ...some,
    pageList: pagesOf(some),
    unpublished: sources.flatMap((source) => leftOut(source, today)),
    notes: [],
    files: entriesIn(folder, "files").map(({ file }) => file),
    photographs: photographsIn(fields),
    lists: makeLists(some),
    now,
    drafts,
  });
  const content = contentOf(records);
  const pages = new Map(content.pageList.map((page) => [page.path, page]));
  const pathOf = new Map(content.pageList.map((page) => [fileOfPage(page), page.path]));
  const targets = {
    paths: [...pages.keys()],
    files: content.files.map((file) => `/${file}`),
    idsOf: (path: string) => {
      const page = pages.get(path);
      return page && anchorsOf(page, content);
    },
  };
  const hidden = {
    page: (path: string) => {
      const page = pages.get(path);
      return page && folder.file(fileOfPage(page));
    },
    record: (kind: RecordKind, slug: string) =>
      kind === "article" ? folder.file(fileOf("articles", slug)) : undefined,
  };
  refuse([
    ...checkLinks(fields, targets, (file) => pathOf.get(file)),
    ...(drafts ? [] : checkPresence(fields, hidden)),
    ...checkShown(
      fields,
      (field) =>
        pathOf.has(field.source.file) || isLimited(field.source, field.path) || isListed(field, content),
    ),
    ...checkAcross(content, folder),
    ...checkPrices(fields, content),
    ...checkPhotographs(fields, folder),
  ]);
  const ownAddresses = fields.flatMap(({ meaning, text, source, path }) => {
    const note = meaning.is === "link" && ownAddressNote(text, content.site, targets);
    return note ? `${source.file}:${source.lineOf(path)} ${note}` : [];
  });
  const marked = [...schemas].flatMap(([file, schema]) => markedTexts(folder.file(file), schema));
  return { ...contentOf(publishedOn(records, { today, drafts })), notes: [...marked, ...ownAddresses] };
}
