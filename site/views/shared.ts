/** Shapes that several screens show: bands, cards, people, banners. */
import { cover, turningCell, type CoverOptions } from "../art/cover.ts";
import { portrait } from "../art/portrait.ts";
import type { PortraitTraits } from "../art/portrait/traits.ts";
import { logoMark } from "../art/scenes.ts";
import { headMosaic, type Composition } from "../art/heads.ts";
import { brand, categoryDialect, type CategoryDialect, type Dialect } from "../art/dialect.ts";
import { hueColours, type CategoryHue } from "../art/hues.ts";
import type { ArticleEntry } from "../lists/article-lists.ts";
import { firstPage, partNames } from "../lists/list-pages.ts";
import type { Page } from "../pages.ts";
import type { CourseCard } from "../lists/course-lists.ts";
import type { Article, Category, Content } from "../load/load.ts";
import type { Place } from "../images/photographs.ts";
import type { ImageView, PictureStore } from "../images/picture-store.ts";
import { anchor } from "../load/prose/anchor.ts";
import { cardTarget } from "./course-cards.ts";
import { find, findBySlug } from "./find.ts";

/** All that a view is made of: the checked content, and the store that takes its pictures. */
export type Source = { content: Content; pictures: PictureStore };

export type Hue = "vermilion" | "cobalt" | "saffron" | "jade" | "blush" | "sky" | "butter" | "mint" | "lilac";
export type Crumb = { label: string; to?: string };
/** What opens a section. */
export type HeadingView = { eyebrow: string; title: string; lead?: string | undefined };

/** What opens an inner page. */
export type BandView = HeadingView & {
  hue: Hue;
  strip: ImageView;
  /** Where the mosaic lies, if not at the band's end. */ composition?: Composition;
  breadcrumbs: { label: string; crumbs: Crumb[] };
};

/** A category as cards show it: its name in capitals and its hue. */
export type CategoryView = { label: string; hue: CategoryHue };

const categoryViews = new WeakMap<Category, CategoryView>();

/** A category as cards show it. It is one and the same object for all of them, so that a page's data holds it once. */
export function categoryLabel({ content }: Source, slug: string): CategoryView {
  const category = findBySlug(content.categories, slug);
  const view = categoryViews.get(category) ?? { label: category.name.toUpperCase(), hue: category.hue };
  categoryViews.set(category, view);
  return view;
}

/** The shapes and colours of a category's pictures. Its slug is a part of their seeds. */
export function dialectOf({ content }: Source, slug: string): CategoryDialect {
  const { hue, shapes } = findBySlug(content.categories, slug);
  return categoryDialect({ name: slug, hue, shapes });
}

/** The colours of a tile that stands for a category. */
export function categoryTile({ content }: Source, slug: string) {
  return hueColours[findBySlug(content.categories, slug).hue].tile;
}

/** The coloured band that opens an inner page, with its mosaic strip and its trail. */
export function bandView(
  source: Source,
  band: HeadingView & { hue: Hue },
  options: {
    dialect?: Dialect;
    parents?: Crumb[];
    crumb?: string;
    composition?: Composition;
    strip?: ImageView;
  } = {},
): BandView {
  const { dialect = brand, parents = [], crumb = band.eyebrow, composition, strip } = options;
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
    breadcrumbs: {
      label: source.content.labels.breadcrumbs,
      crumbs: [{ label: home.label, to: home.to }, ...parents, { label: crumb }],
    },
  };
}

/**
 * The crumbs of a list's page: on a further page the list itself is a step before it.
 *
 * @param crumb the crumb of the list's first page.
 */
export function furtherPage(
  { content }: Source,
  page: Page,
  crumb: string,
  parents: Crumb[] = [],
): { crumb: string; parents: Crumb[] } {
  const { filter, number } = partNames(content, page);
  const first = firstPage(content, page);
  const trail = [
    { label: crumb, to: filter === undefined ? first.path : "/course" },
    ...(filter === undefined ? [] : [{ label: filter, to: first.path }]),
    ...(number === undefined ? [] : [{ label: number }]),
  ];
  const [last, ...before] = trail.toReversed();
  return { crumb: last?.label ?? crumb, parents: [...parents, ...before.toReversed()] };
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
 * A card's cover: where it is drawn, `turns` says by two figures which of its cells (column and row, from 0) turns while the card
 * is pointed at.
 * `inline` is true where the cover stands on the first screen: the page's HTML then has its drawing inside.
 */
export type CoverView = ImageView & { turns?: string; inline?: true };

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
  return source.pictures.once(JSON.stringify(["cover", name, options, firstScreen]), () => {
    const turns = turningCell(options);
    const turning = turns ? { turns: turns.join("") } : {};
    const picture = cover(options);
    if (!firstScreen) return { ...source.pictures.add(name, picture), ...turning };
    return { ...source.pictures.addInline(name, picture), inline: true, ...turning };
  });
}

/** What the cover of a course is drawn from. */
export function courseArt(
  source: Source,
  { id, category, figure }: Pick<Content["courses"][number], "id" | "category" | "figure">,
): CoverOptions {
  return { seed: id, dialect: dialectOf(source, category), figure };
}

/** The cover of a course, for one of its places. */
function courseCover(
  source: Source,
  course: Pick<Content["courses"][number], "id" | "category" | "figure" | "photograph">,
  place: "courseCard" | "trendingCard",
  firstScreen?: boolean,
): CoverView {
  return coverView(source, course.photograph, place, course.id, courseArt(source, course), firstScreen);
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
    category: categoryLabel(source, course.category),
    badge: card.badge,
    lessons: course.lessons ?? defaults.lessons,
    enrolled: course.enrolled ?? defaults.enrolled,
    rating: defaults.rating,
    to: cardTarget(content, card, course),
    cover: courseCover(source, course, place, firstScreen),
    ...(card.detail && place === "trendingCard" ? { detail: card.detail } : {}),
  };
}

/** A course in a list, as a view gives it. */
export type CourseCardView = ReturnType<typeof courseCardView>;

/** A person with a portrait, as a view gives it. */
export type PersonView = {
  id: string;
  name: string;
  role: string;
  portrait: ImageView;
  /** The path of the person's page, where there is one. */ to?: string;
};

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
    ...(source.content.personPages.some(({ slug }) => slug === id) ? { to: `/team/${id}` } : {}),
    portrait: pictureView(source, person.photograph, place, () =>
      source.pictures.once(JSON.stringify(["person", id]), () =>
        source.pictures.add(
          id,
          portrait({
            seed: person.name,
            ...(person.portrait ? { traits: person.portrait as PortraitTraits } : {}),
          }),
          person.name,
        ),
      ),
    ),
  };
}

const longDates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A day in the two forms that the specification gives: 4.10.2024 on the list, October 4, 2024 elsewhere. */
export function dateTexts(day: string): { day: string; date: string; longDate: string } {
  const date = new Date(`${day}T00:00:00Z`);
  return {
    day,
    date: `${date.getUTCDate()}.${date.getUTCMonth() + 1}.${date.getUTCFullYear()}`,
    longDate: longDates.format(date),
  };
}

/** The record behind an entry of a list of articles: an article with a page, or a teaser without. */
export function articleRecord(
  { content }: Source,
  entry: ArticleEntry,
): Article | Content["journal"][number] {
  const record =
    "article" in entry ? findBySlug(content.articles, entry.article) : content.journal[entry.teaser];
  if (!record) throw new Error("A list names a teaser that journal.yaml does not have.");
  return record;
}

/** An article in a list. A `large` card has room for a cover of one more row. */
export function articleCardView(source: Source, entry: ArticleEntry, large = false) {
  const record = articleRecord(source, entry);
  const { title, label, category, excerpt, figure } = record;
  const { day, longDate } = dateTexts(record.date);
  const slug = "article" in entry ? entry.article : undefined;
  return {
    title,
    label,
    hue: categoryLabel(source, category).hue,
    day,
    longDate,
    excerpt,
    ...(slug ? { to: `/blog/${slug}` } : {}),
    cover: coverView(
      source,
      "photograph" in record ? record.photograph : undefined,
      large ? "articleLead" : "articleCard",
      large ? "journal-lead" : `journal-${slug ?? figure}`,
      { seed: title, dialect: dialectOf(source, category), figure, ...(large ? { rows: 4 } : {}) },
    ),
  };
}

/** An article in a list, as a view gives it. */
export type ArticleCardView = ReturnType<typeof articleCardView> & {
  /** On the blog list alone: who wrote it, and the day in figures. */ author?: string;
  date?: string;
};

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
