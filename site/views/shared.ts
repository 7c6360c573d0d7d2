/** Shapes that several screens show: bands, cards, people, banners. */
import { cover, turningCell, type CoverOptions } from "../art/cover.ts";
import { portrait } from "../art/portrait.ts";
import type { PortraitTraits } from "../art/portrait/traits.ts";
import { bandStrip, callToAction, logoMark } from "../art/scenes.ts";
import type { Dialect } from "../art/dialect.ts";
import type { Article, Content } from "../load/load.ts";
import type { Place } from "../images/photographs.ts";
import type { ImageView, PictureStore } from "../images/picture-store.ts";
import { anchor } from "../load/prose/anchor.ts";
import { cardTarget, type CourseCard } from "./course-cards.ts";

/** All that a view is made of: the checked content, and the store that takes its pictures. */
export type Source = { content: Content; pictures: PictureStore };

export type Hue = "vermilion" | "cobalt" | "saffron" | "jade" | "blush" | "sky" | "butter" | "mint" | "lilac";
export type Category = "design" | "development" | "management" | "finance";
export type Crumb = { label: string; to?: string };
/** What opens a section. */
export type HeadingView = { eyebrow: string; title: string; lead?: string | undefined };

/** What opens an inner page. */
export type BandView = HeadingView & {
  hue: Hue;
  strip: ImageView;
  breadcrumbs: { label: string; crumbs: Crumb[] };
};

/** The colour that stands for a category all over the site. */
export const categoryHue = {
  design: "vermilion",
  development: "cobalt",
  management: "saffron",
  finance: "jade",
} as const;

/** Its tint. */
export const categoryTint = {
  design: "blush",
  development: "sky",
  management: "butter",
  finance: "mint",
} as const;

/** The coloured band that opens an inner page, with its mosaic strip and its trail. */
export function bandView(
  source: Source,
  band: HeadingView & { hue: Hue },
  options: { dialect?: Dialect; parents?: Crumb[]; crumb?: string } = {},
): BandView {
  const { dialect = "brand", parents = [], crumb = band.eyebrow } = options;
  const { home } = source.content.navigation;
  return {
    hue: band.hue,
    eyebrow: band.eyebrow,
    title: band.title,
    ...(band.lead ? { lead: band.lead } : {}),
    strip: source.pictures.addInline(
      `band-${anchor(crumb)}`,
      bandStrip({ seed: band.title, dialect, ground: band.hue }),
    ),
    breadcrumbs: {
      label: source.content.labels.breadcrumbs,
      crumbs: [{ label: home.label, to: home.to }, ...parents, { label: crumb }],
    },
  };
}

/** A record's photograph where it names one, made for the place, and else the picture that `drawn` draws. */
export function pictureView(
  { pictures }: Source,
  photograph: { file: string; alt: string } | undefined,
  place: Place,
  drawn: () => ImageView,
): ImageView {
  return photograph ? pictures.addPhotograph(photograph, place) : drawn();
}

/**
 * A card's cover: where it is drawn, `turns` says which of its cells (column and row, from 0) turns while the card is pointed at.
 * `inline` is true where the cover stands on the first screen: the page's HTML then has its drawing inside.
 */
export type CoverView = ImageView & { turns?: readonly [column: number, row: number]; inline?: true };

/** The photograph that stands for a record, or else its drawn cover under this name. */
function coverView(
  source: Source,
  photograph: { file: string; alt: string } | undefined,
  place: Place,
  name: string,
  options: CoverOptions,
  firstScreen = false,
): CoverView {
  if (photograph) return source.pictures.addPhotograph(photograph, place);
  const turns = turningCell(options);
  const turning = turns ? { turns } : {};
  const picture = cover(options);
  if (!firstScreen) return { ...source.pictures.add(name, picture), ...turning };
  return { ...source.pictures.addInline(name, picture), inline: true, ...turning };
}

/** The cover of a course, for one of its places. */
export function courseCover(
  source: Source,
  course: Content["courses"][number],
  place: "courseCard" | "trendingCard" | "courseOverview",
  firstScreen?: boolean,
): CoverView {
  const { id, category, figure, photograph } = course;
  return coverView(source, photograph, place, id, { seed: id, category, figure }, firstScreen);
}

/** A course in a list. */
export function courseCardView(
  source: Source,
  card: CourseCard,
  place: "courseCard" | "trendingCard" = "courseCard",
  firstScreen?: boolean,
) {
  const { content } = source;
  const course = find(content.courses, card.course);
  const { defaults } = content.courseLists;
  return {
    title: course.title,
    category: course.category,
    badge: card.badge,
    lessons: card.lessons ?? defaults.lessons,
    enrolled: card.enrolled ?? defaults.enrolled,
    rating: defaults.rating,
    to: cardTarget(content, card, course),
    cover: courseCover(source, course, place, firstScreen),
    ...(card.detail ? { detail: card.detail } : {}),
  };
}

/** A course in a list, as a view gives it. */
export type CourseCardView = ReturnType<typeof courseCardView>;

/** A person with a portrait, as a view gives it. */
export type PersonView = { id: string; name: string; role: string; portrait: ImageView };

/** A person with a portrait, made for the place that shows it. A drawn one's text alternative is the name. */
export function personView(
  source: Source,
  id: string,
  place: "teamWall" | "teach" | "personCard" | "testimonial" | "director" | "author",
): PersonView {
  const person = find(source.content.people.people, id);
  return {
    id,
    name: person.name,
    role: person.role,
    portrait: pictureView(source, person.photograph, place, () =>
      source.pictures.add(
        id,
        portrait({
          seed: person.name,
          ...(person.portrait ? { traits: person.portrait as PortraitTraits } : {}),
        }),
        person.name,
      ),
    ),
  };
}

/** A day in the two forms that the specification gives: 4.10.2024 on the list, October 4, 2024 elsewhere. */
export function dateTexts(day: string): { day: string; date: string; longDate: string } {
  const date = new Date(`${day}T00:00:00Z`);
  const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(date);
  return { day, date: `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`, longDate };
}

/** An article in a list, from an article with a page or from a teaser without. A `large` card has room for a cover of one more row. */
export function articleCardView(source: Source, entry: Article | Content["journal"][number], large = false) {
  const { title, label, category, excerpt, figure } = entry;
  const { day, longDate } = dateTexts(entry.date);
  const slug = "slug" in entry ? entry.slug : undefined;
  return {
    title,
    label,
    category,
    day,
    longDate,
    excerpt,
    ...(slug ? { to: `/blog/${slug}` } : {}),
    cover: coverView(
      source,
      "photograph" in entry ? entry.photograph : undefined,
      large ? "articleLead" : "articleCard",
      large ? "journal-lead" : `journal-${slug ?? figure}`,
      { seed: title, category, figure, ...(large ? { rows: 4 } : {}) },
    ),
  };
}

/** An article in a list, as a view gives it. */
export type ArticleCardView = ReturnType<typeof articleCardView> & {
  /** On the blog list alone: who wrote it, and the day in figures. */ author?: string;
  date?: string;
};

/** Finds a record that has a file of its own by its slug. The references were checked when the content was loaded. */
export function findBySlug<Item extends { slug: string }>(records: readonly Item[], slug: string): Item {
  const record = records.find((one) => one.slug === slug);
  if (!record) throw new Error(`No record has the slug “${slug}”; the content check should have said so.`);
  return record;
}

/** Finds a record by its id. The references were checked when the content was loaded. */
export function find<Item extends { id: string }>(records: readonly Item[], id: string): Item {
  const record = records.find((one) => one.id === id);
  if (!record) throw new Error(`No record has the id “${id}”; the content check should have said so.`);
  return record;
}

/** The band “Are you ready to start your journey?” that closes many pages. */
export function journeyView({ content, pictures }: Source) {
  return { ...content.banners.journey, art: pictures.add("journey", callToAction("journey")) };
}

/** The closing band, as a view gives it. */
export type JourneyView = ReturnType<typeof journeyView>;

/** Takes the named words out of the interface's words, for the sections that say them. */
export function labelsOf<Name extends keyof Content["labels"]>(
  { content }: Source,
  ...names: readonly Name[]
): Pick<Content["labels"], Name> {
  const { labels } = content;
  const picked: Partial<Pick<Content["labels"], Name>> = {};
  for (const name of names) picked[name] = labels[name];
  return picked as Pick<Content["labels"], Name>;
}

/** The mark and the name that lead home. */
export function brandView({ content }: Source) {
  return { name: content.site.name, to: content.navigation.home.to, mark: logoMark() };
}

/** The mark and the name, as a view gives them. */
export type BrandView = ReturnType<typeof brandView>;
