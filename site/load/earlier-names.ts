/** What earlier versions called otherwise, so that the check can say what it is now. A line goes once no site can be that old. */
import type { FieldPath } from "./content-error.ts";
import { keyOf, type Source } from "./read.ts";

const countForms =
  'count has a form for each kind of number now: count: { one: One result, other: "{count} results" }. Write it, and remove this line.';
const cardFigure =
  "Cards take it from the course now: write it into the course’s file under card, or into its record in courses.yaml, and remove this line.";
const promotion =
  "It is an entry of banners in the section promotions of a page now: move it there, as in starter/.";
const eventWords = "It stands in labels.yaml under events now: move it there.";
const asSection =
  "A page is a list of sections now: move this into an entry of sections with its kind, as the pages of starter/ have it.";
const sectionQuestions =
  "They are the questions of the section questions of a page now: move them there, as in starter/.";

/** The keys of pages that are sections, or parts of them, today. */
const sectionKeys =
  "hero universities categories courses why testimonials trending blog story catalogue features offer instructor openings values button feed list date articles over events tickerLabel tickerLimit members memberLabel plans faq contact intro director location";

/** Keys, each with the key, the file or the folder in which it stands, and what to do. */
const keys: ReadonlyMap<string, string> = new Map([
  [
    "site.formAddress",
    "formAddress is form now: write form: { service: own, address: …, thanks: … } with this address and the path of a page that thanks. Other services are in docs/operator.md.",
  ],
  ["labels.unwritten", "No page shows it any more: remove the line."],
  ["labels.waiting", "No page shows it any more: remove the line."],
  ["results.one", countForms],
  ["results.many", countForms],
  ["pinned.lessons", cardFigure],
  ["pinned.enrolled", cardFigure],
  ["band.eyebrow", "The name of the category stands there now: remove the line."],
  ["faqs.pricing", sectionQuestions],
  ["faqs.contact", sectionQuestions],
  ["banners.quickAccess", promotion],
  ["banners.developSkills", promotion],
  [
    "banners.questions",
    "It stands in the section journey of the home page now, as questions: move it there.",
  ],
  ["banners.tutor", "It is the section tutor of a page now: move it there."],
  ...sectionKeys.split(" ").map((key): [string, string] => [`pages.${key}`, asSection]),
  ["pages.order", "Sections show in the order in which they stand under sections: remove the line."],
  ["pages.personPage", "It is the file words/person.yaml now: move it there."],
  ["pages.periods", "It stands in plans.yaml now: move it there."],
  ["pages.past", eventWords],
  ["pages.calendar", eventWords],
  ["pages.form", "It stands in labels.yaml as contactForm now: move it there."],
  ["sections.heading", "Its keys stand in the section itself now: move them there, and remove this line."],
  ["sections.pick", "It is a rule now: write articles: { rest: none, pinned: […] } with these articles."],
]);

/** Files and folders, each with what to do. */
const places: ReadonlyMap<string, string> = new Map([
  ["extra-pages", "Pages from sections lie in pages/ now: move its files there, and remove the folder."],
  ...["article", "login", "signup", "denied", "error"].map((name): [string, string] => [
    `pages/${name}.yaml`,
    `It is words/${name}.yaml now: move the file.`,
  ]),
  ["pages/course-detail.yaml", "It is words/course.yaml now: move the file."],
  ["pages/course.yaml", `Name it pages/courses.yaml, with the line address: /course. ${asSection}`],
  ["pages/event.yaml", `Name it pages/events.yaml, with the line address: /event. ${asSection}`],
]);

/** Words for a choice, each with that of today: the colours of brand.yaml, and kinds of section. */
const words: ReadonlyMap<string, readonly [now: string, besides?: string]> = new Map([
  ["vermilion", ["hue1"]],
  ["cobalt", ["hue2"]],
  ["saffron", ["hue3"]],
  ["jade", ["hue4"]],
  ["lilac", ["hue5"]],
  ["blush", ["tint1"]],
  ["sky", ["tint2"]],
  ["butter", ["tint3"]],
  ["mint", ["tint4"]],
  ["offer", ["benefits", " Add layout: list."]],
  ["form", ["contact", " Its title is form now."]],
]);

/** What to do with a key of an earlier version; nothing where it never was one. */
export function earlierKey(file: string, path: FieldPath): string | undefined {
  const [key, parent = file.includes("/") ? file.split("/")[0] : keyOf(file)] = path
    .filter((part) => typeof part === "string")
    .toReversed();
  return key === undefined ? undefined : keys.get(`${parent}.${key}`);
}

/** What to do with a file or a folder of an earlier version. */
export const earlierPlace = (file: string) => places.get(file);

/** The same of a file that may have this name today: a page, which has sections now. */
export const earlierPage = ({ file, value }: Source) =>
  Object.hasOwn(Object(value), "sections") ? undefined : earlierPlace(file);

/** What a word of an earlier version is now, where one of those that are known has taken its place. */
export function earlierWord(word: string, known: readonly string[]): string | undefined {
  const [now, besides = ""] = words.get(word) ?? [];
  return now !== undefined && known.includes(now) ? `${word} is ${now} now.${besides}` : undefined;
}
