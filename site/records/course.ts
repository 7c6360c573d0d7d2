import { z } from "zod";
import { idOf, link, priceOf, ref } from "../schema/reference.ts";
import { language } from "../schema/language.ts";
import { availability, session } from "./session.ts";
import { duration, figure, meta, photographOf, question, rating, text, title } from "../schema/text.ts";

/** What a card shows of a course. */
const course = z.strictObject({
  id: idOf("course"),
  title,
  category: ref("category"),
  figure,
  photograph: photographOf("courses").optional(),
});

/** Counts that cards show, as texts. */
const counts = { lessons: text.optional(), enrolled: text.optional() };

/**
 * The courses that cards show and that have no page of their own: `courses.yaml`. With a badge (Free or a price) the rules of the
 * lists take a course up; one without stands only where a list pins it.
 */
export const courses = z.array(course.extend({ badge: priceOf(text).optional(), ...counts })).default([]);

/** Lessons that several courses have by the same titles: `lessons.yaml`. */
export const lessons = z.array(z.strictObject({ id: idOf("lesson"), title })).default([]);

/** A course with a page: `courses/<slug>.yaml`, which says everything of it. */
export const coursePage = course.extend({
  /** Free or a price: in the lists that do not pin it, and in what search engines are told. */
  badge: priceOf(text),
  /** What cards say where the facts are not to say it. */
  card: z.strictObject(counts).optional(),
  meta,
  rating: rating.optional(),
  facts: z.strictObject({
    duration,
    lessons: text.optional(),
    skillLevel: text,
    video: duration.optional(),
    enrolled: text.optional(),
  }),
  /** Whether there is room, and where one registers. A course that says either is booked before it can be begun. */
  status: availability.optional(),
  register: link.optional(),
  overview: z.strictObject({
    description: z.array(text).min(2),
    features: z.array(text).min(3),
    audience: z.array(text).min(3),
  }),
  /** Its lessons, if it has any: each with a title of its own, or one entry per lesson of `lessons.yaml`, in its order. */
  lessons: z
    .array(
      z
        .strictObject({
          lesson: ref("lesson").optional(),
          title: title.optional(),
          introduction: text,
          figures: z.array(figure).min(1).max(2),
          features: z.array(text).min(3),
          text: z.array(text).min(2),
          summary: text,
        })
        .refine(
          (one: { lesson?: unknown; title?: unknown }) =>
            (one.lesson === undefined) !== (one.title === undefined),
          {
            path: ["title"],
            error: "either the title of the lesson, or under lesson the id of one of lessons.yaml",
            params: { remedy: "Write one of the two lines." },
          },
        ),
    )
    .default([]),
  /** What a learner needs to know or to have. */
  prerequisites: z.array(text).min(1).optional(),
  /** What a learner is able to do in the end. */
  outcomes: z.array(text).min(1).optional(),
  /** Hours a week. */
  effort: z.number().min(0.5).max(80).optional(),
  /** The language in which the course is held, where it is not that of the site. */
  language: language.optional(),
  /** The dates on which it is held. */
  sessions: z.array(session).min(1).optional(),
  instructors: z.array(ref("person")).default([]),
  questions: z.array(question).default([]),
});
