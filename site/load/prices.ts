/** Holds prices against the word for free in labels.yaml and the currency of site.yaml, which pages and search engines take together. */
import type { SoundContent } from "../content.ts";
import type { Course } from "../records.ts";
import { foreignSign, priceText } from "../schema/money.ts";
import { describe, type Problem } from "./content-error.ts";
import { placeOf, type Field } from "./references.ts";

/** Reports prices in another currency than the site's, and a slip in the word for free. What is no amount is shown as it stands. */
export function checkPrices(
  fields: readonly Field[],
  { labels, site }: Pick<SoundContent, "labels" | "site">,
  problems: Problem[],
): void {
  for (const field of fields) {
    if (field.meaning.is !== "price") continue;
    const sign = site && foreignSign(field.text, site);
    if (site && sign !== undefined)
      problems.push({
        ...placeOf(field),
        found: `an amount in ${sign}, while site.yaml says currency: ${site.currency}`,
        expected: `an amount in ${site.currency}, such as ${priceText(79, site)}`,
        remedy: "Correct the sign, or the currency in site.yaml.",
      });
    if (labels && field.text !== labels.free && field.text.toLowerCase() === labels.free.toLowerCase())
      problems.push({
        ...placeOf(field),
        found: describe(field.text),
        expected: labels.free,
        remedy: `Write ${labels.free}, as labels.yaml has it under free; by this word free courses are told from paid ones.`,
      });
  }
}

/** A course at the price of a day: the reduced one as long as it holds, with the regular one and the last day beside it. */
export function pricedOn<One extends Pick<Course, "badge" | "reduced">>(
  now: Date,
  { reduced, ...course }: One,
) {
  if (!reduced || course.badge === undefined) return course;
  const { price, until } = reduced;
  if (until !== undefined && until < now.toISOString().slice(0, 10)) return course;
  return { ...course, badge: price, regular: { price: course.badge, until } };
}
