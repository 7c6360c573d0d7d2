import { prose as markdown } from "../../data/schema/reference.ts";
import { heading } from "../../data/schema/text.ts";
import { blockWords, headingsOf, proseView } from "../../data/prose.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const prose = defineSection({
  schema: sectionSchema("prose", "Text, with or without a heading beside it.", {
    heading: heading.optional(),
    text: markdown.describe("Markdown, as in an article."),
  }),
  data: ({ section, source, blocks }) => ({
    heading: section.heading,
    blocks: proseView(source, blocks),
  }),
  anchors: ({ section, id, blocks }) => [...(section.heading ? [id] : []), ...headingsOf(blocks)],
  search: ({ section, blocks }) => [
    ...(section.heading ? [section.heading.title] : []),
    ...blocks.map(blockWords),
  ],
});
