import { join } from "node:path";
import { wordsOf } from "../data/content.ts";
import { siteFiles } from "../head/site-files.ts";
import { absolute } from "../data/addresses.ts";
import { headPage, listedMeta, unlistedMeta, type HeadPage, type Meta } from "../head/head-page.ts";
import { structuredData } from "../head/structured-data.ts";
import { PictureStore } from "../data/images/picture-store.ts";
import { loadContent, type SiteOptions } from "./load.ts";
import { readPhotographs } from "../data/images/read-photographs.ts";
import type { Footer, SentPage } from "../data/page.ts";
import { kindOf, type PageKind, type PageView } from "../pages/pages.ts";
import type { AnyView } from "../pages/define-page.ts";
import { error, errorView, failedView, type ErrorView } from "../pages/error/error.definition.ts";
import { oldPath } from "../data/schema/reference.ts";
import type { ShownSection } from "../sections/sections.ts";
import { frameView, type FrameView } from "../data/navigation.ts";
import { rootView } from "../data/site.ts";
import { searchView, type SearchDocument } from "../data/search.ts";

/** A page: route module (src/pages/), head, footer, and the data of its screen. */
export type PageData<Kind extends PageKind = PageKind> = {
  screen: string;
  sections: readonly string[];
  meta: Meta[];
  footer: Footer;
  frame: FrameView | undefined;
  view: PageView<Kind>;
};

export type Sent = SentPage<PageView<PageKind> | ErrorView>;

export type Site = Awaited<ReturnType<typeof createSite>>;

/** Hero of a page, for its share picture. */
const heroOf = (sections: readonly ShownSection[]) =>
  sections.find((section) => section.kind === "hero")?.view;

/** The site of a content folder. The same content and time give the same bytes. Rejects with a `ContentError`. */
export async function createSite(options: SiteOptions) {
  const { root } = options;
  const content = loadContent(options);
  const photographs = await readPhotographs(root, content.photographs);
  const pictures = new PictureStore(photographs, content.site.base);

  const pages = new Map<string, PageData>();
  const listed: HeadPage[] = [];
  const data = new Map<string, string>();
  /** The error page suggests the page with the most similar address. */
  const titles: { to: string; label: string }[] = [];
  const documents: SearchDocument[] = [];
  for (const page of content.pageList) {
    const { path, footer } = page;
    const kind = kindOf(page);
    const output = kind.of(content, page);
    const view = output.view(pictures);
    const { band, sections = [] }: AnyView = view;
    const opened = { meta: output.meta, band, hero: heroOf(sections) };
    const head = page.listed ? headPage(content, page, opened) : undefined;
    const meta = head ? listedMeta(head, content, output.article) : unlistedMeta(content, output.meta);
    pages.set(path, {
      screen: output.screen,
      sections: [...new Set(sections.map((one) => one.kind))],
      meta,
      footer,
      frame: footer === "none" ? undefined : frameView({ content, pictures }, footer, band?.hue),
      view,
    });
    if (head) {
      listed.push(head);
      const own = output.structuredData(absolute(content.site, head.picture.file));
      data.set(path, JSON.stringify(structuredData(head, content, own)));
    }
    const found = output.documents();
    documents.push(...found);
    if (found.length > 0 && path !== "/") titles.push({ to: path, label: output.meta.title });
  }

  const source = { content, pictures };
  const { meta } = wordsOf(content, error);
  const search = searchView(content, documents);
  /** What components/site-data.ts imports. */
  const modules = Object.entries({ search, titles }).map(
    ([name, value]) => [`data/${name}.js`, `export default ${JSON.stringify(value)};`] as const,
  );
  return {
    options,
    content,
    root: rootView(source, failedView(source)),
    /** What scripts import later. */
    shared: { search, titles },
    errorPage: {
      screen: "error",
      sections: [],
      meta: unlistedMeta(content, meta),
      footer: "none" as const,
      frame: undefined,
      view: errorView(source),
    },
    pages,
    /** Old addresses, each with the page that it redirects to. */
    moved: new Map(content.site.moved.map(({ from, to }) => [oldPath(from), to])),
    /** Pages that search engines can list. */
    listed,
    /** Structured data (JSON-LD) of these pages, by path. Only the HTML has it; browsers do not need it. */
    structuredData: data,
    pictures,
    /** Text files: sitemap, feeds, data of scripts. Keys are paths without the first slash. */
    texts: new Map([...siteFiles(content, listed), ...modules]),
    /** Published files of the content: path without the first slash, and their source. */
    files: new Map(content.files.map((file) => [file, join(root, file)])),
  };
}

/** A page to render. `exists` is false for the error page. */
export type ThisPage = (PageData | Site["errorPage"]) & { exists: boolean; sent: Sent };

/** The page at a path from the root of the site, else the error page. */
export function pageAt(site: Site, path: string): ThisPage {
  const known = site.pages.get(path);
  const page = known ?? site.errorPage;
  const { footer, frame, view } = page;
  const sent = { path, footer, view, root: site.root, frame };
  return { ...page, exists: known !== undefined, sent };
}
