import { blockWords } from "../../data/prose/blocks.ts";
import { bandView } from "../../data/band.ts";
import { headingsOf, proseView } from "../../data/prose.ts";
import { defineRecordPage } from "../define-page.ts";

export const plain = defineRecordPage({
  address: "/:slug",
  footer: "compact",
  records: "plainPages",
  head: ({ record }) => record.meta,
  opening: ({ record }) => record.band,
  data: ({ record: { blocks }, source, page, opening }) => ({
    band: bandView(source, page, opening),
    blocks: proseView(source, blocks),
  }),
  anchors: ({ record }) => headingsOf(record.blocks),
  search: ({ record: { meta, blocks } }) => ({
    text: [meta.description, ...blocks.map(blockWords)].join(" "),
  }),
});
