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

/** Content that notes which of its files are read. */
export type WatchedContent = {
  /** Reads like the content that it was made from. */
  content: Content;
  /** Calls a function, and gives what it returns and the files that it read (paths from the content folder). */
  filesReadBy: <Made>(make: () => Made) => { made: Made; files: ReadonlySet<string> };
};

/**
 * Wraps the content, once for all views, so that no view costs more where there are more records. The words around the page
 * (navigation, labels) are left out of the files. A record with a file of its own counts once anything is read but that by which
 * it is looked for.
 */
export function watchReads(content: Content): WatchedContent {
  let files: Set<string> | undefined;
  const note = (file: string) => files?.add(file);
  const each = <Item extends object>(records: readonly Item[], file: (record: Item) => string) =>
    records.map((record) => watched(record, (name) => !handles.has(name) && note(file(record))));
  const whole: Content = {
    ...content,
    pages: watched(content.pages, (name) => note(fileOf("pages", name))),
    categories: each(content.categories, ({ slug }) => fileOf("categories", slug)),
    courses: each(content.courses, ({ page }) =>
      page === undefined ? fileOf("courses") : fileOf("coursePages", page),
    ),
    coursePages: each(content.coursePages, ({ slug }) => fileOf("coursePages", slug)),
    articles: each(content.articles, ({ slug }) => fileOf("articles", slug)),
    personPages: each(content.personPages, ({ slug }) => fileOf("personPages", slug)),
    plainPages: each(content.plainPages, ({ slug }) => fileOf("plainPages", slug)),
  };
  return {
    content: watched(whole, (name) => {
      if (isSingle(name) && name !== "courses" && !frame.has(name)) note(fileOf(name));
    }),
    filesReadBy: (make) => {
      const noted = new Set<string>();
      files = noted;
      try {
        return { made: make(), files: noted };
      } finally {
        files = undefined;
      }
    },
  };
}

function isSingle(name: string): name is keyof typeof singleFiles {
  return Object.hasOwn(singleFiles, name);
}
