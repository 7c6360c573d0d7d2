/** Shared schemas of fields. Objects refuse unknown keys, so that misspelt keys are reported. */
import { z } from "zod";
import { colours, diagramMistake, drawingNames, tileNames } from "../../art/art.ts";
import { like, link, photographFile, type Illustrated } from "./reference.ts";

/** Visible text up to a length. */
const words = (most: number, least = 1) =>
  z
    .string()
    .min(least)
    .max(most)
    .regex(/^(?!\s)[^\n\t]*(?<!\s)$/, "one paragraph (after >-, not |), without tabs and spaces at its ends")
    .refine((value) => !/lorem ipsum/i.test(value), "finished text, not lorem ipsum");

/** Text of up to a few paragraphs. Longer text belongs in an article. */
export const text = words(5000);

/** A title or a name. Headings, breadcrumbs, menus and share pictures have room for a line or two. */
export const title = words(150);

/** A sentence with each of these placeholders, and no other. */
export function sentenceWith(...names: string[]) {
  const holes = names.map((name) => `{${name}}`);
  return text.refine(
    (value) => (value.match(/\{[^{}]*\}?/g) ?? []).toSorted().join() === holes.toSorted().join(),
    `a text with ${holes.join(" and ")}, and nothing else in braces`,
  );
}

/** A sentence with a number: a text for 1, if it differs, and a text for all other numbers. */
export const plural = z.strictObject({
  one: text
    .regex(/^(?:[^{}]|\{count\})*$/, "a text that may contain {count}, and nothing else in braces")
    .describe("Text for the number 1."),
  other: sentenceWith("count").describe("Text for all other numbers. {count} is the number."),
});

/** Keys of a group, each with a schema or the hint of a text. */
type Keys = Readonly<Record<string, z.ZodType | string>>;

type Shape<Of extends Keys> = {
  -readonly [Key in keyof Of]: Of[Key] extends z.ZodType ? Of[Key] : typeof text;
};

const shapeOf = <const Of extends Keys>(keys: Of) =>
  Object.fromEntries(
    Object.entries(keys).map(([key, one]) => [key, typeof one === "string" ? text.describe(one) : one]),
  ) as Shape<Of>; // The type checker does not know the names of entries.

/** A record with exactly these keys. */
export const recordOf = <const Of extends Keys>(keys: Of) => z.strictObject(shapeOf(keys));

/** A record with a hint, which editors show. */
export const group = <const Of extends Keys>(hint: string, keys: Of) => recordOf(keys).describe(hint);

/** A key such as skillLevel as words. */
export const spaced = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A group of short texts that their keys explain. */
export function texts<const Name extends string>(hint: string, ...names: readonly Name[]) {
  const keys = names.map((name) => [name, `The text for “${spaced(name)}”.`]);
  // The type checker does not know the names of entries.
  return group(hint, Object.fromEntries(keys) as Record<Name, string>);
}

export const records = <const Of extends Keys>(hint: string, keys: Of) =>
  z.array(recordOf(keys)).describe(hint);

/** Other years are typing mistakes. */
const saneYear = [/^(?:199|20\d)\d/, "a year from 1990 to 2099"] as const;

/** The reader keeps days as text, since YAML would make a Date. */
export const day = z.iso
  .date({ error: "a day of the calendar as year-month-day, such as 2024-10-04", abort: true })
  .regex(...saneYear)
  .meta({ examples: ["2024-10-04"] });

const localForm = "a day and time without a time zone, such as 2024-10-04T09:00";

/** A local day and time. */
export const localTime = z.iso
  .datetime({ local: true, precision: -1, error: localForm, abort: true })
  .regex(/[^Z]$/, { error: localForm, abort: true })
  .regex(...saneYear)
  .meta({ examples: ["2024-10-04T09:00"] });

/** Keys of a first and a last day, in the time zone of the site. */
export const days = {
  from: day.describe("First day.").optional(),
  until: day.describe("Last day.").optional(),
} as const;

type Days = { from?: string | undefined; until?: string | undefined };

export const isInOrder = ({ from, until }: Days) => !from || !until || from <= until;
export const wrongOrder = { path: ["until"], error: "a last day on or after “from”" };

/** Keys that hide a record or limit its days. */
export const publication = {
  draft: z.boolean().describe("Hides the record. Only npm run dev and the desk show it.").optional(),
  publish: group("Days that show the record. Without it: all days.", days)
    .refine((publish) => Object.keys(publish).length > 0, "“from”, “until” or both")
    .refine(isInOrder, wrongOrder)
    .optional(),
} as const;

export const duration = like(
  /^\d+ (hour|day|week|month)s?$/,
  "a number and a unit, such as 3 weeks or 8 hours",
).meta({ examples: ["3 weeks", "8 hours"] });

/** A rating from 0 to 5 and the number of people who gave it, such as 4.88 (210). */
export const rating = text
  .regex(/^(?:[0-4](?:\.\d+)?|5(?:\.0+)?)(?!\S)/, "a number from 0 to 5, then any text, such as 4.88 (210)")
  .describe("Rating from 0 to 5, and in brackets how many people gave it.")
  .meta({ examples: ["4.88 (210)"] });

const bandHues = ["hue1", "hue2", "hue3", "hue4", "tint1", "tint2", "tint3", "tint4", "hue5"] as const;

const colour = z.enum(colours);

export const figure = z.enum(drawingNames.figures).describe("Drawn figure. Give neighbours different ones.");

export const diagram = recordOf({
  shows: "Name and figures of the diagram, such as bars:10,25,70.",
  labels: z.array(words(60, 0)).describe("Labels of its parts, in order. They may be empty.").default([]),
  caption: "Sentence below the diagram. It describes the diagram.",
}).superRefine(({ shows, labels }, { addIssue }) => {
  const message = diagramMistake(shows, labels);
  if (message !== undefined) addIssue({ code: "custom", path: ["shows"], message });
});

export type DiagramWords = z.output<typeof diagram>;

export const tileName = z.enum(tileNames);

export const tile = group("A mosaic tile. Give neighbours different colours.", {
  name: tileName.describe("Shape of the tile."),
  ground: colour.describe("Background colour of the tile."),
  colour: colour.describe("Colour of the shape."),
});

export const photographOf = (kind: Illustrated) =>
  group("A photograph instead of the drawn picture.", {
    file: photographFile(kind),
    alt: "What the photograph shows, for people who cannot see it.",
  });

export type PhotographName = z.output<ReturnType<typeof photographOf>>;

export const meta = group("Texts for search engines and shared links.", {
  title: words(60).describe("Title in the browser tab and in search results, of at most 60 characters."),
  description: words(160, 50).describe("Description in search results, of 50 to 160 characters."),
});

/** A language code (BCP 47). */
export const language = like(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "a language code, such as en or en-US");

/** The path of a page, if it differs from the slug. */
export const address = like(
  /^(?:\/|(?:\/[a-z\d]+(?:-[a-z\d]+)*)+)$/,
  "a path such as /about-us: lower-case letters, digits and hyphens after each slash",
).describe("Path of the page. Without it: the file name.");

export const labelledLink = group("A link and its text.", { label: "Text of the link.", to: link });

/** Parts of a heading. */
export const eyebrow = title.describe(
  "Small line above the title, with something that the title does not say.",
);
export const headline = title.describe("The title.");
export const lead = text.describe("A sentence or two below the title.");

export const heading = group("Heading of a section.", {
  eyebrow: eyebrow.optional(),
  title: headline,
  lead: lead.optional(),
});

/** Coloured band at the top of an inner page. */
export const band = group("Top of the page.", {
  eyebrow: title.describe("Name of the page in the breadcrumbs."),
  title: headline,
  lead: lead.optional(),
  hue: z.enum(bandHues).describe("Background colour."),
  photograph: photographOf("band").optional(),
  count: plural.describe("Text for the number of entries in the list. {count} is the number.").optional(),
});

export const figureAndLabel = group("A number and its label.", { value: "Such as 70M.", label: "Label." });

export const question = group("A question. Do not repeat it.", { question: "Question.", answer: "Answer." });

const desks = z.enum(drawingNames["scenes/desk"]);

export const benefit = group("A reason or value in a row.", {
  title: "Title of the reason.",
  text: "A sentence or two.",
  scene: desks.describe("A drawn desk. Desks side by side join.").optional(),
});

/** Labels of every message form. */
export const messageForm = {
  email: "Label of the field for the email address.",
  save: "Label of the checkbox that stores name and address in the browser.",
  button: "Label of the button.",
  required: "Note that explains the asterisk.",
  status: "Shown after a click on the button while site.yaml has no “form”.",
} as const;
