/** The pages of the site: each kind once, in the order of the specification's route table (section 2). Routes, links, search, sitemap and tests take them from here. */
import type { Content, SoundContent } from "./content.ts";
import { furtherPages } from "./views/list-pages.ts";
import type { Page } from "./page.ts";
import { fileOf, type RecordFolder } from "./records.ts";
import { about } from "./pages/about.ts";
import { article } from "./pages/article.ts";
import { blog } from "./pages/blog.ts";
import { career } from "./pages/career.ts";
import { category } from "./pages/category.ts";
import { contact } from "./pages/contact.ts";
import { course } from "./pages/course.ts";
import { courses } from "./pages/courses.ts";
import { denied } from "./pages/denied.ts";
import { error } from "./pages/error.ts";
import { events } from "./pages/events.ts";
import { extra } from "./pages/extra.ts";
import { faq } from "./pages/faq.ts";
import { home } from "./pages/home.ts";
import { login } from "./pages/login.ts";
import { person } from "./pages/person.ts";
import { plain } from "./pages/plain.ts";
import { pricing } from "./pages/pricing.ts";
import { signup } from "./pages/signup.ts";
import { team } from "./pages/team.ts";

/** All kinds of page. */
export const sitePages = [
  home,
  about,
  courses,
  faq,
  pricing,
  events,
  career,
  team,
  blog,
  contact,
  category,
  course,
  article,
  person,
  plain,
  extra,
  login,
  signup,
  denied,
] as const;

/** The files of `content/pages/` with their schemas: those of the kinds, and that of the error page, which has no address of its own. */
export const wordFiles = [
  ...new Map(
    [...sitePages, error].flatMap(({ file, words }) => (words ? [[file, { file, words }] as const] : [])),
  ).values(),
];

/** Whether there can be no site without a file of `content/pages/`. Every other page is there when its file is. */
export const isNeeded = (file: string) => file === home.file || file === error.file;

type SitePage = (typeof sitePages)[number];

/** The name of a kind of page. */
export type PageKind = SitePage["kind"];

/** What a page of a kind shows. */
export type PageView<Kind extends PageKind> = Omit<
  ReturnType<ReturnType<Extract<SitePage, { kind: Kind }>["of"]>["view"]>,
  "meta"
>;

/** The definition of a page's kind. */
export function kindOf({ kind }: Page): SitePage {
  const definition = sitePages.find((one) => one.kind === kind);
  if (!definition) throw new Error(`site/pages.ts lists no kind of page called ${kind}.`);
  return definition;
}

/** The ids on a page to which content may link. Nothing if what makes them is not sound. */
export function placesOf(page: Page, content: SoundContent): readonly string[] | undefined {
  const made = kindOf(page).placesOf(content, page);
  return made && ["top", "main", ...made];
}

/**
 * Lists every page that files make, but the error page. A kind of page of which the words have no file has no page.
 *
 * @param files what lies in `content/pages/`.
 * @param slugsOf the names of the records of a folder; of those that say something under a key, where only they have a page.
 */
export function pagesFrom(
  files: ReadonlySet<string>,
  slugsOf: (folder: RecordFolder, key: string | undefined) => readonly string[],
): Page[] {
  return sitePages.flatMap((definition): Page[] => {
    const { kind, path: pattern, file, words, footer, listed = true, records, needs } = definition;
    if (words && !isNeeded(file) && !files.has(fileOf("pages", file))) return [];
    const page = { pattern, kind, footer, listed };
    if (!records) return [{ path: pattern, ...page }];
    return slugsOf(records, needs).map((slug) => ({ path: pattern.replace(":slug", slug), slug, ...page }));
  });
}

/** Every page but the error page: those of files, then the filtered lists and the further pages of lists. */
export function pagesOf(content: Content): readonly Page[] {
  const filtered = content.pageList.flatMap((page) =>
    (kindOf(page).filters?.(content) ?? []).map(({ by, value }): Page => ({
      ...page,
      path: `${page.path}/${by}/${value}`,
      pattern: `${page.pattern}/:by/:value`,
      filter: { by, value },
      first: page.path,
    })),
  );
  const further = [...content.pageList, ...filtered].flatMap((page) =>
    furtherPages(page, kindOf(page).of(content, page).list()),
  );
  return [...content.pageList, ...filtered, ...further];
}
