import type { z } from "zod";
import { pathWith, type Content, type RecordFolder, type Records } from "../data/content.ts";
import type { Page } from "../data/page.ts";
import { fileOf, isFolder, recordFiles, singleFiles } from "../data/content-files.ts";
import { login, signup } from "./account/account.definition.ts";
import { article } from "./article/article.definition.ts";
import { category } from "./category/category.definition.ts";
import { course } from "./course/course.definition.ts";
import { denied } from "./denied/denied.definition.ts";
import { error } from "./error/error.definition.ts";
import { madeOfSections, sectionPage } from "./page/page.definition.ts";

/** All kinds of page but the error page, in the order of the page list. */
const kinds = { page: madeOfSections, category, course, article, login, signup, denied };

/** Kinds of page with words, with their schemas, and the error page. */
export const wordFiles = Object.entries({ ...kinds, error }).flatMap(([kind, { schema }]) =>
  schema ? [{ kind, schema }] : [],
);

/** Schema of the records of a folder. */
export const schemaOf = (folder: RecordFolder): z.ZodType => recordFiles[folder][2] ?? sectionPage;

/** All files: collection of the desk, path (`*` for the slug of a record), schema. */
export const contentFiles: readonly (readonly [collection: string, path: string, schema: z.ZodType])[] = [
  ...wordFiles.map(({ kind, schema }) => ["words", fileOf("words", kind), schema] as const),
  ...Object.keys(recordFiles)
    .filter(isFolder)
    .map((folder) => [folder, fileOf(folder, "*"), schemaOf(folder)] as const),
  ...Object.values(singleFiles).map(([path, schema]) => ["lists", path, schema] as const),
];

/** The collection and the schema of a file of the content, by its path in the content folder. */
export const contentFileAt = (path: string) =>
  contentFiles.find(([, file]) => file === path || file === path.replace(/[\w-]+(?=\.\w+$)/, "*"));

export type PageKind = keyof typeof kinds;

export type PageView<Kind extends PageKind> = ReturnType<(typeof kinds)[Kind]["data"]>;

const isKind = (kind: string): kind is PageKind => Object.hasOwn(kinds, kind);

export function kindOf({ kind }: Pick<Page, "kind">): (typeof kinds)[PageKind] {
  if (!isKind(kind)) throw new Error(`src/pages/pages.ts has no kind of page “${kind}”.`);
  return kinds[kind];
}

/** Anchors of a page. */
export const anchorsOf = (page: Page, content: Content): readonly string[] => [
  "top",
  "main",
  ...kindOf(page).of(content, page).anchors(),
];

/** What a record says of its page. */
type Placed = { slug?: string; address?: string | undefined; tallFooter?: boolean };

/** Every page but the error page, in the order of the kinds. */
export function pagesOf(all: Pick<Records, RecordFolder>): Page[] {
  const pageList: Page[] = [];
  for (const [kind, definition] of Object.entries(kinds)) {
    const { below, footer, listed = true, records, pageKey } = definition;
    const parent = below && pathWith({ ...all, pageList }, below);
    const pattern = parent === undefined ? definition.address : `${parent.replace(/\/$/, "")}/:slug`;
    const placed: readonly Placed[] = records ? all[records] : [{}];
    for (const record of placed) {
      const { slug, address, tallFooter = false } = record;
      if (pageKey && !Object.hasOwn(record, pageKey)) continue;
      const own = kind === "page" && slug === "home" ? "/" : pattern.replace(":slug", slug ?? "");
      const page = { kind, path: address ?? own, footer: tallFooter ? "tall" : footer, listed };
      pageList.push(slug === undefined ? page : { ...page, slug });
    }
  }
  return pageList;
}

/** The file of a page's words, if no other page of its kind shows it. */
export function fileOfPage({ kind, slug = "" }: Page): string {
  const { records } = kindOf({ kind });
  return records ? fileOf(records, slug) : fileOf("words", kind);
}
