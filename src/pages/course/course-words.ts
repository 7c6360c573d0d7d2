import { eyebrow, group, headline, lead, messageForm, sentenceWith } from "../../data/schema/text.ts";
import { sectionList } from "../../sections/sections.ts";

export const courseWords = group("Text that all course pages share. The courses are in courses/.", {
  tabs: group("Names of the tabs.", {
    overview: "Tab with the description.",
    curriculum: "Tab with the lessons.",
    instructor: "Tab with the instructors.",
    faq: "Tab with the questions.",
    query: "Tab with the form.",
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
    results: "Above the diagram and the results.",
    features: "Heading of the features.",
    audience: "Heading of the audience.",
    look: "Heading of the preview of the first lesson.",
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
  related: group("Heading of the related courses. Their list is in course-lists.yaml.", {
    eyebrow,
    title: headline,
    lead: sentenceWith("category").describe(
      "How they are related. {category} is the name of one or several categories.",
    ),
  }),
  sections: sectionList,
});
