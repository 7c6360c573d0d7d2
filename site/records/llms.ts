import { z } from "zod";
import { text } from "../schema/text.ts";

const file = z.strictObject({
  label: text.describe("What the file is called."),
  text: text.describe("What is in it."),
});

/** The words of `/llms.txt`. */
export const llms = z
  .strictObject({
    notes: text.describe("What a program should know before it quotes the site."),
    sections: z
      .strictObject({
        pages: text.describe("Above the pages."),
        courses: text.describe("Above the courses."),
        articles: text.describe("Above the articles."),
        optional: text.describe("Above the files for programs."),
      })
      .describe("The headings of the lists."),
    feed: file.describe("The feed of the articles."),
    calendar: file.describe("The calendar of the events."),
    sitemap: file.describe("The list of all pages."),
  })
  .describe(
    "The words of /llms.txt, which tells language models what this site is and where to look (llmstxt.org). The names of pages come from the pages themselves.",
  )
  .optional();
