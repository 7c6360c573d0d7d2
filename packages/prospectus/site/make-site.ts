/** Makes everything that the content becomes. */
import { join } from "node:path";
import { toSvg } from "./art/picture.ts";
import { soundWordsOf, wordsOf } from "./content.ts";
import { siteFiles } from "./feeds/site-files.ts";
import { absolute } from "./file-paths.ts";
import { headPage, listedMeta, unlistedMeta, type HeadPage, type Meta } from "./head/head-page.ts";
import { structuredData } from "./head/structured-data.ts";
import { PictureStore } from "./images/picture-store.ts";
import { filesIn } from "./load/known-files.ts";
import { readContentAndPhotographs } from "./load/photographs.ts";
import { movedAddresses, type Footer } from "./page.ts";
import { kindOf, pagesOf, type PageKind, type PageView } from "./pages.ts";
import { course } from "./pages/course.ts";
import type { AnyView } from "./pages/define-page.ts";
import { error, errorView, type ErrorView } from "./pages/error.ts";
import type { ShownSection } from "./sections.ts";
import { frameView, rootView, type FrameView, type RootView } from "./shell.ts";
import { pageDocument, type SearchDocument } from "./views/search-document.ts";
import { searchView } from "./views/search.ts";

/** A page: its kind, its route module (app/routes/), the tags of its head, its footer, and what its screen shows. */
export type PageData<Kind extends PageKind = PageKind> = {
  kind: Kind;
  screen: string;
  /** The kinds of the sections that it shows. */
  sections: readonly string[];
  meta: Meta[];
  footer: Footer;
  view: PageView<Kind>;
};

/** What a page is sent beside its HTML, for React to take it over. */
export type Sent = {
  path: string;
  footer: Footer;
  view: PageView<PageKind> | ErrorView;
  root: RootView;
  frame: FrameView | undefined;
};

/** All that the content becomes. */
export type Site = Awaited<ReturnType<typeof makeSite>>;

/** What many pages share: the words around every page, and what scripts import when it is wanted (content-plugin.ts). */
export type SharedWords = Site["shared"];

/** The hero of a page that opens with one, for its share picture. */
const heroOf = (sections: readonly ShownSection[]) =>
  sections.find((section) => section.kind === "hero")?.view;

/** How many pages the error page knows by their titles. With more the list would weigh more than its help is worth: 5,000 are some 40 KB compressed. Those that are always there come first. */
const mostTitles = 5000;

/**
 * Makes the site from the content folder. The same content gives the same bytes, but for the date in security.txt, which
 * follows `now`, the time of the build. Rejects with a `ContentError` that lists all mistakes. The files of photographs are only
 * planned: `renditionBytes` makes them.
 */
export async function makeSite(root: string, now: Date) {
  const { content, photographs } = await readContentAndPhotographs(root, { now });
  const pictures = new PictureStore(content.brand.palette, photographs, content.site.base);
  pictures.files.set("favicon.svg", toSvg(content.mark, content.brand.palette));

  const pages = new Map<string, PageData>();
  const listed: HeadPage[] = [];
  const data = new Map<string, string>();
  const titles: { to: string; label: string }[] = [];
  const documents: SearchDocument[] = [];
  const parts: { ofRecord: boolean; documents: SearchDocument[] }[] = [];
  for (const page of pagesOf(content)) {
    const { path, footer } = page;
    const kind = kindOf(page);
    const made = kind.of(content, page);
    const view = made.view(pictures);
    const { band, sections = [] }: AnyView = view;
    const opened = { meta: made.meta, band, hero: heroOf(sections) };
    const head = page.listed ? headPage(content, page, opened, made.dates(), pictures) : undefined;
    const meta = head ? listedMeta(head, content, made.head()) : unlistedMeta(content, made.meta);
    pages.set(path, {
      kind: kind.kind,
      screen: kind.screen ?? kind.kind,
      sections: [...new Set(sections.map((one) => one.kind))],
      meta,
      footer,
      view,
    });
    if (head) {
      listed.push(head);
      const own = made.structuredData(absolute(content.site, head.picture.file));
      data.set(path, JSON.stringify(structuredData(head, content, own)));
    }
    const found = made.found();
    // The further pages of a list are found by its first.
    if (page.first !== undefined || found === false) continue;
    if (path !== "/" && titles.length < mostTitles)
      titles.push({ to: path, label: made.label() ?? made.meta.title });
    documents.push(pageDocument(path, opened, found));
    parts.push({ ofRecord: page.slug !== undefined, documents: made.parts() });
  }

  const source = { content, pictures };
  const { meta } = wordsOf(content, error);
  const progress = soundWordsOf(content, course)?.progress;
  return {
    content,
    root: rootView(source),
    shared: {
      frame: frameView(source),
      search: searchView(content, (all) => [
        ...documents,
        ...parts.flatMap((one) => (all || !one.ofRecord ? one.documents : [])),
      ]),
      /** The pages with their titles, for the error page to find the one whose address is most like the one that was asked for. */
      titles,
      /** What is said of a visitor's progress in a course, but for what the page itself says. */
      progress: progress && { ...progress, done: undefined },
    },
    /** The page for addresses that no page has. */
    errorPage: {
      kind: "error" as const,
      screen: "error",
      sections: [],
      meta: unlistedMeta(content, meta),
      footer: "none" as const,
      view: errorView(source),
    },
    /** Every other page, by its path. */
    pages,
    /** The addresses that pages had before, each with that of today. */
    moved: movedAddresses(content.site.moved, [...pages.keys()]),
    /** The pages that search engines may list. */
    listed,
    /** The structured data (JSON-LD) of each of these, by its path. Programs read it in the document; no browser needs it. */
    structuredData: data,
    pictures,
    /** The text files for programs: sitemap, feeds, calendars; by their path without its first slash. */
    texts: siteFiles(content, root, listed),
    /** The files of the content that are published as they are: by their path without its first slash, where they lie. */
    files: new Map(filesIn(root).map((file) => [file, join(root, file)])),
  };
}

/** A page to be rendered; `found` is whether it is not the error page. */
export type ThisPage = (PageData | Site["errorPage"]) & { found: boolean; sent: Sent };

/** The page at a path from the site's root, and what it is sent. An address that no page has gets the error page. */
export function pageAt(site: Site, path: string): ThisPage {
  const found = site.pages.get(path);
  const page = found ?? site.errorPage;
  const { footer, view } = page;
  const frame = footer === "none" ? undefined : site.shared.frame;
  return { ...page, found: found !== undefined, sent: { path, footer, view, root: site.root, frame } };
}
