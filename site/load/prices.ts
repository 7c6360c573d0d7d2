/** Holds prices against the words of labels.yaml and the currency of site.yaml, which pages and search engines take together. */
import { contentFolder } from "../content-folder.ts";
import { amountIn, asWritten, currencySign, plainAmount, signsIn } from "../schema/money.ts";
import { describe, type Mistake, type Problem } from "./content-error.ts";
import type { SoundContent } from "../content.ts";
import type { Report } from "./cross-checks.ts";
import { fileOf } from "../records.ts";
import { placeOf, type Field } from "./references.ts";

/** A sign of a currency in the content, what it stands in, and how to report it. */
type Sign = { sign: string; words: string; file: string; line: number; refuse: (mistake: Mistake) => void };

/** The signs of the amounts in running text: salaries, and what is asked and answered about the plans. */
function signsInText({ jobs, faqs }: SoundContent, lineOf: LineOf, report: Report): Sign[] {
  const signs = (file: string, path: readonly (string | number)[], words: string) =>
    signsIn(words).map((sign) => ({
      sign,
      words,
      file,
      line: lineOf(file, path),
      refuse: (mistake: Mistake) => report(file, path, mistake),
    }));
  return [
    ...(jobs ?? []).flatMap(({ salary }, index) => signs(fileOf("jobs"), [index, "salary"], salary)),
    ...(faqs?.pricing ?? []).flatMap(({ question, answer }, index) => [
      ...signs(fileOf("faqs"), ["pricing", index, "question"], question),
      ...signs(fileOf("faqs"), ["pricing", index, "answer"], answer),
    ]),
  ];
}

/** The line of a field. */
type LineOf = (file: string, path: readonly (string | number)[]) => number;

/** Reports prices that are neither the word for free nor an amount, and amounts in another currency than the site's. */
export function checkPrices(
  fields: readonly Field[],
  content: SoundContent,
  { problems, lineOf, report }: { problems: Problem[]; lineOf: LineOf; report: Report },
): void {
  const { labels, site } = content;
  const own = site && currencySign(site);
  const signs = signsInText(content, lineOf, report);
  for (const field of fields) {
    if (field.meaning.is !== "price" || field.text === labels?.free || field.text === "") continue;
    const place = placeOf(field);
    const price = amountIn(field.text);
    const refuse = (mistake: Mistake) => problems.push({ ...place, ...mistake });
    if (price) {
      if (price.sign) signs.push({ ...place, sign: price.sign, words: field.text, refuse });
    } else if (labels) {
      const plain = plainAmount(field.text);
      refuse({
        found: describe(field.text) + (plain ? asWritten : ""),
        expected: `${labels.free}, or an amount such as ${own ?? ""}79`,
        remedy:
          field.text.toLowerCase() === labels.free.toLowerCase()
            ? `Write ${labels.free}, as labels.yaml has it under free; by this word free courses are told from paid ones.`
            : plain
              ? `Write ${plain}: digits alone, with a point before the cents.`
              : `Write ${labels.free}, or a number with or without the sign of the currency.`,
      });
    }
  }
  if (!site || own === undefined) return;
  const others = signs.filter(({ sign }) => sign !== own && sign !== site.currency);
  const [first] = others;
  if (first && others.length > signs.length / 2) {
    report(fileOf("site"), ["currency"], {
      found: `${describe(site.currency)}, while ${others.length === 1 ? "1 amount is" : `${others.length} amounts are`} in ${first.sign}; the first is ${describe(first.words)} in ${contentFolder}/${first.file}:${first.line}`,
      expected: "one currency in all of the content",
      remedy: "Correct the currency here, or the signs of the amounts.",
    });
    return;
  }
  for (const { sign, refuse } of others)
    refuse({
      found: `an amount in ${sign}, while site.yaml says currency: ${site.currency}`,
      expected: `an amount in ${site.currency}, such as ${own}79`,
      remedy: "Correct the sign, or the currency in site.yaml.",
    });
}
