/**
 * Notes which content files a view reads, so that a page's last change is that of the files that it shows and nobody
 * has to keep a list of them.
 */
import { fileOf, type Content } from "./load.ts";

/** What stands around every page: a change of it is no change of the page. */
const frame: ReadonlySet<string> = new Set(["navigation", "labels"] satisfies (keyof Content)[]);

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
 * content folder). The words around the page (navigation, labels) are left out. An article counts once anything but its slug
 * is read, since every search through the articles reads the slugs.
 */
export function noteReads(content: Content): { content: Content; files: Set<string> } {
  const files = new Set<string>();
  const pages = watched(content.pages, (name) => files.add(fileOf("pages", name)));
  const coursePages = watched(content.coursePages, (name) => files.add(fileOf("coursePages", name)));
  const articles = content.articles.map((article) =>
    watched(article, (name) => name !== "slug" && files.add(fileOf("articles", article.slug))),
  );
  const whole: Content = { ...content, pages, coursePages, articles };
  const own = Object.keys(content).filter(
    (name) => !["pages", "coursePages", "articles"].includes(name) && !frame.has(name),
  ) as Exclude<keyof Content, "pages" | "coursePages" | "articles">[];
  return {
    files,
    content: watched(whole, (name) => {
      const kind = own.find((one) => one === name);
      if (kind) files.add(fileOf(kind));
    }),
  };
}
