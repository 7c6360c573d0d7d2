import { z } from "zod";
import { plural, pluralWith, sentenceWith, text } from "../schema/text.ts";

/** The words of the search, and what it offers before anything is typed. */
export const search = z
  .strictObject({
    button: text.describe("Read aloud: the magnifying glass in the header."),
    label: text.describe("Above the field."),
    close: text.describe("Read aloud: the button that closes the search."),
    loading: text.describe("While the search is fetched, when it is opened for the first time."),
    failed: text.describe("When that failed. The Enter key tries again."),
    results: z
      .strictObject({
        short: text.describe("While too little is typed."),
        none: sentenceWith("query").describe("When nothing was found. {query} is what was typed."),
        count: plural.describe("How many were found, {count}."),
        best: pluralWith("shown").describe("When more were found, {count}, than are shown, {shown}."),
      })
      .describe("What stands under the field."),
    list: text.describe("Read aloud: the name of the list of results."),
    suggest: text.describe("Before the suggestions."),
    suggestions: z
      .array(text)
      .min(2)
      .max(3)
      .describe("Offered before anything is typed and where nothing was found. Each must find something."),
    hint: text.describe("Said to people with a keyboard."),
    shortcut: text.describe("The box that turns off the key which opens the search."),
    kinds: z
      .strictObject({
        course: text.describe("A course."),
        lesson: text.describe("A lesson of a course."),
        article: text.describe("An article."),
        event: text.describe("An event."),
        question: text.describe("A question."),
        page: text.describe("Any other page."),
      })
      .describe("The tag on a result."),
    freeCourse: text.describe("What is said of a free course that has no page of its own."),
    paidCourse: text.describe("What is said of a course with a price that has no page of its own."),
  })
  .describe(
    "The words of the search. What it finds comes from the other files: courses, lessons, articles, events, questions and pages.",
  );
