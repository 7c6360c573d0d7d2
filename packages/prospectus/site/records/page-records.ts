/** What pages say beside their sections. */
import { z } from "zod";
import { idOf } from "../schema/reference.ts";
import {
  address,
  band,
  figure,
  group,
  labelledLink,
  meta,
  publication,
  question,
  records,
} from "../schema/text.ts";

/** The band that closes pages: `banners.yaml`. */
export const banners = group("What several pages say in the same words.", {
  "journey?": group("Closes the pages that have a section of the kind journey.", {
    title: "The title of the band.",
    buttons: z.array(labelledLink).min(1).describe("Its buttons."),
  }),
}).default({});

/** Questions and answers: `faqs.yaml`. */
export const faqs = group(
  "Questions and answers. Those about a single course are in its file, those of a page in its section.",
  {
    categories: records("The tabs of the page of questions.", {
      id: idOf("question category"),
      title: "The name of the tab.",
      "figure?": figure,
      questions: z.array(question).min(1).describe("Its questions."),
    }).default([]),
  },
).prefault({});

/** The front matter of `content/people/<id>.md`: the page of a person of `people.yaml`, who has that id. */
export const personPageFrontMatter = group(
  "The page of a person: the file has the name of the id in people.yaml.",
  { meta, ...publication },
);

/** The front matter of `content/plain-pages/<slug>.md`: a page of prose alone, such as the privacy statement. */
export const plainPageFrontMatter = group("A page of prose alone. The name of the file is its address.", {
  meta,
  band,
  "footer?": "The title of the footer’s column that links to the page, by the eyebrow of its band.",
  "address?": address,
  ...publication,
});
