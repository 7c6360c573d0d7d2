import { group, headed, heading, sentenceWith, text, messageForm } from "../schema/text.ts";
import { sectionList } from "../sections.ts";

export const courseWords = group("Text that all course pages share. The courses are in courses/.", {
  tabs: group("Names of the tabs. A tab without a name or without content is hidden.", {
    overview: "Tab with the description.",
    curriculum: text.describe("Tab with the lessons.").optional(),
    instructor: text.describe("Tab with the instructors.").optional(),
    faq: text.describe("Tab with the questions.").optional(),
    query: text.describe("Tab with the form.").optional(),
  }),
  facts: group("Names of the facts in the strip below the title.", {
    duration: "Name of the duration.",
    lessons: "Name of the number of lessons.",
    skillLevel: "Name of the skill level.",
    video: "Name of the length of the videos.",
    enrolled: "Name of the number of learners.",
  }),
  overview: group("Headings of the tab Overview.", {
    description: "Heading of the description.",
    results: text.describe("Above the diagram and the results.").optional(),
    features: "Heading of the features.",
    audience: "Heading of the audience.",
    look: text
      .describe("Heading of the preview of the first lesson. Without it, the preview is hidden.")
      .optional(),
  }),
  lesson: group("Text of a lesson.", {
    number: "Word before the number of a lesson.",
    introduction: "Heading of the introduction.",
    features: "Heading of the features.",
    summary: "Heading of the summary.",
    list: "For screen readers: the name of the list of lessons.",
    next: "Text above the title of the next lesson.",
    start: "Text before “Lesson 1”, in the link to the first lesson.",
  }),
  instructors: heading.describe("Heading of the instructors.").optional(),
  faq: heading.describe("Heading of the questions.").optional(),
  query: headed("Form of the tab Query.", {
    firstName: "Label of the field for the first name.",
    lastName: "Label of the field for the last name.",
    ...messageForm,
    category: "Label of the field for the category.",
    query: "Label of the field for the question.",
  }).optional(),
  related: headed("Heading of the related courses. Their list is in course-lists.yaml.", {
    lead: sentenceWith("category")
      .describe("How they are related. {category} is the name of one or several categories.")
      .optional(),
  }).optional(),
  sections: sectionList.default([]),
}).superRefine(({ tabs, ...words }, { addIssue }) => {
  // Words of a panel without a tab would not show.
  for (const [part, tab] of [
    ["instructors", "instructor"],
    ["faq", "faq"],
    ["query", "query"],
  ] as const)
    if (words[part] && tabs[tab] === undefined)
      addIssue({
        code: "custom",
        path: ["tabs", tab],
        message: `the name of the tab, since “${part}” is set`,
      });
});
