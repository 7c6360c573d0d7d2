/** The coloured band that opens an inner page. */
import type { z } from "zod";
import { headMosaic } from "../art/heads.ts";
import { coverOpening, sceneOpening, wordOpening } from "../art/openings.ts";
import type { Dialect } from "../art/dialect.ts";
import type { HeadArt } from "../art/heads/inks.ts";
import type { ImageView } from "../images/picture-store.ts";
import { findBySlug, pathWith, type Content } from "../content.ts";
import type { Page } from "../page.ts";
import type { band as bandWords, heading as headingWords } from "../schema/text.ts";
import { anchor } from "../prose/anchor.ts";
import { counted } from "./language.ts";
import { furtherCrumbs, type Crumb } from "./list-pages.ts";
import type { Source } from "./source.ts";

/** What opens a section. */
export type HeadingView = z.output<typeof headingWords>;

/** What content says of a band. */
export type BandWords = z.output<typeof bandWords>;

/** What a band has from the first section of its page that gives something: the picture, its kind, how many entries are listed, and ways to do at once what one came for. */
export type FromSection = {
  art?: HeadArt | undefined;
  /** Whether it hangs above the floor of a scene. */ above?: true;
  /** The dialect of its tiles, if not that of the brand. */ dialect?: Dialect;
  /** The picture of the closing band, if it is another. */ ending?: HeadArt | undefined;
  kind?: BandWords["kind"];
  count?: number | undefined;
  links?: Required<Crumb>[];
};

/** A title of more letters takes two lines on a cover. */
const longTitle = 17;

/** What a page from sections is called in trails: as the menus call it, or as its band does. Nothing where there is no such page. */
function crumbOf(content: Content, path: string | undefined) {
  const { navigation, pages, pageList } = content;
  const slug = pageList.find((page) => page.path === path && page.kind === "page")?.slug;
  if (path === undefined || slug === undefined) return undefined;
  const link = [...navigation.direct, ...(navigation.pages?.links ?? [])].find(({ to }) => to === path);
  return { label: link?.label ?? findBySlug(pages, slug).band?.eyebrow ?? slug, to: path };
}

/**
 * The coloured band that opens an inner page, with its photograph or its drawn picture, from which the share picture is made in any
 * case, and its trail.
 *
 * @param options.below the kind of section on whose page the page's record stands, a step of the trail.
 */
export function bandView(
  { content, pictures }: Source,
  page: Page,
  { photograph, count: words, ...band }: BandWords,
  options: FromSection & { below?: string; crumb?: string; strip?: ImageView } = {},
) {
  const { below, strip, count, links = [] } = options;
  const parent = below && crumbOf(content, pathWith(content, below));
  const { crumb, parents } = furtherCrumbs(
    content,
    page,
    options.crumb ?? crumbOf(content, page.first ?? page.path)?.label ?? band.eyebrow,
  );
  const kind = photograph ? "strip" : (band.kind ?? options.kind ?? "strip");
  const { art, dialect = content.brand.dialect } = options;
  const drawing = { seed: band.title, dialect, art };
  const opening = {
    scene: () => sceneOpening({ ...drawing, above: options.above }),
    word: () => wordOpening(drawing),
    cover: () => coverOpening({ ...drawing, titleRows: band.title.length > longTitle ? 3 : 2 }),
    strip: () => art ?? headMosaic({ seed: band.title, dialect, columns: 5 }),
  }[kind]();
  const { home } = content.navigation;
  const said = [band.title, crumb].some((one) => one.toLowerCase().includes(band.eyebrow.toLowerCase()));
  const crumbs: Crumb[] = [
    { label: home.label, to: home.to },
    ...(parent ? [parent] : []),
    ...parents,
    { label: crumb },
  ];
  return {
    ...band,
    kind,
    /** The eyebrow, where neither trail nor title says it. */
    label: said ? undefined : band.eyebrow,
    /** How many entries are listed, in words. */
    count: words && count ? counted(content, words, count) : undefined,
    links,
    strip: strip ?? pictures.addInline(`band-${anchor(crumb)}`, opening(band.hue)),
    /** What is shown instead of the picture. */
    photograph: photograph && pictures.addPhotograph(photograph, "band"),
    breadcrumbs: {
      label: content.labels.breadcrumbs,
      crumbs,
    },
  };
}

export type BandView = ReturnType<typeof bandView>;
