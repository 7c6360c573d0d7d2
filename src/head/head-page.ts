import { articleFeedPath, pathWith, type Content } from "../data/content.ts";
import { absolute, addressOf } from "../data/addresses.ts";
import type { ImageView } from "../data/images/picture-store.ts";
import { sharedFolder } from "../data/files.ts";
import { shareName, type Page } from "../data/page.ts";
import { openingColumns, type OpenedBand } from "../data/band.ts";

/** Size of share pictures, in pixels: 1.91 to 1, which Facebook, LinkedIn and X do not crop. */
export const pictureSize = { width: 1200, height: 630 } as const;

export type HeadWords = { title: string; description: string };

export type Opened = {
  meta: HeadWords;
  band?: OpenedBand | undefined;
  hero?: { eyebrow: string; title: string; art: ImageView } | undefined;
};

/** What the head of a page says. Throws an Error if the view has neither a band nor a hero, which the share picture needs. */
export function headPage(content: Content, page: Page, { meta, band, hero }: Opened) {
  const opening = band ?? hero;
  if (!opening)
    throw new Error(
      `The page ${page.path} has neither a band nor a hero, which a listed page needs. Add one to its view, or set listed: false in src/pages/${page.kind}.ts.`,
    );
  const { eyebrow, title } = opening;
  return {
    ...page,
    meta,
    /** Breadcrumbs, the page itself last; empty on the home page. */
    trail: band?.breadcrumbs.crumbs ?? [],
    /** The share picture: its file and text alternative, and what it is drawn from. */
    picture: {
      file: `${sharedFolder}${shareName(page.path)}.png`,
      alt: `${eyebrow}. ${title} ${content.site.name}`,
      eyebrow,
      title,
      ground: band?.hue ?? "hue5",
      art: "strip" in opening ? opening.strip : opening.art,
      /** How many of the last columns of the art it shows. */ last: band && openingColumns(band),
    },
  };
}

export type HeadPage = ReturnType<typeof headPage>;

export type Meta =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string; title?: string };

const noIndex: Meta = { name: "robots", content: "noindex" };

/** Tags of a page that search engines must not list. */
export function unlistedMeta({ site }: Content, { title, description }: HeadWords): Meta[] {
  return [{ title: `${title} · ${site.name}` }, { name: "description", content: description }, noIndex];
}

/** Open Graph tags (https://ogp.me). X reads them too, but for the kind of card and the alternative text. */
function shareTags({ path, meta, picture }: HeadPage, content: Content, article: Meta[] | undefined): Meta[] {
  const { site } = content;
  const image = absolute(site, picture.file);
  const open = (property: string, value: string) => ({ property: `og:${property}`, content: value });
  const card = (name: string, value: string) => ({ name: `twitter:${name}`, content: value });
  return [
    open("type", article ? "article" : "website"),
    open("site_name", site.name),
    open("title", meta.title),
    open("description", meta.description),
    open("url", absolute(site, path)),
    open("image", image),
    open("image:type", "image/png"),
    open("image:width", String(pictureSize.width)),
    open("image:height", String(pictureSize.height)),
    open("image:alt", picture.alt),
    ...(article ?? []),
    card("card", "summary_large_image"),
    card("image:alt", picture.alt),
  ];
}

/** Tags of a listed page, apart from its structured data. `article`: https://ogp.me/#type_article. */
export function listedMeta(page: HeadPage, content: Content, article?: Meta[]): Meta[] {
  const { site } = content;
  const { path, meta } = page;
  const href = addressOf(site, articleFeedPath(content));
  const feed = { rel: "alternate", type: "application/rss+xml", title: meta.title, href };
  return [
    { title: path === "/" ? `${site.name} · ${meta.title}` : `${meta.title} · ${site.name}` },
    { name: "description", content: meta.description },
    { rel: "canonical", href: absolute(site, path) },
    ...shareTags(page, content, article),
    ...(path === pathWith(content, "article-list") ? [feed] : []),
    ...(content.drafts ? [noIndex] : []),
  ];
}
