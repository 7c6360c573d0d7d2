import { z } from "zod";
import { idOf, link, priceOf, ref } from "../schema/reference.ts";
import { language } from "../schema/language.ts";
import {
  day,
  diagram,
  duration,
  figure,
  group,
  localTime,
  meta,
  photographOf,
  publication,
  question,
  rating,
  recordOf,
  records,
  text,
  title,
} from "../schema/text.ts";
import { endsAfterStart, timeZone } from "../schema/time-zone.ts";

/** What a card shows of a course. */
const course = {
  id: idOf("course"),
  title: title.describe("The title of the course."),
  category: ref("category").describe("The category to which it belongs: the name of a file in categories/."),
  figure,
  "photograph?": photographOf("courses"),
  ...publication,
} as const;

/** Counts that cards show, as texts. */
const counts = {
  "lessons?": "How many lessons its cards say, such as 8 Lessons.",
  "enrolled?": "How many learners its cards say, such as 25k Enrolled.",
} as const;

/** A price that holds for a time, or until the content says otherwise. */
const reduced = group("A lower price for a time.", {
  price: priceOf(text).describe("The lower price, which shows in place of the full one."),
  "until?": day.describe(
    "The last day on which it holds, by the clocks of the school. From the next day on the full price shows again.",
  ),
});

/** Whether there is room in what is booked. */
const availability = z.enum(["open", "full", "waiting-list", "over"]);

/** A date on which a course is held. One without a place is online. */
const session = recordOf({
  start: localTime.describe("When it begins, by the clock of the place."),
  "end?": localTime.describe("When it ends, by the clock of the place."),
  "timeZone?": timeZone,
  "hours?": "In the place of the hours from start to end, such as Tuesday and Thursday, 6 to 8 PM.",
  "place?": group("Where it is held; without it, online.", {
    venue: title.describe("The house."),
    city: "The city.",
    "region?": "The state or region.",
    country: "The country.",
  }),
  "language?": language.describe("Its language, where it is not that of the course."),
  "seats?": z.int().min(1).describe("How many can take part."),
  "price?": priceOf(text).describe("Its price, where it is not that of the course."),
  "register?": link.describe("Where one books this date."),
  "status?": availability.describe("Whether there is room."),
}).superRefine(endsAfterStart);

const sessions = z.array(session).min(1);

/** The courses that cards show and that have no page of their own: `courses.yaml`. */
export const courses = z
  .array(
    recordOf({
      ...course,
      "badge?": priceOf(text).describe(
        "The price. With it the lists take the course up by their rules; without it only where they pin it.",
      ),
      "reduced?": reduced,
      ...counts,
      "register?": link.describe(
        "Where one books the course: its card leads there, and else to the first date to come that has its own.",
      ),
      "sessions?": sessions.describe("The dates on which it is held. Its card says the next one."),
    }).refine(({ badge, reduced: lower }) => lower === undefined || badge !== undefined, {
      path: ["badge"],
      error: "the price that holds when the reduced one does not",
      params: { remedy: "Add the key “badge”, or take reduced out." },
    }),
  )
  .describe(
    "Courses without a page of their own. To give one a page, move it into a file of courses/; its id stays, so every card follows.",
  )
  .default([]);

/** Lessons that several courses have by the same titles: `lessons.yaml`. */
export const lessons = records(
  "Lessons that several courses have by the same titles. What they say is in the file of each course.",
  { id: idOf("lesson"), title: title.describe("The title of the lesson.") },
).default([]);

/** A course with a page: `courses/<slug>.yaml`, which says everything of it. */
export const coursePage = group(
  "A course with a page. The name of the file is the end of its address. The words that all course pages share are in words/course.yaml.",
  {
    ...course,
    badge: priceOf(text).describe("The price, in lists that do not pin the course and in search results."),
    "reduced?": reduced,
    "card?": group("What its cards say in place of its facts.", counts),
    meta,
    "rating?": rating,
    facts: group("The strip below the title.", {
      duration: duration.describe("How long the course takes."),
      "lessons?": "How many lessons there are.",
      skillLevel: "For whom it is, such as Beginner. The course list can be filtered by it.",
      "video?": duration.describe("How long its videos are."),
      "enrolled?": "How many have enrolled.",
    }),
    "status?": availability.describe(
      "Whether there is room. A course with it, or with register, is booked before it can be begun.",
    ),
    "register?": link.describe(
      "Where one books the course. Its button takes the place of the way to the first lesson.",
    ),
    overview: group("The tab Overview.", {
      description: z.array(text).min(2).describe("Paragraphs on what the course is about."),
      features: z.array(text).min(3).describe("What makes it up."),
      audience: z.array(text).min(3).describe("Whom it is for."),
      "figures?": z.array(figure).describe("A figure for each line of the audience."),
      "diagram?": diagram.describe("A diagram below the first paragraph."),
    }).refine(({ audience, figures }) => figures === undefined || figures.length === audience.length, {
      path: ["figures"],
      error: "as many figures as there are lines under audience",
      params: { remedy: "Write one figure for each line, or leave figures out." },
    }),
    lessons: z
      .array(
        recordOf({
          "lesson?": ref("lesson").describe("In place of a title: the lesson of lessons.yaml that it is."),
          "title?": title.describe("Its title, where it is not one of lessons.yaml."),
          introduction: "The paragraph below the title.",
          figures: z.array(figure).min(1).max(2).describe("One or two figures for its picture."),
          "diagram?": diagram.describe("A diagram in the place of its picture."),
          features: z.array(text).min(3).describe("What the lesson has."),
          text: z.array(text).min(2).describe("Its paragraphs."),
          summary: "What one takes from it.",
        }).refine(
          (one: { lesson?: unknown; title?: unknown }) =>
            (one.lesson === undefined) !== (one.title === undefined),
          {
            path: ["title"],
            error: "either the title of the lesson, or under lesson the id of one of lessons.yaml",
            params: { remedy: "Write one of the two lines." },
          },
        ),
      )
      .describe("The tab Curriculum: its lessons, in their order.")
      .default([]),
    "prerequisites?": z.array(text).min(1).describe("What a learner needs to know or to have."),
    "outcomes?": z.array(text).min(1).describe("What a learner is able to do in the end."),
    "effort?": z.number().min(0.5).max(80).describe("Hours a week."),
    "language?": language.describe("The language in which it is held, where it is not that of the site."),
    "sessions?": sessions.describe(
      "The dates on which it is held. Those that are over are left out. Where each has register, the head leads to them.",
    ),
    instructors: z.array(ref("person")).describe("Who teaches it, in this order.").default([]),
    questions: z.array(question).describe("The tab FAQ.").default([]),
  },
);
