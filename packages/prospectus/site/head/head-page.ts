/** The head of a page: what it is made of, its tags, and the picture that links to it are shared with. */
import type { Colour } from "../art/palette.ts";
import type { Content } from "../content.ts";
import { absolute } from "../file-paths.ts";
import { pictureSize } from "../images/photographs.ts";
import type { ImageView, PictureStore } from "../images/picture-store.ts";
import type { PhotographName } from "../schema/text.ts";
import { contentTypeOf, sharedFolder } from "../hosts/headers.ts";
import { shareName, type Page } from "../page.ts";
import type { BandView } from "../views/band.ts";
import type { Crumb } from "../views/list-pages.ts";

/** What a view says for the head of its page. */
export type HeadWords = { title: string; description: string; share?: PhotographName | undefined };

/** What the head, the search and the share picture take from any page: its words, and the band or the hero that opens it. */
export type Opened = {
  meta: HeadWords;
  band?: BandView | undefined;
  hero?: { eyebrow: string; title: string; art: ImageView } | undefined;
};

/** A page that search engines may list. */
export type HeadPage = Page & {
  meta: HeadWords;
  /** The trail that the page shows, the page itself last; empty on the home page. */
  trail: readonly Crumb[];
  /** The picture that goes with a shared link: its file, its text alternative, and what it is drawn from unless it is a photograph. */
  picture: { file: string; alt: string; eyebrow: string; title: string; ground: Colour; art: ImageView };
  /** The content files whose last change is that of the page; a day takes their place where the page says one itself. */
  files: readonly string[];
  changed: string | undefined;
};

/**
 * The head of a listed page.
 *
 * @throws Error where the view begins with neither a band nor a hero, since then there is nothing to draw the picture from.
 */
export function headPage(
  content: Content,
  page: Page,
  { meta, band, hero }: Opened,
  dates: Pick<HeadPage, "files" | "changed">,
  pictures: PictureStore,
): HeadPage {
  const share = meta.share ?? content.site.share;
  const opening = band
    ? { eyebrow: band.eyebrow, title: band.title, ground: band.hue, art: band.strip }
    : hero && { eyebrow: hero.eyebrow, title: hero.title, ground: "hue5" as const, art: hero.art };
  if (!opening)
    throw new Error(
      `The page ${page.path} may be listed by search engines, so its view needs a band or a hero; give it one, or say listed: false in site/pages/${page.kind}.ts.`,
    );
  return {
    ...page,
    ...dates,
    meta,
    trail: band?.breadcrumbs.crumbs ?? [],
    picture: {
      // All pages of a list have the picture of its first.
      file: share ? pictures.addShare(share) : `${sharedFolder}${shareName(page.first ?? page.path)}.png`,
      alt: share?.alt ?? `${opening.eyebrow}. ${opening.title} ${content.site.name}`,
      ...opening,
    },
  };
}

/** An element of a page's head: its title, a `meta` by its name or property, or a link. */
export type Meta =
  | { title: string }
  | { name: string; content: string }
  | { property: string; content: string }
  | { rel: string; href: string; type?: string; title?: string };

/** A page that search engines should leave out: log-in, sign-up, access denied, the error page. */
export function unlistedMeta({ site }: Content, { title, description }: HeadWords): Meta[] {
  return [
    { title: `${title} · ${site.name}` },
    { name: "description", content: description },
    { name: "robots", content: "noindex" },
  ];
}

/** The Open Graph (https://ogp.me) and X card tags of a page. */
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
    open("image:type", contentTypeOf(picture.file)),
    open("image:width", String(pictureSize.width)),
    open("image:height", String(pictureSize.height)),
    open("image:alt", picture.alt),
    ...(article ?? []),
    card("card", "summary_large_image"),
    card("title", meta.title),
    card("description", meta.description),
    card("image", image),
    card("image:alt", picture.alt),
  ];
}

/**
 * The tags in the head of a listed page. Its structured data is beside them: `structuredData`.
 *
 * @param own what its kind adds: tags of an article (https://ogp.me/#type_article), links.
 */
export function listedMeta(
  page: HeadPage,
  content: Content,
  { article, links = [] }: { article?: Meta[]; links?: Meta[] } = {},
): Meta[] {
  const { site } = content;
  const { path, meta } = page;
  return [
    { title: path === "/" ? `${site.name} · ${meta.title}` : `${meta.title} · ${site.name}` },
    { name: "description", content: meta.description },
    { rel: "canonical", href: absolute(site, path) },
    ...shareTags(page, content, article),
    ...links,
  ];
}
