/** Makes everything that the content becomes. */
import type { MetaDescriptor } from "react-router";
import { toSvg } from "./art/picture.ts";
import { logoMark } from "./art/scenes.ts";
import { siteFiles } from "./feeds/site-files.ts";
import { listedMeta, unlistedMeta } from "./head/page-meta.ts";
import { structuredData } from "./head/structured-data.ts";
import { readContentAndPhotographs } from "./images/photograph-files.ts";
import { PictureStore } from "./images/picture-store.ts";
import { pagesOf } from "./all-pages.ts";
import type { Content } from "./load/load.ts";
import { watchReads } from "./load/reads.ts";
import type { Footer, Page, PageKind } from "./pages.ts";
import { nearView, tileView } from "./views/account.ts";
import { headPage, type HeadPage } from "./views/head.ts";
import { progressView } from "./views/courses.ts";
import { pageViews, type HeadWords, type PageView } from "./views/page-views.ts";
import { searchView } from "./views/search.ts";
import type { Source } from "./views/shared.ts";
import { frameView, rootView, type FrameView, type RootView } from "./views/shell.ts";

/** What a page is sent: the tags of its head, its footer, and what its screen shows. */
export type PageData<Kind extends PageKind = PageKind> = {
  meta: MetaDescriptor[];
  footer: Footer;
  view: PageView<Kind>;
};

/** What many pages share: the words around every page, and what scripts import when it is wanted (content-plugin.ts). */
export type SharedWords = {
  frame: FrameView;
  search: ReturnType<typeof searchView>;
  near: ReturnType<typeof nearView>;
  tile: ReturnType<typeof tileView>;
  progress: ReturnType<typeof progressView>;
};

/** All that the content becomes. */
export type Site = {
  content: Content;
  root: RootView;
  shared: SharedWords;
  /** The head of the error page. */
  errorMeta: MetaDescriptor[];
  /** What each page is sent, by its path. */
  pages: ReadonlyMap<string, PageData>;
  /** The pages that search engines may list. */
  listed: readonly HeadPage[];
  /** The structured data (JSON-LD) of each of these, by its path. Programs read it in the document; no browser needs it. */
  structuredData: ReadonlyMap<string, string>;
  pictures: PictureStore;
  /** The text files for programs: sitemap, feeds, calendars; by their path without its first slash. */
  texts: ReadonlyMap<string, string>;
};

type AnyView = (source: Source, slug: string, page: Page) => { meta: HeadWords };

/**
 * Makes the site from the content folder. The same content gives the same bytes, but for the date in security.txt, which
 * follows `now`, the time of the build. Rejects with a `ContentError` that lists all mistakes. The files of photographs are only
 * planned: `renditionBytes` makes them.
 */
export async function makeSite(root: string, now: Date): Promise<Site> {
  const { content, photographs } = await readContentAndPhotographs(root);
  const pictures = new PictureStore(photographs, content.site.base);
  pictures.files.set("favicon.svg", toSvg(logoMark()));

  const pages = new Map<string, PageData>();
  const reads = new Map<string, ReadonlySet<string>>();
  const listed: HeadPage[] = [];
  const data = new Map<string, string>();
  const watched = watchReads(content);
  const add = (page: Page) => {
    // `pageViews` has seen to it that the kind's view takes such a slug.
    const view = pageViews[page.kind] as AnyView;
    const { made, files } = watched.filesReadBy(() =>
      view({ content: watched.content, pictures }, page.slug ?? "", page),
    );
    const { meta: words, ...shown } = made;
    reads.set(page.path, files);
    const head = page.listed && headPage(content, page, made);
    if (head) {
      listed.push(head);
      data.set(page.path, JSON.stringify(structuredData(head, content, now)));
    }
    const meta = head ? listedMeta(head, content) : unlistedMeta(content, words);
    pages.set(page.path, { meta, footer: page.footer, view: shown as PageView<PageKind> });
  };
  for (const page of pagesOf(content)) add(page);

  const source = { content, pictures };
  return {
    content,
    root: rootView(source),
    shared: {
      frame: frameView(source),
      search: searchView(source),
      near: nearView(source),
      tile: tileView(source),
      progress: progressView(source),
    },
    errorMeta: unlistedMeta(content, content.pages.error.meta),
    pages,
    listed,
    structuredData: data,
    pictures,
    texts: siteFiles({ content, root, pages: listed, reads, now }),
  };
}
