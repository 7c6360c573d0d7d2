import type { Thing } from "schema-dts";
import { questionMark, type BandColour } from "../art/heads/inks.ts";
import { soundWordsOf, type Content } from "../content.ts";
import { courseListData } from "../head/course-data.ts";
import { eventData } from "../head/event-data.ts";
import { faqData } from "../head/faq-data.ts";
import { planData } from "../head/offer-data.ts";
import type { CourseCard } from "../lists/course-lists.ts";
import { blockWords, type Block } from "../prose/blocks.ts";
import { sectionNames, type Section } from "../records/extra-page.ts";
import type { RecordsWithFile } from "../records.ts";
import { articleCardView } from "../views/article-card.ts";
import { bandView } from "../views/band.ts";
import { benefitsView } from "../views/benefits.ts";
import { courseCardView } from "../views/course-card.ts";
import { eventView } from "../views/event.ts";
import { find } from "../views/find.ts";
import { sendingView } from "../views/form.ts";
import { journeyView } from "../views/journey.ts";
import { personView, testimonialsView } from "../views/person-card.ts";
import { plansView } from "../views/plans.ts";
import { proseView } from "../views/prose.ts";
import { questionDocuments } from "../views/search-document.ts";
import { labelsOf, type Source } from "../views/source.ts";
import { contact } from "./contact.ts";
import { definePage, headingsOf, questionPlaces } from "./define-page.ts";
import { events as eventsPage } from "./events.ts";
import { pricing } from "./pricing.ts";

type Of<Kind extends Section["kind"]> = Extract<Section, { kind: Kind }>;

/** How many articles of the blog a section shows that picks none. */
const fewArticles = 3;

/** The words of another page, where a section shows what that page shows; the content check has seen that they are there. */
function wordsOn<Words>(words: Words | undefined): NonNullable<Words> {
  if (!words) throw new Error("A section lacks its words; the content check should have said so.");
  return words;
}

/** The events of a section: those that it picks, or else those of the events page. */
const eventsOf = ({ events, lists }: Content, { pick }: Of<"events">) =>
  (pick ?? lists.events).map((id) => find(events, id));

/** The courses of a section: those that it picks, those of its category, or else those of the course list. */
function cardsOf({ lists: { courses } }: Content, { pick, category }: Of<"courses">): CourseCard[] {
  if (pick) return pick.flatMap((id) => courses.own.filter(({ course }) => course === id));
  return category === undefined ? courses.all : (courses.ofCategory.get(category) ?? []);
}

const peopleOf = ({ lists }: Content, { pick }: Of<"people">) => pick ?? lists.team;

/** None of a category that is not there: the content check asks for the places of pages before it has looked at what they name. */
const questionsOf = ({ faqs }: Content, { questions, category }: Of<"questions">) =>
  questions ?? faqs.categories.find(({ id }) => id === category)?.questions ?? [];

/** The days of a page's events in the order of their list; what is over shows where nothing is to come. */
function programmeView(source: Source, section: Of<"events">, band: BandColour) {
  const { content } = source;
  const { past, calendar } = wordsOn(soundWordsOf(content, eventsPage));
  return {
    list: section.heading,
    past,
    calendar: { one: calendar.one },
    events: eventsOf(content, section).map((one) => eventView(source, one, band)),
  };
}

/** What a section shows. */
function sectionView(
  source: Source,
  section: Section,
  name: string,
  blocks: readonly Block[],
  { slug, band }: RecordsWithFile["extraPages"],
) {
  const { content, pictures } = source;
  switch (section.kind) {
    case "prose":
      return { kind: section.kind, name, heading: section.heading, blocks: proseView(source, blocks) };
    case "events":
      return { kind: section.kind, name, programme: programmeView(source, section, band.hue) };
    case "courses":
      return {
        kind: section.kind,
        name,
        heading: section.heading,
        cards: cardsOf(content, section).map((card) => courseCardView(source, card)),
      };
    case "people":
      return {
        kind: section.kind,
        name,
        heading: section.heading,
        people: peopleOf(content, section).map((id) => personView(source, id, "personCard")),
      };
    case "articles":
      return {
        kind: section.kind,
        name,
        heading: section.heading,
        articles: (
          section.pick
            ?.filter((article) => content.articles.some((one) => one.slug === article))
            .map((article) => ({ article })) ?? content.lists.articles.blog.slice(0, fewArticles)
        ).map((entry) => articleCardView(source, entry)),
      };
    case "questions":
      return {
        kind: section.kind,
        name,
        heading: section.heading,
        questions: questionsOf(content, section),
        mark: pictures.paint(questionMark(band.hue)),
      };
    case "picture":
      return {
        kind: section.kind,
        name,
        image: pictures.addPhotograph(section.photograph, "wide"),
        caption: section.caption,
      };
    case "offer":
      return {
        kind: section.kind,
        name,
        offer: { ...section.heading, items: benefitsView(source, section.items, band.hue) },
      };
    case "plans":
      return {
        kind: section.kind,
        name,
        heading: section.heading,
        periods: wordsOn(soundWordsOf(content, pricing)).periods,
        offers: plansView(source, band.hue),
        features: content.plans.features,
      };
    case "testimonials":
      return {
        kind: section.kind,
        name,
        heading: section.heading,
        entries: wordsOn(testimonialsView(source, section.of, section.heading)).entries,
      };
    case "form":
      return {
        kind: section.kind,
        name,
        intro: section.intro,
        form: {
          ...wordsOn(soundWordsOf(content, contact)?.form),
          ...sendingView(content, slug),
          title: section.title,
        },
      };
  }
}

/** Whether a section has a list with nothing in it, such as the courses of a category that has none. */
const isEmpty = (section: ReturnType<typeof sectionView>) =>
  ("cards" in section && section.cards.length === 0) ||
  ("people" in section && section.people.length === 0) ||
  ("articles" in section && section.articles.length === 0);

/** The ids in a section to which content may link. */
function sectionPlaces(section: Section, name: string, blocks: readonly Block[], content: Content): string[] {
  switch (section.kind) {
    case "prose":
      return [...(section.heading ? [name] : []), ...headingsOf(blocks)];
    case "events":
      return [name, ...(section.pick ?? content.events.map(({ id }) => id)).map((id) => `event-${id}`)];
    case "questions":
      return questionPlaces(name, questionsOf(content, section));
    case "testimonials":
      return [`${name}-title`];
    case "form":
      return ["contact-title"];
    case "picture":
      return [];
    default:
      return [name];
  }
}

/** What the search reads in a section. */
function sectionWords(section: Section, blocks: readonly Block[], content: Content): string[] {
  switch (section.kind) {
    case "prose":
      return [...(section.heading ? [section.heading.title] : []), ...blocks.map(blockWords)];
    case "people":
      return peopleOf(content, section).map((id) => find(content.people.people, id).name);
    case "events":
      return eventsOf(content, section).map(({ title }) => title);
    case "offer":
      return section.items.flatMap(({ title, text }) => [title, text]);
    case "form":
      return section.intro;
    case "picture":
      return [section.photograph.alt, ...(section.caption === undefined ? [] : [section.caption])];
    default:
      return [section.heading.title];
  }
}

/** The sections of a page, each with its name and, of prose, its blocks. */
function partsOf({ sections, prose }: RecordsWithFile["extraPages"]) {
  const names = sectionNames(sections);
  return sections.map((section, index) => ({
    section,
    name: names[index] ?? section.kind,
    blocks: prose.get(index) ?? [],
  }));
}

/** A page from sections, such as that of an open day: which ones and in which order is content. */
export const extra = definePage({
  kind: "extra",
  path: "/:slug",
  footer: "compact",
  records: "extraPages",
  shows: ["courseLists", "courses", "events", "faqs", "people", "plans", "testimonials"],
  view: ({ record, source }) => ({
    meta: record.meta,
    labels: labelsOf(source, "rated", "courseDetails", "questionMarkers", "previous", "next"),
    band: bandView(source, record.band),
    sections: partsOf(record)
      .map(({ section, name, blocks }) => sectionView(source, section, name, blocks, record))
      .filter((section) => !isEmpty(section)),
    journey: journeyView(source, record.band),
  }),
  places: ({ record, content }) => [
    ...partsOf(record).flatMap(({ section, name, blocks }) => sectionPlaces(section, name, blocks, content)),
    content.banners.journey && "journey",
  ],
  found: ({ record, content }) => ({
    names: partsOf(record).flatMap(({ section, blocks }) => sectionWords(section, blocks, content)),
  }),
  parts: ({ record, page }) =>
    partsOf(record).flatMap(({ section, name }) =>
      section.kind === "questions"
        ? questionDocuments(section.questions ?? [], record.band.eyebrow, `${page.path}#${name}`)
        : [],
    ),
  structuredData: ({ record, content, url, image }) => {
    const parts = partsOf(record);
    const things = parts.flatMap(({ section, name }): Thing[] => {
      switch (section.kind) {
        case "events":
          return eventData(content, image, eventsOf(content, section));
        case "courses":
          return [
            courseListData(content, `${url}#${name}`, {
              cards: cardsOf(content, section),
              name: section.heading.title,
              // The course list says the prices; one thing is offered at one.
              prices: false,
            }),
          ];
        case "plans":
          return [planData(content, wordsOn(soundWordsOf(content, pricing)))];
        default:
          return [];
      }
    });
    const questions = parts.flatMap(({ section }) =>
      section.kind === "questions" ? questionsOf(content, section) : [],
    );
    return { things: [...things, ...faqData(url, questions)] };
  },
});
