/** The coloured band that opens an inner page. */
import { headMosaic } from "../art/heads.ts";
import type { BandColour, HeadArt } from "../art/heads/inks.ts";
import type { ImageView } from "../images/picture-store.ts";
import type { PhotographName } from "../schema/text.ts";
import { anchor } from "../prose/anchor.ts";
import type { Source } from "./source.ts";

export type Crumb = { label: string; to?: string };
/** What opens a section. */
export type HeadingView = { eyebrow: string; title: string; lead?: string | undefined };

/** What opens an inner page. */
export type BandView = HeadingView & {
  hue: BandColour;
  strip: ImageView;
  /** What is shown instead of the picture. */ photograph?: ImageView;
  /** The eyebrow, where neither trail nor title says it. */ label?: string;
  breadcrumbs: { label: string; crumbs: Crumb[] };
};

/** The coloured band that opens an inner page, with its photograph or its drawn picture, from which the share picture is made in any case, and its trail. */
export function bandView(
  source: Source,
  band: HeadingView & { hue: BandColour; photograph?: PhotographName | undefined },
  options: { parents?: Crumb[]; crumb?: string; art?: HeadArt | undefined; strip?: ImageView } = {},
): BandView {
  const { parents = [], crumb = band.eyebrow, strip } = options;
  const { dialect } = source.content.brand;
  const { art = headMosaic({ seed: band.title, dialect }) } = options;
  const { home } = source.content.navigation;
  const said = [band.title, crumb].some((words) => words.toLowerCase().includes(band.eyebrow.toLowerCase()));
  return {
    hue: band.hue,
    eyebrow: band.eyebrow,
    ...(said ? {} : { label: band.eyebrow }),
    title: band.title,
    ...(band.lead ? { lead: band.lead } : {}),
    strip: strip ?? source.pictures.addInline(`band-${anchor(crumb)}`, art(band.hue)),
    ...(band.photograph ? { photograph: source.pictures.addPhotograph(band.photograph, "band") } : {}),
    breadcrumbs: {
      label: source.content.labels.breadcrumbs,
      crumbs: [{ label: home.label, to: home.to }, ...parents, { label: crumb }],
    },
  };
}
