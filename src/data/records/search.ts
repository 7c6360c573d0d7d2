import { z } from "zod";
import { group, plural, sentenceWith, text } from "../schema/text.ts";

export const search = group(
  "Labels of the search. It searches courses, lessons, articles, events, questions and pages.",
  {
    button: "For screen readers: the search button in the header.",
    label: "Label of the field.",
    close: "For screen readers: the button that closes the search.",
    loading: "Shown while the search loads for the first time.",
    failed: "Shown when loading fails. The Enter key tries again.",
    results: group("Text below the field.", {
      short: "Shown when the query is too short.",
      none: sentenceWith("query").describe("Shown when nothing matches. {query} is the query."),
      count: plural.describe("Number of results. {count} is the number."),
      best: sentenceWith("shown", "count").describe(
        "Shown when there are more results, {count}, than the list shows, {shown}.",
      ),
    }),
    list: "For screen readers: the name of the list of results.",
    suggest: "Text before the suggestions.",
    suggestions: z
      .array(text)
      .min(2)
      .max(3)
      .describe("Queries offered while the field is empty or nothing matches. Each must have a result."),
    hint: "Hint for people with a keyboard.",
    kinds: group("Tag on a result.", {
      course: "Tag of a course.",
      lesson: "Tag of a lesson.",
      article: "Tag of an article.",
      event: "Tag of an event.",
      question: "Tag of a question.",
      page: "Tag of any other page.",
    }),
    freeCourse: "Text for a free course without a page.",
    paidCourse: "Text for a paid course without a page.",
  },
);
