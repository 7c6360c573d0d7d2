/** The coloured band that opens an inner page. */
import type { z } from "zod";
import { headMosaic } from "../art/heads.ts";
import type { HeadArt } from "../art/heads/inks.ts";
import type { ImageView } from "../images/picture-store.ts";
import type { band as bandWords } from "../schema/text.ts";
import { anchor } from "../prose/anchor.ts";
import { counted } from "./language.ts";
import type { Source } from "./source.ts";

export type Crumb = { label: string; to?: string };
/** What opens a section. */
export type HeadingView = { eyebrow?: string | undefined; title: string; lead?: string | undefined };

type Band = z.output<typeof bandWords>;
type Link = Required<Crumb>;

/** What a band has from the first section of its page that gives something: the picture, its kind, how many entries are listed, and ways to do at once what one came for. */
export type FromSection = {
  art?: HeadArt | undefined;
  kind?: Band["kind"];
  count?: number;
  links?: Link[];
};

/** What opens an inner page. */
export type BandView = Omit<Band, "kind" | "count" | "photograph"> & {
  kind: NonNullable<Band["kind"]>;
  strip: ImageView;
  /** What is shown instead of the picture. */ photograph: ImageView | undefined;
  /** The eyebrow, where neither trail nor title says it. */ label: string | undefined;
  /** How many entries are listed, in words. */ count: string | undefined;
  links: Link[];
  breadcrumbs: { label: string; crumbs: Crumb[] };
};

/** The coloured band that opens an inner page, with its photograph or its drawn picture, from which the share picture is made in any case, and its trail. */
export function bandView(
  source: Source,
  { photograph, count: words, ...band }: Band,
  options: FromSection & { parents?: Crumb[]; crumb?: string; strip?: ImageView } = {},
): BandView {
  const { content, pictures } = source;
  const { parents = [], crumb = band.eyebrow, strip, count, links = [] } = options;
  const usual = options.kind ?? (band.button ? "task" : "list");
  const { kind = usual } = band;
  const isStory = kind === "story";
  // The pictures of stories have another shape than all others.
  const fitting = isStory === (usual === "story") ? options.art : undefined;
  const mosaic = { seed: band.title, dialect: content.brand.dialect, columns: isStory ? 5 : 3 };
  const art = fitting ?? headMosaic(mosaic);
  const { home } = content.navigation;
  const said = [band.title, crumb].some((one) => one.toLowerCase().includes(band.eyebrow.toLowerCase()));
  return {
    ...band,
    kind: photograph ? "story" : kind,
    label: said ? undefined : band.eyebrow,
    count: words && count ? counted(content, words, count) : undefined,
    links,
    strip: strip ?? pictures.addInline(`band-${anchor(crumb)}`, art(band.hue)),
    photograph: photograph && pictures.addPhotograph(photograph, "band"),
    breadcrumbs: {
      label: content.labels.breadcrumbs,
      crumbs: [{ label: home.label, to: home.to }, ...parents, { label: crumb }],
    },
  };
}
