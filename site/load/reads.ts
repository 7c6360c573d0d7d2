/**
 * Notes which content files a view reads, so that a page's last change is that of the files that it shows and nobody
 * has to keep a list of them.
 */
import { fileOf, singleFiles } from "./files.ts";
import type { Content } from "./load.ts";

/** What stands around every page: a change of it is no change of the page. */
const frame: ReadonlySet<string> = new Set(["navigation", "labels"] satisfies (keyof Content)[]);

/** By these a record is looked for: reading one of them is not yet showing it. */
const handles: ReadonlySet<string> = new Set(["id", "slug", "page", "category"]);

/** Calls `note` with the name of each property that is read. */
function watched<Value extends object>(value: Value, note: (name: string) => void): Value {
  return new Proxy(value, {
    get(target, name, receiver) {
      if (typeof name === "string" && Object.hasOwn(target, name)) note(name);
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
}

/**
 * Wraps the content for one view.
 *
 * @returns `content`, which reads like the one given, and `files`, to which each file that is read is added (paths from the
 * content folder). The words around the page (navigation, labels) are left out. A record with a file of its own counts once
 * anything is read but that by which it is looked for.
 */
export function noteReads(content: Content): { content: Content; files: Set<string> } {
  const files = new Set<string>();
  const each = <Item extends object>(records: readonly Item[], file: (record: Item) => string) =>
    records.map((record) => watched(record, (name) => !handles.has(name) && files.add(file(record))));
  const whole: Content = {
    ...content,
    pages: watched(content.pages, (name) => files.add(fileOf("pages", name))),
    categories: each(content.categories, ({ slug }) => fileOf("categories", slug)),
    courses: each(content.courses, ({ page }) =>
      page === undefined ? fileOf("courses") : fileOf("coursePages", page),
    ),
    coursePages: each(content.coursePages, ({ slug }) => fileOf("coursePages", slug)),
    articles: each(content.articles, ({ slug }) => fileOf("articles", slug)),
  };
  return {
    files,
    content: watched(whole, (name) => {
      if (isSingle(name) && name !== "courses" && !frame.has(name)) files.add(fileOf(name));
    }),
  };
}

function isSingle(name: string): name is keyof typeof singleFiles {
  return Object.hasOwn(singleFiles, name);
}
