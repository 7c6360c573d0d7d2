import { z } from "zod";
import { brokenRings } from "../art/missing-tile.ts";
import { wordsOf } from "../content.ts";
import { labelledLink, looseTile, meta, text } from "../schema/text.ts";
import { puzzleView } from "../views/account-art.ts";
import { brandView, type Source } from "../views/source.ts";

/** The error page, for an address that no page has or a screen that failed. It has no address of its own. */
export const error = {
  file: "error",
  words: z.strictObject({
    meta,
    title: text,
    text,
    near: text,
    home: labelledLink,
    links: z.array(labelledLink).default([]),
    tile: looseTile,
  }),
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
