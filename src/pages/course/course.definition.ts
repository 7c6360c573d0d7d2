import { compose, cover, hueColours } from "../../art/art.ts";
import { find, type Content, type Source } from "../../data/content.ts";
import { courseData } from "../../head/structured-data.ts";
import { type CoursePage, courseArt, courseCardView } from "../../data/course.ts";
import { breadcrumbsView } from "../../data/band.ts";
import { categoryView } from "../../data/category.ts";
import { categoriesOf } from "../../data/course-lists.ts";
import { personView } from "../../data/person.ts";
import { diagramView } from "../../data/prose.ts";
import { questionDocuments } from "../../data/question.ts";
import { numbered, sentences } from "../../data/search.ts";
import { eyebrow, group, headline, texts, lead, messageForm, sentenceWith } from "../../data/schema/text.ts";
import { sectionList } from "../../sections/sections.ts";
import { definePage, ofRecords } from "../define-page.ts";

const courseWords = group("Text that all course pages share.", {
  tabs: texts("Names of the tabs.", "overview", "curriculum", "instructor", "faq", "query"),
  facts: texts("Names of the facts.", "duration", "lessons", "skillLevel", "video", "enrolled"),
  overview: texts(
    "Headings of the tab Overview.",
    "description",
    "results",
    "example",
    "features",
    "audience",
  ),
  lesson: group("Text of a lesson.", {
    number: "Word before the number of a lesson.",
    introduction: "Heading of the introduction.",
    features: "Heading of the features.",
    summary: "Heading of the summary.",
    list: "For screen readers: the name of the list of lessons.",
    next: "Text above the title of the next lesson.",
    start: "Text before “Lesson 1”, in the link to the first lesson.",
  }),
  instructors: group("Heading of the instructors.", { title: headline }),
  faq: group("Heading of the questions.", { title: headline }),
  query: group("Form of the tab Query.", {
    title: headline,
    lead,
    firstName: "Label of the field for the first name.",
    lastName: "Label of the field for the last name.",
    ...messageForm,
    category: "Label of the field for the category.",
    query: "Label of the field for the question.",
  }),
  related: group("Related courses, of course-lists.yaml.", {
    eyebrow,
    title: headline,
    lead: sentenceWith("category").describe("How they are related. {category} is their category."),
  }),
  sections: sectionList,
});

function headCover(source: Source, course: CoursePage) {
  const { picture, field, face } = cover(courseArt(source.content, course));
  // The same file as on cards, which show a photograph where there is one.
  const strip = source.pictures.addInline(course.photograph ? `band-${course.id}` : course.id, picture);
  // One unit smaller, so that no neighbour shows at the edge.
  const src = `${strip.src}#svgView(viewBox(${field.column * 100 + 1},${field.row * 100 + 1},198,198))`;
  const { portrait } = personView(source, course.teacher);
  return {
    strip,
    tile: { src, width: 200, height: 200, alt: "", first: true as const },
    face: { image: { ...portrait, first: true as const }, at: `${face.column}${face.row}` },
  };
}

/** The figures of all lessons as one file. */
function figuresOf({ content, pictures }: Source, { slug, category, lessons }: CoursePage) {
  const { hue } = categoryView(content, category);
  const groups = [{ names: lessons.map(({ figure }) => figure), inks: "apart" as const }];
  return pictures.add(`${slug}-figures`, compose("figures", { hue, groups }));
}

const tabs = ["overview", "curriculum", "instructor", "faq", "query"] as const;

/** Three related courses, without the course itself. */
const relatedTo = ({ id }: CoursePage, { lists }: Content) =>
  lists.courses.related.filter((card) => card.course !== id).slice(0, 3);

export const course = definePage(ofRecords("coursePages", courseWords), {
  address: "/course/:slug",
  below: "course-list",
  footer: "compact",
  head: ({ record }) => record.meta,
  opening: ({ record: { title, category }, content }) => ({
    eyebrow: title,
    title,
    hue: find(content.categories, category).hue,
  }),
  sections: ({ words }) => words,
  data: ({ record, words, content, source, page, showSections }) => {
    const { title, photograph, badge, rating, questions, facts } = record;
    const { facts: names, tabs: tabNames, sections: _sections, ...ownWords } = words;
    const { label, hue } = categoryView(content, record.category);
    const { strip, tile, face } = headCover(source, record);
    const related = relatedTo(record, content);
    const relation = words.related.lead.replace("{category}", categoriesOf(content, related));
    const inMenu = content.navigation.courses.links.find(({ to }) => to === page.path);
    return {
      markers: content.labels.questionMarkers,
      hue,
      badge,
      tile,
      face,
      rating: { text: rating, label: content.labels.card.rated },
      formAddress: content.site.form,
      band: {
        hue: hueColours[hue].tile.ground,
        eyebrow: label,
        title,
        strip,
        photograph: photograph && source.pictures.addPhotograph(photograph, "band"),
        breadcrumbs: breadcrumbsView(content, inMenu?.label ?? title, "course-list"),
      },
      tabs: tabs.map((id) => ({ id, label: tabNames[id] })),
      words: { ...ownWords, related: { ...words.related, lead: relation } },
      /** `short`: for a line of text. */
      facts: [
        { label: names.duration, value: facts.duration },
        { label: names.lessons, value: facts.lessons, short: `${facts.lessons} ${names.lessons}` },
        { label: names.skillLevel, value: facts.skillLevel },
        { label: names.video, value: facts.video, short: `${names.video}: ${facts.video}` },
        { label: names.enrolled, value: facts.enrolled, short: `${facts.enrolled} ${names.enrolled}` },
      ],
      figures: figuresOf(source, record),
      overview: { ...record.overview, diagram: diagramView(source, record.overview.diagram, hue, true) },
      lessons: record.lessons.map(({ lesson, figure: _figure, ...own }, index) => ({
        ...own,
        id: `lesson-${index + 1}`,
        number: `${words.lesson.number} ${index + 1}`,
        title: find(content.lessons, lesson).title,
        diagram: diagramView(source, own.diagram, hue, true),
      })),
      instructors: record.instructors.map((id) => personView(source, id)),
      questions,
      related: related.map((card) =>
        courseCardView(source, card, { counted: false, face: false, action: "buyCourse" }),
      ),
      sections: showSections(),
    };
  },
  anchors: ({ record: { lessons, questions } }) => [
    ...tabs,
    ...numbered("lesson", lessons),
    ...numbered("course-faq", questions),
    "related-courses",
  ],
  search: ({ record, content }) => {
    const { description, features, audience } = record.overview;
    return {
      kind: "course",
      title: record.title,
      place: categoryView(content, record.category).name,
      text: [...description, sentences(features), sentences(audience)].join(" "),
    };
  },
  results: ({ record, words, content, page }) => [
    ...record.lessons.map((lesson, index) => ({
      kind: "lesson" as const,
      title: find(content.lessons, lesson.lesson).title,
      place: `${words.lesson.number} ${index + 1}, ${record.title}`,
      text: [lesson.introduction, sentences(lesson.features), lesson.summary].join(" "),
      to: `${page.path}#lesson-${index + 1}`,
    })),
    ...questionDocuments(record.questions, record.title, `${page.path}#course-faq`),
  ],
  structuredData: ({ record, content, page }) => [courseData(content, record, page.path)],
});
