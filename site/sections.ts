/** The kinds of section of which pages are made, and what comes of the sections of a page. */
import { z } from "zod";
import type { HeadWords } from "./head/head-page.ts";
import type { Content, SoundContent } from "./content.ts";
import type { Page } from "./page.ts";
import type { Block } from "./prose/blocks.ts";
import { sectionNames } from "./prose/section-names.ts";
import type { SectionList, SectionWords } from "./records.ts";
import type { HeadArt } from "./art/heads/inks.ts";
import type { Opening } from "./sections/define-section.ts";
import { articleList } from "./sections/article-list.ts";
import { articles } from "./sections/articles.ts";
import { benefits } from "./sections/benefits.ts";
import { catalogue } from "./sections/catalogue.ts";
import { categories } from "./sections/categories.ts";
import { categoryCourses } from "./sections/category-courses.ts";
import { categoryPath } from "./sections/category-path.ts";
import { contact } from "./sections/contact.ts";
import { contactBlock } from "./sections/contact-block.ts";
import { courseFilter } from "./sections/course-filter.ts";
import { courseList } from "./sections/course-list.ts";
import { courses } from "./sections/courses.ts";
import { eventProgramme } from "./sections/event-programme.ts";
import { eventTicker } from "./sections/event-ticker.ts";
import { events } from "./sections/events.ts";
import { faqCategories } from "./sections/faq-categories.ts";
import { featureCards } from "./sections/feature-cards.ts";
import { hero } from "./sections/hero.ts";
import { jobOpenings } from "./sections/job-openings.ts";
import { journey } from "./sections/journey.ts";
import { location } from "./sections/location.ts";
import { people } from "./sections/people.ts";
import { picture } from "./sections/picture.ts";
import { plans } from "./sections/plans.ts";
import { promotions } from "./sections/promotions.ts";
import { prose } from "./sections/prose.ts";
import { questions } from "./sections/questions.ts";
import { story } from "./sections/story.ts";
import { teach } from "./sections/teach.ts";
import { team } from "./sections/team.ts";
import { testimonials } from "./sections/testimonials.ts";
import { trendingCourses } from "./sections/trending-courses.ts";
import { tutor } from "./sections/tutor.ts";
import { universities } from "./sections/universities.ts";
import type { Source } from "./views/source.ts";

/** All kinds of section. */
export const sectionKinds = [
  articleList,
  articles,
  benefits,
  catalogue,
  categories,
  categoryCourses,
  categoryPath,
  contact,
  contactBlock,
  courseFilter,
  courseList,
  courses,
  eventProgramme,
  eventTicker,
  events,
  faqCategories,
  featureCards,
  hero,
  jobOpenings,
  journey,
  location,
  people,
  picture,
  plans,
  promotions,
  prose,
  questions,
  story,
  teach,
  team,
  testimonials,
  trendingCourses,
  tutor,
  universities,
] as const;

type SectionDefinition = (typeof sectionKinds)[number];

/** The name of a kind of section. */
export type SectionKind = SectionDefinition["kind"];

/** What the component of a kind shows. */
export type SectionView<Kind extends SectionKind> = NonNullable<
  ReturnType<Extract<SectionDefinition, { kind: Kind }>["view"]>
>;

const [first, ...others] = sectionKinds;

/** The schema of a list of sections. */
export const sectionList: z.ZodType<SectionList> = z
  .array(z.discriminatedUnion("kind", [first.schema, ...others.map(({ schema }) => schema)]))
  .describe("The sections, in their order; kind says what each shows.");

const definitions: ReadonlyMap<string, SectionDefinition> = new Map(
  sectionKinds.map((one) => [one.kind, one]),
);

/** The definition of a section's kind. */
export function definitionOf({ kind }: SectionWords): SectionDefinition {
  const definition = definitions.get(kind);
  if (!definition) throw new Error(`site/sections.ts lists no kind of section called ${kind}.`);
  return definition;
}

/** What content says of the first section of a kind, where some page has one. */
export function firstOf<Schema extends z.ZodObject>(
  { pages }: Pick<SoundContent, "pages">,
  { kind }: { kind: string; words: Schema },
): z.output<Schema> | undefined {
  const found = pages.flatMap(({ sections }) => sections).find((section) => section.kind === kind);
  // It was held against this schema when it was read.
  return found as z.output<Schema> | undefined;
}

/** What the sections of a page have in common, and their prose by their places. */
type Sections = {
  content: Content;
  page: Page;
  meta: HeadWords;
  opening: () => Opening;
  sections: SectionList;
  prose?: ReadonlyMap<number, Block[]>;
};

/** The sections of a page, each with all that comes of it. The further pages of a list have of others only those that close them. */
export function sectionsOf({ content, page, meta, opening, sections, prose: blocks }: Sections) {
  const ids = sectionNames(sections);
  const main = sections.findIndex((section) => definitionOf(section).list);
  return sections.flatMap((section, index) => {
    const definition = definitionOf(section);
    if (page.first !== undefined && !definition.list && !definition.closes) return [];
    const owner = content.pages.find((one) => one.sections.some(({ kind }) => kind === section.kind));
    return [
      definition.of(
        {
          content,
          page,
          meta,
          id: ids[index] ?? section.kind,
          mainId: ids[Math.max(0, main)] ?? "main",
          isFirst: owner === undefined || owner.sections === sections,
          blocks: blocks?.get(index) ?? [],
        },
        opening,
        section,
      ),
    ];
  });
}

/** The sections of a page, made. */
export type MadeSections = ReturnType<typeof sectionsOf>;

/** What a page shows of its sections, for their components. */
export const sectionViews = (made: MadeSections, source: Source, figure?: HeadArt): ShownSection[] =>
  made.flatMap((one) => {
    const view = one.view(source, figure);
    return view === undefined ? [] : [{ kind: one.kind, id: one.id, view }];
  });

/** A section as its page is sent. */
export type ShownSection = { kind: SectionKind; id: string; view: SectionView<SectionKind> };
