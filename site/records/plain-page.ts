import { address, band, group, meta, text } from "../schema/text.ts";

/** The front matter of `content/people/<id>.md`: the page of a person of `people.yaml`, who has that id. */
export const personPageFrontMatter = group(
  "The page of a person: the file has the name of the id in people.yaml.",
  { meta },
);

/** The front matter of `content/plain-pages/<slug>.md`: a page of prose alone, such as the privacy statement. */
export const plainPageFrontMatter = group("A page of prose alone. The name of the file is its address.", {
  meta,
  band,
  footer: text
    .describe("The title of the footer’s column that links to the page, by the eyebrow of its band.")
    .optional(),
  address: address.optional(),
});
