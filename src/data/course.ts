import { cover, type CoverOptions } from "../art/art.ts";
import { z } from "zod";
import { categoryView } from "./category.ts";
import { pathOf, type Content, type Source, find } from "./content.ts";
import type { CourseCard } from "./course-lists.ts";
import { personView } from "./person.ts";
import { coverView } from "./picture.ts";
import { isFree } from "./schema/money.ts";
import { idOf, ref, priceOf } from "./schema/reference.ts";
import { diagram, duration, figure, group, meta, photographOf } from "./schema/text.ts";
import { publication, question, rating, records, text, title } from "./schema/text.ts";

/** Keys that a card shows as they are. A new one needs a line here, in the content and in the component. */
const onCard = {
  title: title.describe("Title of the course."),
};

const shared = {
  id: idOf("course"),
  ...onCard,
  category: ref("category").describe("Category of the course."),
  figure,
  photograph: photographOf("courses").optional(),
  teacher: ref("person").describe("Person whose face is on its cards."),
  ...publication,
} as const;

const price = priceOf(text);

const counts = {
  lessons: text.describe("Number of lessons on its cards, such as 8 Lessons."),
  enrolled: text.describe("Number of learners on its cards, such as 25k Enrolled."),
};

export const coursesSchema = records("Courses without a page. To give one a page, move it to courses/.", {
  ...shared,
  badge: price.describe("Price. Without it, only lists that name the course show it.").optional(),
  lessons: counts.lessons.optional(),
  enrolled: counts.enrolled.optional(),
});

export const lessonsSchema = records("Lessons that all courses share. Each course writes their text.", {
  id: idOf("lesson"),
  title: title.describe("Title of the lesson."),
});

const overview = group("Tab Overview.", {
  description: z.array(text).min(2).describe("Paragraphs about the course."),
  features: z.array(text).min(3).describe("Contents of the course."),
  audience: z.array(text).min(3).describe("Who the course is for."),
  diagram: diagram.describe("An example of the first of “results”."),
  results: records("What learners have at the end, with an example of each.", {
    title: "What it is.",
    rows: records("Its lines, as on paper.", {
      at: "What the line is about: a name, a time, a place.",
      text: "The line.",
      value: text.optional().describe("What stands at the end of the line."),
    }).min(1),
  })
    .min(1)
    .max(4),
});

const courseLessons = records("Tab Curriculum: the lessons, in order. One invented case runs through them.", {
  lesson: ref("lesson").describe("The lesson of lessons.yaml, which has its title."),
  introduction: "Paragraph below the title.",
  figure: figure.describe("Its small picture in lists of lessons."),
  step: "What the learner does in it, in two to four words.",
  diagram: diagram.describe("Its picture."),
  features: z.array(text).min(3).describe("Contents of the lesson."),
  text: z.array(text).min(2).describe("Paragraphs of the lesson."),
  summary: "What a learner takes away.",
}).min(1);

export const coursePageSchema = group("A course with a page. The file name is the end of its address.", {
  ...shared,
  badge: price.describe("Price, on its page and in lists that do not name the course."),
  card: group("Facts on its cards. Those below are on its page.", counts),
  meta,
  rating,
  facts: group("Strip below the title.", {
    duration: duration.describe("Time that the course takes."),
    lessons: "Number of lessons.",
    skillLevel: "Skill level, such as Beginner.",
    video: duration.describe("Length of its videos."),
    enrolled: "Number of learners who have enrolled.",
  }),
  overview,
  lessons: courseLessons,
  instructors: z.array(ref("person")).min(1).describe("Instructors, in this order."),
  questions: z.array(question).min(1).describe("Tab FAQ."),
});

export type CoursePage = z.output<typeof coursePageSchema> & { slug: string };

/** A course for cards. `page`: slug of its page, if any. */
export type Course = z.output<typeof coursesSchema>[number] & { page?: string };

/** The record of a page as a course for cards, which have counts of their own. */
export const courseOfPage = ({ slug, card, ...record }: CoursePage): Course => ({
  ...record,
  ...card,
  page: slug,
});

/** Where a card leads: paid courses to /denied, free ones to their page (specification, section 3). */
export function cardTarget(content: Content, { badge }: Pick<CourseCard, "badge">, course: Course) {
  if (!isFree(badge, content)) return pathOf(content, "denied");
  return pathOf(content, "course", course.page ?? course.category);
}

export const courseArt = (
  content: Content,
  { id, category, figure: name }: Pick<Course, "id" | "category" | "figure">,
): CoverOptions => ({
  seed: id,
  family: categoryView(content, category).family,
  figure: name,
  nth: content.courses.filter((one) => one.category === category).findIndex((one) => one.id === id),
});

type CardOptions = {
  /** Whether it is on the first screen, so that the page contains the cover. */ inline?: boolean;
  /** Whether it has the counts of lessons and learners. */ counted?: boolean;
  /** Whether it has the teacher’s face; `first`: on the first screen; `tool`: in the first pose. */ face?:
    boolean | "first" | "tool";
  /** The words of its link. */ action?: "courseDetails" | "buyCourse";
};

export function courseCardView(
  source: Source,
  card: CourseCard,
  { inline = false, counted = true, face = true, action = "courseDetails" }: CardOptions = {},
) {
  const { content } = source;
  const course = find(content.courses, card.course);
  const { defaults } = content.courseLists;
  const labels = content.labels.card;
  const { lessons = defaults.lessons, enrolled = defaults.enrolled } = course;
  const { label, hue } = categoryView(content, course.category);
  const art = courseArt(content, course);
  const beside = cover(art).field.ground;
  const portrait =
    face &&
    personView(source, course.teacher, {
      beside,
      evening: true,
      ...(face === "tool" && { again: 0 as const }),
    }).portrait;
  return {
    ...z.object(onCard).parse(course),
    category: { label, hue },
    badge: card.badge,
    facts: counted ? [lessons, enrolled] : [],
    rating: { text: defaults.rating, label: labels.rated },
    action: labels[action],
    to: cardTarget(content, card, course),
    cover: coverView(source, course.photograph, course.id, art, {
      inline,
      ...(portrait && { face: face === "first" ? { ...portrait, first: true as const } : portrait }),
    }),
    detail: card.detail,
  };
}

export type CourseCardView = ReturnType<typeof courseCardView>;
