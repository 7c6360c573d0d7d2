import { unmarked } from "./checks/presence.ts";
import { compose, openingRoom, type Family, type Subject } from "../art/art.ts";
import type { z } from "zod";
import { pageWith, pathOf, type Content, type Source } from "./content.ts";
import { counted } from "./language.ts";
import type { Page } from "./page.ts";
import { anchor } from "./prose/anchor.ts";
import type { band as bandWords, heading as headingWords } from "./schema/text.ts";
import { titleLines } from "./title-lines.ts";

/** A step of breadcrumbs. The current step has no link. */
type Crumb = { label: string; to?: string };

export type HeadingView = z.output<typeof headingWords>;

export type BandWords = z.output<typeof bandWords>;

/** What a section adds to the band: picture, layout, count, quick links. The first section with any counts. */
export type FromSection = {
  art?: Subject | undefined;
  /** Hangs above the floor of a scene. */ above?: true;
  /** Shapes and colours of its tiles. Default: all. */ family?: Family;
  kind?: "scene" | "word" | "cover" | "strip";
  count?: number | undefined;
  links?: Required<Crumb>[];
};

/** Widest line of a word, in em, that leaves room for the figure. */
const figureRoom = 6.2;

/** Widths of the longest line, in em, for which the style sheet has a size. */
const lineSizes = [5.7, 6.4, 7.8];

const menuLabel = ({ navigation }: Content, path: string) =>
  [...navigation.direct, ...navigation.pages.links].find(({ to }) => to === path)?.label;

/** Breadcrumbs that end in a label. `below`: kind of section whose page is the parent. */
export function breadcrumbsView(content: Content, label: string, below?: string) {
  const { labels, navigation } = content;
  const parent = below === undefined ? undefined : pageWith(content, below);
  const to = parent && pathOf(content, "page", parent.slug);
  const between =
    to === undefined ? [] : [{ label: menuLabel(content, to) ?? parent?.band?.eyebrow ?? to, to }];
  const crumbs: Crumb[] = [navigation.home, ...between, { label }];
  return { label: labels.breadcrumbs, crumbs };
}

/** A band with breadcrumbs and a picture. `crumb`: name of the page in the breadcrumbs, if not that of the menu. */
export function bandView(
  { content, pictures }: Source,
  page: Page,
  { photograph, count: words, ...band }: BandWords,
  options: FromSection & { below?: string; crumb?: string } = {},
) {
  const { title, hue } = band;
  const { art, family, count, links = [] } = options;
  const crumb = options.crumb ?? menuLabel(content, page.path) ?? band.eyebrow;
  const usual = photograph ? "strip" : (options.kind ?? "strip");
  // The header's light text would vanish over the words of a scene.
  const kind = usual === "scene" && hue === "hue2" ? "cover" : usual;
  const lines = titleLines(title);
  const widths = lines.map(({ width }) => width);
  const drawing = { seed: unmarked(title), family, subject: art, band: hue };
  const titleRows = lines.length > 2 ? 4 : 3;
  const opening = () => compose("opening", { kind, ...drawing, above: options.above, titleRows });
  const figured = lines.length > 1 && widths.slice(0, 2).every((width) => width <= figureRoom);
  const word = { ...drawing, subject: figured ? art : undefined, lines: lines.length };
  const name = `band-${anchor(unmarked(crumb))}`;
  const tilesOf = (line: number) =>
    pictures.addInline(`${name}-${line + 1}`, compose("line opening", { ...word, line }), {
      side: "end",
      themed: true,
    });
  const isIn = (text: string) => text.toLowerCase().includes(band.eyebrow.toLowerCase());
  return {
    ...band,
    kind,
    /** The eyebrow, unless breadcrumbs or title repeat it. */
    label: [title, crumb].some(isIn) ? undefined : band.eyebrow,
    count: words && count ? counted(words, count) : undefined,
    links,
    strip: pictures.addInline(name, opening(), { themed: kind === "scene" || kind === "word" }),
    /** Size of the title, and its lines: on phones, and with tiles on a word at every width. */
    size: lineSizes.filter((most) => Math.max(...widths) > most).length || undefined,
    lines: lines.map(({ text }) => text),
    tiles: kind === "word" ? lines.map((_, line) => tilesOf(line)) : undefined,
    /** Replaces the drawn picture, but not in the share picture. */
    photograph: photograph && pictures.addPhotograph(photograph, "band"),
    breadcrumbs: breadcrumbsView(content, crumb, options.below),
  };
}

export type BandView = ReturnType<typeof bandView>;

/** What a page tells of its band: the share picture and the structured data show it too. */
export type OpenedBand = Pick<BandView, "eyebrow" | "title" | "hue" | "strip" | "breadcrumbs"> &
  Partial<Pick<BandView, "kind">>;

/** How many of the last columns of its art the share picture of a band shows. Undefined: all. */
export const openingColumns = ({ kind }: OpenedBand): number | undefined =>
  kind === "scene" || kind === "cover" ? openingRoom : undefined;
