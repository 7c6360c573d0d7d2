import { z } from "zod";
import { group, plural, pluralWith, sentenceWith, text } from "../schema/text.ts";

/** The words of the search, and what it offers before anything is typed. */
export const search = group(
  "The words of the search. What it finds comes from the other files: courses, lessons, articles, events, questions and pages.",
  {
    button: "Read aloud: the magnifying glass in the header.",
    label: "Above the field.",
    close: "Read aloud: the button that closes the search.",
    loading: "While the search is fetched, when it is opened for the first time.",
    failed: "When that failed. The Enter key tries again.",
    results: group("What stands under the field.", {
      short: "While too little is typed.",
      none: sentenceWith("query").describe("When nothing was found. {query} is what was typed."),
      count: plural.describe("How many were found, {count}."),
      best: pluralWith("shown").describe("When more were found, {count}, than are shown, {shown}."),
    }),
    list: "Read aloud: the name of the list of results.",
    suggest: "Before the suggestions.",
    suggestions: z
      .array(text)
      .min(2)
      .max(3)
      .describe("Offered before anything is typed and where nothing was found. Each must find something."),
    hint: "Said to people with a keyboard.",
    kinds: group("The tag on a result.", {
      course: "A course.",
      lesson: "A lesson of a course.",
      article: "An article.",
      event: "An event.",
      question: "A question.",
      page: "Any other page.",
    }),
    freeCourse: "What is said of a free course that has no page of its own.",
    paidCourse: "What is said of a course with a price that has no page of its own.",
  },
);
