import { z } from "zod";
import { ref } from "../schema/reference.ts";
import { day, figure, meta, photographOf, text, title } from "../schema/text.ts";

/** What the blog list shows of an article; one that has no page of its own is no more than that. */
const announced = z.strictObject({
  title,
  category: ref("category"),
  /** The label in capitals: the specification has articles of a label that is no course category (TEACHING). */
  label: text,
  author: ref("person"),
  date: day,
  excerpt: text,
  figure,
});

/** The front matter of `content/articles/<slug>.md`. */
export const articleFrontMatter = announced.extend({ meta, photograph: photographOf("articles").optional() });

/** Articles that the blog list announces and that have no page: `journal.yaml`. */
export const journal = z.array(announced).default([]);
