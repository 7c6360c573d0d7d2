/** What the heads of the documents say, and what the pictures show that links are shared with. Never sent to the browser. */
import type { Colour } from "../art/palette.ts";
import type { Content } from "../load/load.ts";
import type { ImageView } from "../images/picture-store.ts";
import type { Views } from "../screens.ts";
import type { BandView, Crumb } from "./shared.ts";

/** A page that search engines may list. */
export type HeadPage = {
  /** Such as /course/design. */
  path: string;
  meta: { title: string; description: string };
  /** The trail that the page shows, the page itself last; empty on the home page. */
  trail: Crumb[];
  /** The picture that goes with a shared link: its file, its text alternative, and what it is drawn from. */
  picture: { file: string; alt: string; eyebrow: string; title: string; ground: Colour; art: ImageView };
};

type Screen = { meta: HeadPage["meta"]; band: BandView };

function isInnerPage(view: unknown): view is Screen {
  return typeof view === "object" && view !== null && "meta" in view && "band" in view;
}

/** The pages with a head of their own: the home page, and every screen that opens with a band. The bare screens and the error page are not meant to be found or shared. */
export function headPages(content: Content, views: Views): HeadPage[] {
  const page = (
    name: string,
    { path, meta, trail }: Pick<HeadPage, "path" | "meta" | "trail">,
    poster: Pick<HeadPage["picture"], "eyebrow" | "title" | "ground" | "art">,
  ): HeadPage => ({
    path,
    meta,
    trail,
    picture: {
      file: `/share/${name.replaceAll("/", "-")}.png`,
      alt: `${poster.eyebrow}. ${poster.title} ${content.site.name}`,
      ...poster,
    },
  });
  const { meta, hero } = views.home;
  return [
    page(
      "home",
      { path: "/", meta, trail: [] },
      { eyebrow: hero.eyebrow, title: hero.title, ground: "lilac", art: hero.art.image },
    ),
    ...Object.entries(views).flatMap(([name, view]) =>
      isInnerPage(view)
        ? [
            page(
              name,
              { path: `/${name}`, meta: view.meta, trail: view.band.crumbs },
              {
                eyebrow: view.band.eyebrow,
                title: view.band.title,
                ground: view.band.hue,
                art: view.band.strip.image,
              },
            ),
          ]
        : [],
    ),
  ];
}
