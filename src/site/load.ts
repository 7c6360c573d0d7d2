/** Reads, checks and publishes the content. */
import { statSync } from "node:fs";
import { markedTexts } from "../data/checks/marked-texts.ts";
import { isOut, leftOut, shown, type Clock } from "../data/checks/presence.ts";
import { checkFields, photographsIn, referenceRule } from "../data/checks/references.ts";
import { makeLists } from "../data/content-files.ts";
import type { Content } from "../data/content.ts";
import { dayAt } from "../data/schema/local-time.ts";
import { pagesOf } from "../pages/pages.ts";
import { check } from "../reader/check-schema.ts";
import { ContentError, inFile, type Problem } from "../reader/content-error.ts";
import { doubledIn } from "../reader/doubled.ts";
import { entriesIn, openFolder, type Changed } from "../reader/folder.ts";
import { compare } from "./compare.ts";
import { schemasOf, wrongNames } from "./files.ts";
import { fieldsOf, recordsOf, type Read } from "./read.ts";

/** What a site is made from: its content folder, the time of the build, and whether drafts show. */
export type SiteOptions = { root: string; clock: Date; drafts: boolean; changed?: Changed };

/** The records that show on a day. */
const publishedOn = (read: Read, clock: Clock): Read => ({
  ...read,
  pages: shown(read.pages, clock),
  coursePages: shown(read.coursePages, clock),
  articles: shown(read.articles, clock),
  courses: shown(read.courses, clock),
  events: shown(read.events, clock),
  people: { ...read.people, people: shown(read.people.people, clock) },
});

/** The content, except the pixels of photographs. Throws a `ContentError` with all mistakes: first those of single files, then those between files. */
export function loadContent({ root, clock: now, drafts, changed }: SiteOptions): Content {
  const refuse = (problems: readonly Problem[]) => {
    if (problems.length > 0) throw new ContentError(root, problems);
  };
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
    refuse([
      inFile("", { found: "nothing", expected: `a folder at ${root}`, remedy: "Restore the folder." }),
    ]);
  const folder = openFolder(root, changed);
  const schemas = schemasOf(folder);
  const { values, problems } = check(folder, schemas);
  refuse([...wrongNames(folder), ...problems]);

  // Each file fits its schema.
  const { records: all, prose } = recordsOf(folder, values);
  const today = dayAt(now, all.site.timeZone);
  const records = { ...all, articles: all.articles.filter(({ date }) => drafts || isOut(date, today)) };
  const fields = [...fieldsOf(folder, schemas), ...prose.flatMap(({ named }) => named)];
  const sources = [...schemas.keys()].map((file) => folder.file(file));
  refuse([
    ...prose.flatMap((one) => one.problems),
    ...sources.flatMap((source) => doubledIn(source)),
    ...checkFields(fields, [referenceRule(fields, all)]),
  ]);

  // Each reference has its record.
  const hidden = sources.flatMap((source) => leftOut(source, today));
  const contentOf = (read: Read, notes: readonly string[]): Content => ({
    ...read,
    pageList: pagesOf(read),
    notes,
    files: entriesIn(folder, "files").map(({ file }) => file),
    photographs: photographsIn(fields),
    lists: makeLists(read),
    now,
    drafts,
  });
  const compared = compare(contentOf(records, hidden), fields, folder);
  refuse(compared.problems);

  const marked = [...schemas].flatMap(([file, schema]) => markedTexts(folder.file(file), schema));
  return contentOf(publishedOn(records, { today, drafts }), [...hidden, ...marked, ...compared.notes]);
}
