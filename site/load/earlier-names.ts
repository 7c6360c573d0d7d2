/** What earlier versions called otherwise, so that the check can say what it is now. A line goes once no site can be that old. */
import type { FieldPath } from "./content-error.ts";
import { keyOf } from "./read.ts";

const countForms =
  'count has a form for each kind of number now: count: { one: One result, other: "{count} results" }. Write it, and remove this line.';
const cardFigure =
  "Cards take it from the course now: write it into the course’s file under card, or into its record in courses.yaml, and remove this line.";

/** Keys, each with the key or the file in which it stands, and what to do. */
const keys: ReadonlyMap<string, string> = new Map([
  [
    "site.formAddress",
    "formAddress is form now: write form: { service: own, address: …, thanks: … } with this address and the path of a page that thanks. Other services are in docs/handbook.md.",
  ],
  ["labels.unwritten", "No page shows it any more: remove the line."],
  ["labels.waiting", "No page shows it any more: remove the line."],
  ["results.one", countForms],
  ["results.many", countForms],
  ["pinned.lessons", cardFigure],
  ["pinned.enrolled", cardFigure],
  ["band.eyebrow", "The name of the category stands there now: remove the line."],
]);

/** Words for a choice, each with that of today: the colours of brand.yaml. */
const words: ReadonlyMap<string, string> = new Map([
  ["vermilion", "hue1"],
  ["cobalt", "hue2"],
  ["saffron", "hue3"],
  ["jade", "hue4"],
  ["lilac", "hue5"],
  ["blush", "tint1"],
  ["sky", "tint2"],
  ["butter", "tint3"],
  ["mint", "tint4"],
]);

/** What to do with a key of an earlier version; nothing where it never was one. */
export function earlierKey(file: string, path: FieldPath): string | undefined {
  const [key, parent = keyOf(file)] = path.filter((part) => typeof part === "string").toReversed();
  return key === undefined ? undefined : keys.get(`${parent}.${key}`);
}

/** What a word of an earlier version is now, where one of those that are known has taken its place. */
export function earlierWord(word: string, known: readonly string[]): string | undefined {
  const now = words.get(word);
  return now !== undefined && known.includes(now) ? `${word} is ${now} now.` : undefined;
}
