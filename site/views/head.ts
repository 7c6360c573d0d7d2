/** What the head of a page is made of, and what the picture shows that links to it are shared with. */
import type { Colour } from "../art/palette.ts";
import type { Content } from "../load/load.ts";
import type { ImageView } from "../images/picture-store.ts";
import { firstPage, isFurther } from "../lists/list-pages.ts";
import { shareName, type Page } from "../pages.ts";
import type { HeadWords } from "./page-views.ts";
import type { BandView, Crumb } from "./shared.ts";

/** A page that search engines may list. */
export type HeadPage = Page & {
  meta: HeadWords;
  /** The trail that the page shows, the page itself last; empty on the home page. */
  trail: readonly Crumb[];
  /** The picture that goes with a shared link: its file, its text alternative, and what it is drawn from. */
  picture: { file: string; alt: string; eyebrow: string; title: string; ground: Colour; art: ImageView };
};

/** The parts of a view that its head takes: the words, and the band or the hero that the picture is drawn from. */
type Opening = { eyebrow: string; title: string };
type View = {
  meta: HeadWords;
  band?: BandView;
  hero?: Opening & { art: ImageView };
};

/**
 * The head of a listed page.
 *
 * @throws Error where the view begins with neither a band nor a hero, since then there is nothing to draw the picture from.
 */
export function headPage(content: Content, page: Page, { meta, band, hero }: View): HeadPage {
  const opening = band
    ? { eyebrow: band.eyebrow, title: band.title, ground: band.hue, art: band.strip }
    : hero && { eyebrow: hero.eyebrow, title: hero.title, ground: "lilac" as const, art: hero.art };
  if (!opening)
    throw new Error(
      `The page ${page.path} may be listed by search engines, so its view needs a band or a hero; give it one, or say listed: false in site/pages.ts.`,
    );
  const { filter: _, ...unfiltered } = page;
  // All pages of a list have the picture of its first.
  const { path } = isFurther(page) ? firstPage(content, unfiltered) : page;
  return {
    ...page,
    meta,
    trail: band?.breadcrumbs.crumbs ?? [],
    picture: {
      file: `/share/${shareName(path)}.png`,
      alt: `${opening.eyebrow}. ${opening.title} ${content.site.name}`,
      ...opening,
    },
  };
}
