import {
  compose,
  openingRoom,
  type BandColour,
  type Family,
  type Picture,
  type Subject,
} from "../art/art.ts";
import type { z } from "zod";
import { type Source, findBySlug, type Content, pathWith } from "./content.ts";
import type { ImageView } from "./images/picture-store.ts";
import { counted } from "./language.ts";
import type { Page } from "./page.ts";
import { anchor } from "./prose/anchor.ts";
import type { heading as headingWords, band as bandWords } from "./schema/text.ts";
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
  /** Another picture for the closing band. */ ending?: Subject | undefined;
  kind?: "scene" | "word" | "cover" | "strip";
  count?: number | undefined;
  links?: Required<Crumb>[];
};

/** Widest line of a word, in em, that leaves room for the figure. */
const figureRoom = 6.2;

/** Widths of the longest line, in em, for which the style sheet has a size. */
const lineSizes = [5.7, 7.8];

type TitleDrawing = {
  lines: ReturnType<typeof titleLines>;
  name: string;
  kind: FromSection["kind"];
  band: BandColour;
  seed: string;
  family: Family | undefined;
  subject: Subject | undefined;
};

type TitleView = { size: number | undefined; lines: string[]; tiles?: ImageView[] };

/** The size of a title, and its lines: on phones, and with tiles on a word at every width. */
function titleView({ pictures }: Source, { lines, name, kind, band, ...drawing }: TitleDrawing): TitleView {
  const widest = Math.max(...lines.map(({ width }) => width));
  const size = lineSizes.filter((most) => widest > most).length || undefined;
  const texts = { size, lines: lines.map(({ text }) => text) };
  if (kind !== "word") return texts;
  const figured = lines.length > 1 && lines.slice(0, 2).every(({ width }) => width <= figureRoom);
  const { subject, ...own } = drawing;
  const shared = { ...own, subject: figured ? subject : undefined, band, lines: lines.length };
  return {
    ...texts,
    tiles: lines.map((_, line) =>
      pictures.addInline(`${name}-${line + 1}`, compose("line opening", { ...shared, line }), "end"),
    ),
  };
}

/** A page's label in breadcrumbs, from menu or band; undefined if it is not a page of sections. */
function crumbOf(content: Content, path: string | undefined) {
  const { navigation, pages, pageList } = content;
  const slug = pageList.find((page) => page.path === path && page.kind === "page")?.slug;
  if (path === undefined || slug === undefined) return undefined;
  const link = [...navigation.direct, ...navigation.pages.links].find(({ to }) => to === path);
  return { label: link?.label ?? findBySlug(pages, slug).band?.eyebrow ?? slug, to: path };
}

/** A band with breadcrumbs and a picture. `below`: kind of section whose page is the parent in the breadcrumbs. */
export function bandView(
  { content, pictures }: Source,
  page: Page,
  { photograph, count: words, ...band }: BandWords,
  options: FromSection & { below?: string; crumb?: string; strip?: ImageView } = {},
) {
  const { below, strip, count, links = [] } = options;
  const parent = below && crumbOf(content, pathWith(content, below));
  const crumb = options.crumb ?? crumbOf(content, page.path)?.label ?? band.eyebrow;
  const usual = photograph ? "strip" : (options.kind ?? "strip");
  // The header's light text would vanish over the words of a scene.
  const kind = usual === "scene" && band.hue === "hue2" ? "cover" : usual;
  const { art, family } = options;
  const drawing = { seed: band.title, family, subject: art, band: band.hue };
  const lines = titleLines(band.title);
  const opening = {
    scene: (): Picture => compose("scene opening", { ...drawing, above: options.above }),
    word: () => compose("word opening", drawing),
    cover: () => compose("cover opening", { ...drawing, titleRows: lines.length > 2 ? 4 : 3 }),
    strip: () =>
      compose("subject", { subject: art ?? { of: "strip", seed: band.title, family }, band: band.hue }),
  }[kind];
  const name = `band-${anchor(crumb)}`;
  const { home } = content.navigation;
  const isRepeated = [band.title, crumb].some((one) =>
    one.toLowerCase().includes(band.eyebrow.toLowerCase()),
  );
  const crumbs: Crumb[] = [{ label: home.label, to: home.to }, ...(parent ? [parent] : []), { label: crumb }];
  return {
    ...band,
    kind,
    /** The eyebrow, unless breadcrumbs or title repeat it. */
    label: isRepeated ? undefined : band.eyebrow,
    count: words && count ? counted(words, count) : undefined,
    links,
    strip: strip ?? pictures.addInline(name, opening()),
    // The head of a course has its own strip and title.
    ...(strip ? undefined : titleView({ content, pictures }, { ...drawing, lines, name, kind })),
    /** Replaces the drawn picture, but not in the share picture. */
    photograph: photograph && pictures.addPhotograph(photograph, "band"),
    breadcrumbs: {
      label: content.labels.breadcrumbs,
      crumbs,
    },
  };
}

export type BandView = ReturnType<typeof bandView>;

/** How many of the last columns of its art the share picture of a band shows. Undefined: all. */
export const openingColumns = ({ kind }: BandView): number | undefined =>
  kind === "scene" || kind === "cover" ? openingRoom : undefined;
