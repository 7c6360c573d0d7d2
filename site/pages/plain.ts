import { blockWords } from "../prose/blocks.ts";
import { bandView } from "../views/band.ts";
import { proseView } from "../views/prose.ts";
import { headingsOf } from "../views/places.ts";
import { definePage } from "./define-page.ts";

/** A page of prose alone, such as a privacy statement. */
export const plain = definePage({
  kind: "plain",
  path: "/:slug",
  footer: "compact",
  records: "plainPages",
  view: ({ record: { meta, band, blocks }, source }) => ({
    meta,
    band: bandView(source, band),
    blocks: proseView(source, blocks),
  }),
  places: ({ record }) => headingsOf(record.blocks),
  found: ({ record: { meta, blocks } }) => ({
    text: [meta.description, ...blocks.map(blockWords)].join(" "),
  }),
});
