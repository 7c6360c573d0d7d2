import { z } from "zod";
import { idOf, priceOf, ref } from "../schema/reference.ts";
import {
  diagram,
  duration,
  figure,
  group,
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

const course = {
  id: idOf("course"),
  title: title.describe("Title of the course."),
  category: ref("category").describe("Category of the course: a file name in categories/."),
  figure,
  "photograph?": photographOf("courses"),
  "teacher?": ref("person").describe(
    "Person whose face is on its cards. Without it: the first of “instructors”.",
  ),
  ...publication,
} as const;

const counts = {
  "lessons?": "Number of lessons on its cards, such as 8 Lessons.",
  "enrolled?": "Number of learners on its cards, such as 25k Enrolled.",
} as const;

export const courses = z
  .array(
    recordOf({
      ...course,
      "badge?": priceOf(text).describe(
        "Price. With it, the course list and the category show the course. Without it, only lists that name the course show it.",
      ),
      ...counts,
    }),
  )
  .describe(
    "Courses without a page. Three of them have one title, as the specification lists them, and a figure each. To give one a page, move it into a file in courses/. Keep its id, and every card links to the page.",
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
    badge: priceOf(text).describe(
      "Price, on the page of the course and in lists that do not name the course.",
    ),
    "card?": group("Facts on its cards, instead of those below.", counts),
    meta,
    rating,
    facts: group("Strip below the title.", {
      duration: duration.describe("Time that the course takes."),
      lessons: "Number of lessons.",
      skillLevel: "Skill level, such as Beginner.",
      video: duration.describe("Length of its videos."),
      "enrolled?": "Number of learners who have enrolled.",
    }),
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
          lesson: ref("lesson").describe("The id of a lesson in lessons.yaml, which has its title."),
          introduction: "Paragraph below the title.",
          figures: z.array(figure).min(1).max(2).describe("One or two figures for its picture."),
          "diagram?": diagram.describe("A diagram instead of the picture."),
          features: z.array(text).min(3).describe("Contents of the lesson."),
          text: z.array(text).min(2).describe("Paragraphs of the lesson."),
          summary: "What a learner takes away.",
        }),
      )
      .min(1)
      .describe(
        "Tab Curriculum: the lessons, in order. The case that runs through them is invented; keep its names and figures consistent.",
      ),
    instructors: z.array(ref("person")).min(1).describe("Instructors, in this order."),
    questions: z.array(question).min(1).describe("Tab FAQ."),
  },
);
