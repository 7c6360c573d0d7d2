/** The coloured band that opens an inner page. */
import type { Dialect } from "../art/dialect.ts";
import { headMosaic, type Composition } from "../art/heads.ts";
import type { ImageView } from "../images/picture-store.ts";
import type { PhotographName } from "../schema/text.ts";
import { anchor } from "../prose/anchor.ts";
import type { Source } from "./source.ts";

export type Hue = "hue1" | "hue2" | "hue3" | "hue4" | "tint1" | "tint2" | "tint3" | "tint4" | "hue5";
export type Crumb = { label: string; to?: string };
/** What opens a section. */
export type HeadingView = { eyebrow: string; title: string; lead?: string | undefined };

/** What opens an inner page. */
export type BandView = HeadingView & {
  hue: Hue;
  strip: ImageView;
  /** What is shown instead of the mosaic. */ photograph?: ImageView;
  /** Where the mosaic lies, if not at the band's end. */ composition?: Composition | "photograph";
  breadcrumbs: { label: string; crumbs: Crumb[] };
};

/** The coloured band that opens an inner page, with its photograph or its mosaic strip, from which the share picture is drawn in any case, and its trail. */
export function bandView(
  source: Source,
  band: HeadingView & { hue: Hue; photograph?: PhotographName | undefined },
  options: {
    dialect?: Dialect;
    parents?: Crumb[];
    crumb?: string;
    composition?: Composition;
    strip?: ImageView;
  } = {},
): BandView {
  const {
    dialect = source.content.brand.dialect,
    parents = [],
    crumb = band.eyebrow,
    composition,
    strip,
  } = options;
  const { home } = source.content.navigation;
  return {
    hue: band.hue,
    eyebrow: band.eyebrow,
    title: band.title,
    ...(band.lead ? { lead: band.lead } : {}),
    strip:
      strip ??
      source.pictures.addInline(
        `band-${anchor(crumb)}`,
        headMosaic({ composition: composition ?? "end", seed: band.title, dialect, ground: band.hue }),
      ),
    ...(composition ? { composition } : {}),
    ...(band.photograph
      ? { photograph: source.pictures.addPhotograph(band.photograph, "band"), composition: "photograph" }
      : {}),
    breadcrumbs: {
      label: source.content.labels.breadcrumbs,
      crumbs: [{ label: home.label, to: home.to }, ...parents, { label: crumb }],
    },
  };
}
