import { z } from "zod";
import { facts, idOf, link, priceOf, ref } from "../schema/reference.ts";
import { language } from "../schema/language.ts";
import {
  day,
  days,
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

const course = {
  id: idOf("course"),
  title: title.describe("Title of the course."),
  category: ref("category").describe("Category of the course: a file name in categories/."),
  figure,
  "photograph?": photographOf("courses"),
  "teacher?": ref("person").describe(
    "Person whose face is on its cards. Without it: the first of “instructors”, if there are any.",
  ),
  ...publication,
} as const;

const counts = {
  "lessons?": "Number of lessons on its cards, such as 8 Lessons.",
  "enrolled?": "Number of learners on its cards, such as 25k Enrolled.",
} as const;

const reduced = group("A lower price for a time.", {
  price: priceOf(text).describe("Lower price. It replaces the full price."),
  "until?": day.describe(
    "Last day of the lower price, in the time zone of the school. On the next day the full price shows again.",
  ),
});

const availability = z.enum(["open", "full", "waiting-list", "over"]).register(facts, { fact: true });

/** When people can register, and what they can do once a course is full. */
const booking = {
  "registration?": days("Days on which people can register. The button shows on these days alone."),
  "waitingList?": link.describe("Address of the waiting list. Its button shows if the course is full."),
} as const;

/** A date on which a course is held. One without a place is online. */
const session = recordOf({
  start: localTime.describe("Start, in local time of the place."),
  "end?": localTime.describe("End, in local time of the place."),
  "timeZone?": timeZone,
  "hours?": "Text instead of the hours from start to end, such as Tuesday and Thursday, 6 to 8 PM.",
  "place?": group("Where it takes place. Without it: online.", {
    venue: title.describe("Name of the building."),
    city: "City.",
    "region?": "State or region.",
    country: "Country.",
  }),
  "language?": language.describe("Language of this date. Without it: the language of the course."),
  "seats?": z.int().min(1).describe("Number of participants."),
  "price?": priceOf(text).describe("Price of this date. Without it: the price of the course."),
  "register?": link.describe("Address where people book this date."),
  ...booking,
  "status?": availability.describe("Whether places are left."),
}).superRefine(endsAfterStart);

const sessions = z.array(session).min(1);

export const courses = z
  .array(
    recordOf({
      ...course,
      "badge?": priceOf(text).describe(
        "Price. With it, lists show the course by their rules. Without it, only lists that pin the course show it.",
      ),
      "reduced?": reduced,
      ...counts,
      "register?": link.describe(
        "Booking address. The card links to it. Without it, the card links to the next date with an address.",
      ),
      "registration?": booking["registration?"],
      "sessions?": sessions.describe("Dates of the course. Its card shows the next one."),
    }).refine(({ badge, reduced: lower }) => lower === undefined || badge !== undefined, {
      path: ["badge"],
      error: "the full price, to show when the reduced price ends",
      params: { remedy: "Add the key “badge”, or delete “reduced”." },
    }),
  )
  .describe(
    "Courses without a page. To give one a page, move it into a file in courses/. Keep its id, and every card links to the page.",
  )
  .default([]);

export const lessons = records(
  "Lesson titles that several courses share. The file of each course has the text of the lesson.",
  { id: idOf("lesson"), title: title.describe("Title of the lesson.") },
).default([]);

export const coursePage = group(
  "A course with a page. The file name is the slug of the page. The file words/course.yaml has the text that all course pages share.",
  {
    ...course,
    badge: priceOf(text).describe("Price, in search results and in lists that do not pin the course."),
    "reduced?": reduced,
    "card?": group("Facts on its cards, instead of those below.", counts),
    meta,
    "rating?": rating,
    facts: group("Strip below the title.", {
      duration: duration.describe("Time that the course takes."),
      "lessons?": "Number of lessons.",
      skillLevel: "Skill level, such as Beginner. Visitors can filter the course list by it.",
      "video?": duration.describe("Length of its videos."),
      "enrolled?": "Number of learners who have enrolled.",
    }),
    "status?": availability.describe(
      "Whether places are left. With “status” or “register”, visitors book the course before they start.",
    ),
    "register?": link.describe("Booking address. The button Register replaces the link to the first lesson."),
    ...booking,
    overview: group("Tab Overview.", {
      description: z.array(text).min(2).describe("Paragraphs about the course."),
      features: z.array(text).min(3).describe("Contents of the course."),
      audience: z.array(text).min(3).describe("Who the course is for."),
      "figures?": z.array(figure).describe("A figure for each line of “audience”."),
      "diagram?": diagram.describe("A diagram of what learners have at the end."),
      "results?": z
        .array(text)
        .min(1)
        .max(4)
        .describe("What learners have at the end. The diagram shows the first."),
      "drawn?": z.array(figure).describe("A figure for each further line of “results”."),
    }).refine(({ audience, figures }) => figures === undefined || figures.length === audience.length, {
      path: ["figures"],
      error: "as many figures as lines in “audience”",
      params: { remedy: "Write one figure for each line, or delete “figures”." },
    }),
    lessons: z
      .array(
        recordOf({
          "lesson?": ref("lesson").describe("The id of a lesson in lessons.yaml, instead of a title."),
          "title?": title.describe("Title of the lesson, if it is not in lessons.yaml."),
          introduction: "Paragraph below the title.",
          figures: z.array(figure).min(1).max(2).describe("One or two figures for its picture."),
          "diagram?": diagram.describe("A diagram instead of the picture."),
          features: z.array(text).min(3).describe("Contents of the lesson."),
          text: z.array(text).min(2).describe("Paragraphs of the lesson."),
          summary: "What a learner takes away.",
        }).refine(
          (one: { lesson?: unknown; title?: unknown }) =>
            (one.lesson === undefined) !== (one.title === undefined),
          {
            path: ["title"],
            error: "either “title”, or “lesson” with an id of lessons.yaml",
            params: { remedy: "Set exactly one of the two keys." },
          },
        ),
      )
      .describe("Tab Curriculum: the lessons, in order.")
      .default([]),
    "prerequisites?": z.array(text).min(1).describe("What a learner needs to know or have."),
    "outcomes?": z.array(text).min(1).describe("What a learner can do at the end."),
    "effort?": z.number().min(0.5).max(80).describe("Hours a week."),
    "language?": language.describe("Language of the course. Without it: the language of the site."),
    "sessions?": sessions.describe(
      "Dates of the course. Past dates are hidden. If each date has “register”, the head of the page links to the dates.",
    ),
    instructors: z.array(ref("person")).describe("Instructors, in this order.").default([]),
    questions: z.array(question).describe("Tab FAQ.").default([]),
  },
);
