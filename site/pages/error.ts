import { z } from "zod";
import { brokenRings } from "../art/missing-tile.ts";
import { wordsOf } from "../content.ts";
import { labelledLink, looseTile, meta, text } from "../schema/text.ts";
import { puzzleView } from "../views/account-art.ts";
import { brandView, type Source } from "../views/source.ts";

/** The error page, for an address that no page has or a screen that failed. It has no address of its own. */
export const error = {
  file: "error",
  words: z
    .strictObject({
      meta,
      title: text.describe("The title."),
      text: text.describe("What may have happened. The status, such as 404 Not Found, is added."),
      near: text.describe("Before a link to the page with the most similar address."),
      home: labelledLink.describe("To the home page."),
      links: z.array(labelledLink).describe("Where else one may go on.").default([]),
      tile: looseTile,
    })
    .describe("The error page, for addresses that do not exist and for pages that failed."),
};

/** A mosaic that lacks a tile, and what every page carries of the words: none that only the error page's own head needs. */
export function errorView(source: Source) {
  const { content, pictures } = source;
  const { meta: _meta, tile: _tile, ...words } = wordsOf(content, error);
  return {
    brand: brandView(source),
    ...words,
    ...puzzleView(pictures, "error", brokenRings("error", content.brand.dialect)),
  };
}
