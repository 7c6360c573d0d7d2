/** The pages of the site, each once. Routes, links, search, sitemap and tests take them from here. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { isMap, parseDocument } from "yaml";

/** By what the course list can be filtered; the category has pages of its own. */
export type FilterName = "level" | "price" | "language";

/** What a page is: pages of one kind share a view and a route module. */
export type PageKind =
  | "home"
  | "about"
  | "courses"
  | "faq"
  | "pricing"
  | "events"
  | "career"
  | "team"
  | "blog"
  | "contact"
  | "category"
  | "course"
  | "article"
  | "plain"
  | "person"
  | "login"
  | "signup"
  | "denied";

/** Which footer a page has; "none" is a page without header and footer. */
export type Footer = "tall" | "compact" | "none";

/** One page: its address, the pattern that its address follows, its kind, the name of its content file where each page of the kind has one, its footer, and whether search engines may list it. */
export type Page = {
  path: string;
  pattern: string;
  kind: PageKind;
  slug?: string;
  /** Of a filtered course list: by what, and the value in the address. */
  filter?: { by: FilterName; value: string };
  /** Of a further page of a list: which page of the list it is. */
  number?: number;
  footer: Footer;
  listed: boolean;
};

/** A page whose address is its own pattern. */
type FixedPage = Omit<Page, "pattern" | "slug">;

/** The pages that are always there, in the order of the specification's route table (section 2). */
const fixed: readonly FixedPage[] = [
  { path: "/", kind: "home", footer: "tall", listed: true },
  { path: "/about", kind: "about", footer: "compact", listed: true },
  { path: "/course", kind: "courses", footer: "tall", listed: true },
  { path: "/faq", kind: "faq", footer: "compact", listed: true },
  { path: "/pricing", kind: "pricing", footer: "compact", listed: true },
  { path: "/event", kind: "events", footer: "tall", listed: true },
  { path: "/career", kind: "career", footer: "compact", listed: true },
  { path: "/team", kind: "team", footer: "compact", listed: true },
  { path: "/blog", kind: "blog", footer: "compact", listed: true },
  { path: "/contact", kind: "contact", footer: "tall", listed: true },
];

/** The screens without header and footer. Nobody is meant to find them by a search engine. */
const bare: readonly FixedPage[] = [
  { path: "/login", kind: "login", footer: "none", listed: false },
  { path: "/signup", kind: "signup", footer: "none", listed: false },
  { path: "/denied", kind: "denied", footer: "none", listed: false },
];

/** Whether a category's file says what its page shows. What else is wrong with the file is no matter here. */
function saysPage(file: string): boolean {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return false;
  }
  const { contents } = parseDocument(text);
  return isMap(contents) && contents.has("page");
}

/** The folders of which each file makes a page (of categories, each file that says so), by the names that their records have. */
export const pageFolders = {
  categories: { folder: "categories", ending: ".yaml", kind: "category", under: "/category" },
  coursePages: { folder: "courses", ending: ".yaml", kind: "course", under: "/course" },
  articles: { folder: "articles", ending: ".md", kind: "article", under: "/blog" },
  personPages: { folder: "people", ending: ".md", kind: "person", under: "/team" },
  plainPages: { folder: "plain-pages", ending: ".md", kind: "plain", under: "" },
} as const;

/** `blog2` comes before `blog10`. */
const byName = new Intl.Collator("en", { numeric: true });

/**
 * Lists every page but the error page. Only the names of the content files are read, and whether a category has a page, so the
 * list can be had while a file has a mistake in it.
 *
 * @param contentFolder the content folder; a path from the working directory will do.
 */
export function listPages(contentFolder = "content"): Page[] {
  const fromFiles = Object.values(pageFolders).flatMap(({ folder, ending, kind, under }) => {
    const path = join(contentFolder, folder);
    const files = statSync(path, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(path).filter((name) => name.endsWith(ending) && !name.startsWith("."))
      : [];
    const shown = kind === "category" ? files.filter((name) => saysPage(join(path, name))) : files;
    const slugs = shown.map((name) => name.slice(0, -ending.length)).toSorted(byName.compare);
    return slugs.map((slug): Page => ({
      path: `${under}/${slug}`,
      pattern: `${under}/:slug`,
      kind,
      slug,
      footer: "compact",
      listed: true,
    }));
  });
  const alone = (page: FixedPage): Page => ({ ...page, pattern: page.path });
  return [...fixed.map(alone), ...fromFiles, ...bare.map(alone)];
}

/** The name of a page's share picture, by the page's path. */
export function shareName(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}
