/** The words that all course pages share: `words/course.yaml`. */
import {
  group,
  headed,
  heading,
  plural,
  pluralWith,
  sentenceWith,
  text,
  messageForm,
} from "../schema/text.ts";
import { sectionList } from "../sections.ts";

export const courseWords = group(
  "The words that all course pages share. What a course says is in courses/.",
  {
    tabs: group("The names of the tabs. One without its word, or without anything to show, is not there.", {
      overview: "What the course is.",
      curriculum: text.describe("Its lessons.").optional(),
      instructor: text.describe("Who teaches it.").optional(),
      faq: text.describe("Its questions.").optional(),
      query: text.describe("The form.").optional(),
    }),
    facts: group("The names of the facts in the strip below the title.", {
      duration: "How long it takes.",
      lessons: "How many lessons it has.",
      skillLevel: "For whom it is.",
      video: "How much video it has.",
      enrolled: "How many have enrolled.",
    }),
    counts: group("How cards, and phones, count lessons and learners. Without it: the number and the name.", {
      lessons: plural.describe("How many lessons it has. {count} is the number."),
      enrolled: plural.describe("How many have enrolled. {count} is the number."),
    }).optional(),
    details: group("The names of what only some courses say.", {
      prerequisites: "What one needs to know before.",
      outcomes: "What one is able to do in the end.",
      effort: "The hours a week.",
      language: "The language.",
      sessions: "The dates.",
      online: "Of a date without a place.",
      seats: plural.describe("How many can take part. {count} is the number."),
    }),
    overview: group("The headings of the tab Overview.", {
      description: "Above the paragraphs.",
      features: "Above the features.",
      audience: "Above whom it is for.",
      look: text.describe("Above a look into the first lesson. Without it the look is not there.").optional(),
    }),
    lesson: group("The words of a lesson.", {
      number: "Before the number of a lesson.",
      introduction: "Above the introduction.",
      features: "Above the features.",
      summary: "Above the summary.",
      list: "Read aloud: the name of the list of lessons.",
      next: "Above the title of the lesson that follows.",
      start: "Before “Lesson 1”, or the first that is not yet done.",
    }),
    progress: group(
      "What a learner has done, below each lesson. Without these words lessons cannot be ticked.",
      {
        title: "The title.",
        mark: sentenceWith("lesson").describe("The box that marks it. {lesson} is its name."),
        count: pluralWith("all").describe("How many are done, {count}, of how many there are, {all}."),
        done: "Beside a lesson that is done.",
        forget: "The button that forgets all.",
      },
    ).optional(),
    instructors: heading.describe("Above who teaches.").optional(),
    faq: heading.describe("Above the questions.").optional(),
    query: headed("The form of the tab Query.", {
      firstName: "Above the field for the first name.",
      lastName: "Above the field for the last name.",
      ...messageForm,
      category: "Above the field for the category.",
      query: "Above the field for the question.",
    }).optional(),
    related: headed("Above the related courses, whose rule is in course-lists.yaml.", {
      lead: sentenceWith("category")
        .describe("How they are related. {category} is the name of their category, or of several.")
        .optional(),
    }).optional(),
    sections: sectionList.default([]),
  },
).superRefine(({ tabs, ...words }, { addIssue }) => {
  // Whoever wrote the words of a panel means it to show.
  for (const [part, tab] of [
    ["instructors", "instructor"],
    ["faq", "faq"],
    ["query", "query"],
  ] as const)
    if (words[part] && tabs[tab] === undefined)
      addIssue({
        code: "custom",
        path: ["tabs", tab],
        message: `the name of the tab, since ${part} is there`,
      });
});
