/** What the head of a page is made of, and what the picture shows that links to it are shared with. */
import type { Colour } from "../art/palette.ts";
import type { Content } from "../content.ts";
import type { ImageView, PictureStore } from "../images/picture-store.ts";
import type { PhotographName } from "../schema/text.ts";
import { sharedFolder } from "../hosts/headers.ts";
import { shareName, type Page } from "../page.ts";
import type { BandView, Crumb } from "../views/band.ts";

/** What a view says for the head of its page. */
export type HeadWords = { title: string; description: string; share?: PhotographName | undefined };

/** What the head, the search and the share picture take from the view of any page: its words, and the band or the hero that opens it. */
export type AnyView = {
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
  { meta, band, hero }: AnyView,
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
