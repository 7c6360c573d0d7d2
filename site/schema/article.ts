import { z } from "zod";
import { ref } from "./reference.ts";
import { category, day, figure, meta, photographOf, text } from "./text.ts";

/** The front matter of `content/articles/<slug>.md`. */
export const articleFrontMatter = z.strictObject({
  meta,
  title: text,
  category,
  /** The label in capitals: the specification has articles of a label that is no course category (TEACHING). */
  label: text,
  author: ref("person"),
  date: day,
  excerpt: text,
  figure,
  photograph: photographOf("articles").optional(),
});

/** Articles that the blog list announces and that have no page: `journal.yaml`. */
export const journal = z.array(
  z.strictObject({
    title: text,
    category,
    label: text,
    author: ref("person"),
    date: day,
    excerpt: text,
    figure,
  }),
);
