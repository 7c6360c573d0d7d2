/** Holds prices against the words of labels.yaml and the currency of site.yaml, which pages and search engines take together. */
import { amountIn, currencySign, signsIn } from "../schema/money.ts";
import { describe, type Problem } from "./content-error.ts";
import type { SoundContent } from "./content.ts";
import { placeOf, type Field } from "./references.ts";
import type { Report } from "./cross-checks.ts";

/** Reports prices that are neither the word for free nor an amount, and amounts in another currency than the site's. */
export function checkPrices(
  fields: readonly Field[],
  { labels, site }: SoundContent,
  problems: Problem[],
): void {
  for (const field of fields) {
    if (field.meaning.is !== "price" || field.text === labels?.free || field.text === "") continue;
    const price = amountIn(field.text);
    const sign = site && currencySign(site);
    if (price && (!site || price.sign === "" || price.sign === sign || price.sign === site.currency))
      continue;
    if (price && site)
      problems.push({
        ...placeOf(field),
        found: `${describe(field.text)}, while site.yaml says currency: ${site.currency}`,
        expected: `an amount in ${site.currency}, such as ${sign}79`,
        remedy: "Correct the sign, or the currency in site.yaml.",
      });
    else if (labels)
      problems.push({
        ...placeOf(field),
        found: describe(field.text),
        expected: `${labels.free}, or an amount such as ${sign ?? ""}79`,
        remedy:
          field.text.toLowerCase() === labels.free.toLowerCase()
            ? `Write ${labels.free}, as labels.yaml has it under free; by this word free courses are told from paid ones.`
            : `Write ${labels.free}, or a number with or without the sign of the currency.`,
      });
  }
}

/** Reports amounts in running text that have the sign of another currency: salaries, and answers about the plans. */
export function checkAmountsInText({ site, jobs, faqs }: SoundContent, report: Report): void {
  if (!site) return;
  const sign = currencySign(site);
  const check = (file: string, path: readonly (string | number)[], words: string) => {
    const other = signsIn(words).find((one) => one !== sign);
    if (other === undefined) return;
    report(file, path, {
      found: `an amount in ${other}, while site.yaml says currency: ${site.currency}`,
      expected: `amounts in ${site.currency}, such as ${sign}79`,
      remedy: "Correct the sign, or the currency in site.yaml.",
    });
  };
  jobs?.forEach(({ salary }, index) => check("jobs.yaml", [index, "salary"], salary));
  faqs?.pricing.forEach(({ question, answer }, index) => {
    check("faqs.yaml", ["pricing", index, "question"], question);
    check("faqs.yaml", ["pricing", index, "answer"], answer);
  });
}
