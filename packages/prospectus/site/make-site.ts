/** Makes the site from the content. */
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

/** A page: its kind, route module (app/routes/), head tags, footer and view. */
export type PageData<Kind extends PageKind = PageKind> = {
  kind: Kind;
  screen: string;
  /** The kinds of its sections. */
  sections: readonly string[];
  meta: Meta[];
  footer: Footer;
  view: PageView<Kind>;
};

/** The data that React needs to hydrate a page. */
export type Sent = {
  path: string;
  footer: Footer;
  view: PageView<PageKind> | ErrorView;
  root: RootView;
  frame: FrameView | undefined;
};

/** All that the content becomes. */
export type Site = Awaited<ReturnType<typeof makeSite>>;

/** Shared by many pages: the words around them, and data that scripts import on demand (content-plugin.ts). */
export type SharedWords = Site["shared"];

/** The hero of a page, for its share picture. */
const heroOf = (sections: readonly ShownSection[]) =>
  sections.find((section) => section.kind === "hero")?.view;

/**
 * The most pages whose titles the error page has. Longer lists cost more than they help: 5,000 take some 40 KB compressed. Permanent pages
 * come first.
 */
const mostTitles = 5000;

/**
 * Makes the site from the content folder. The same content gives the same bytes, except the date in security.txt, which depends on `now`.
 * Photographs are only planned: `renditionBytes` makes their files.
 *
 * @throws ContentError (rejects) with all mistakes.
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
    // The search finds the further pages of a list by the first.
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
      /** Pages with titles, so the error page can suggest the closest address. */
      titles,
      /** The words for a visitor's progress, except those in the page's own view. */
      progress: progress && { ...progress, done: undefined },
    },
    /** The page for unknown addresses. */
    errorPage: {
      kind: "error" as const,
      screen: "error",
      sections: [],
      meta: unlistedMeta(content, meta),
      footer: "none" as const,
      view: errorView(source),
    },
    /** Every other page, by path. */
    pages,
    /** Earlier addresses, each with the current one. */
    moved: movedAddresses(content.site.moved, [...pages.keys()]),
    /** The pages that search engines may list. */
    listed,
    /** Their structured data (JSON-LD), by path. It is in the document for programs; the browser does not need it. */
    structuredData: data,
    pictures,
    /** Text files for programs: sitemap, feeds, calendars; by path without the first slash. */
    texts: siteFiles(content, root, listed),
    /** Content files to publish unchanged: by path without the first slash, with their source. */
    files: new Map(filesIn(root).map((file) => [file, join(root, file)])),
  };
}

/** A page to render; `found` is false for the error page. */
export type ThisPage = (PageData | Site["errorPage"]) & { found: boolean; sent: Sent };

/** The page at a path from the site's root, with its data. Unknown addresses get the error page. */
export function pageAt(site: Site, path: string): ThisPage {
  const found = site.pages.get(path);
  const page = found ?? site.errorPage;
  const { footer, view } = page;
  const frame = footer === "none" ? undefined : site.shared.frame;
  return { ...page, found: found !== undefined, sent: { path, footer, view, root: site.root, frame } };
}
