import { blockWords } from "../../data/prose/blocks.ts";
import { bandView } from "../../data/band.ts";
import { headingsOf, proseView } from "../../data/prose.ts";
import { definePage } from "../define-page.ts";

export const plain = definePage({
  kind: "plain",
  path: "/:slug",
  footer: "compact",
  records: "plainPages",
  meta: ({ record }) => record.meta,
  opening: ({ record }) => record.band,
  view: ({ record: { blocks }, source, page, opening }) => ({
    band: bandView(source, page, opening),
    blocks: proseView(source, blocks),
  }),
  anchors: ({ record }) => headingsOf(record.blocks),
  search: ({ record: { meta, blocks } }) => ({
    text: [meta.description, ...blocks.map(blockWords)].join(" "),
  }),
});
