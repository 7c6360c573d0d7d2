import { z } from "zod";
import { wordsOf, type Source } from "../../data/content.ts";
import { group, labelledLink, meta } from "../../data/schema/text.ts";
import { puzzleView } from "../../data/picture.ts";
import { brandView } from "../../data/site.ts";

/** The error page: an address without a page, or a screen that fails. It has no address of its own. */
export const error = {
  kind: "error",
  schema: group("The error page: an address without a page, or a page that fails.", {
    meta,
    title: "Title for an address without a page.",
    status: "Line below the title: the status, such as 404 Not Found.",
    lead: "The sentence in large letters.",
    text: "What may have happened.",
    failed: group("Text for a page that exists but fails.", {
      title: "Title.",
      status: "Line below the title: the status, such as 500 Internal Server Error.",
      text: "What may have happened.",
    }),
    near: "Text before a link to the page with the most similar address.",
    home: labelledLink.describe("Link to the home page."),
    links: z.array(labelledLink).describe("Other links."),
  }),
};

export function errorView(source: Source) {
  const { content, pictures } = source;
  const { meta: _meta, failed: _failed, ...words } = wordsOf(content, error);
  return {
    brand: brandView(source),
    ...words,
    ...puzzleView(pictures, "error", ["rings", "ring"]),
  };
}

export type ErrorView = ReturnType<typeof errorView>;

/** Data on every page, in case it fails. */
export function failedView({ content }: Source) {
  const { failed, home } = wordsOf(content, error);
  return { ...failed, home };
}
