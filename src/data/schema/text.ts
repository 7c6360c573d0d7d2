import { colours, diagramMistake, drawingNames, tileNames } from "../../art/art.ts";
/** Shared schemas of fields. Objects refuse unknown keys, so that misspelt keys are reported. */
import { z } from "zod";
import { isoDuration } from "./duration.ts";
import { link, photographFile, type Illustrated } from "./reference.ts";

/** Visible text up to a length: not empty, trimmed, one paragraph, no lorem ipsum. */
const words = (most: number, least = 1) =>
  z
    .string()
    .min(least)
    .max(most)
    .refine((value) => value === value.trim(), {
      error: "text without spaces at its start or end",
      params: { remedy: "Delete the spaces." },
    })
    .refine((value) => !/[\n\t]/.test(value), {
      error: "one paragraph, without line breaks and tabs",
      params: { remedy: "Replace | with >- before a text of several lines." },
    })
    .refine((value) => !/lorem ipsum/i.test(value), {
      error: "finished text, not lorem ipsum",
      params: { remedy: "Write the text." },
    });

/** Text of up to a few paragraphs. Longer text belongs in an article. */
export const text = words(5000);

/** A sentence with placeholders: all names of `required`, and none besides `allowed`. */
function sentence(required: readonly string[], allowed = required) {
  const holes = (names: readonly string[]) => names.map((name) => `{${name}}`);
  return text.refine(
    (value) =>
      holes(required).every((hole) => value.includes(hole)) &&
      (value.match(/\{[^{}]*\}?/g) ?? []).every((hole) => holes(allowed).includes(hole)),
    {
      error: `a text ${required.length > 0 ? `with ${holes(required).join(" and ")}` : `that may contain ${holes(allowed).join(" and ")}`}, and nothing else in braces`,
      params: { remedy: "Correct the words in braces." },
    },
  );
}

export const sentenceWith = (...names: string[]) => sentence(names);

/** A sentence with a number: a text for 1, if it differs, and a text for all other numbers. */
export const plural = z.strictObject({
  one: sentence([], ["count"]).describe("Text for the number 1."),
  other: sentence(["count"]).describe("Text for all other numbers. {count} is the number."),
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

export const records = <const Of extends Keys>(hint: string, keys: Of) =>
  z.array(recordOf(keys)).describe(hint);

/** A title or a name. Headings, breadcrumbs, menus and share pictures have room for a line or two. */
export const title = words(150);

/** Years outside these are typing mistakes. */
const years = { first: 1990, last: 2099 };

const isSane = (value: string) =>
  Number(value.slice(0, 4)) >= years.first && Number(value.slice(0, 4)) <= years.last;

const saneYear = {
  error: `a year from ${years.first} to ${years.last}`,
  params: { remedy: "Correct the year." },
};

/** Message for a day in another form, or a day that does not exist. */
const noSuchDay =
  (form: string) =>
  ({ input }: { input?: unknown }) =>
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(String(input)) ? `${form}; this day does not exist` : form;

/** The reader keeps days as text, since YAML would make a Date. */
export const day = z.iso
  .date({ error: noSuchDay("a day as year-month-day, such as 2024-10-04"), abort: true })
  .refine(isSane, saneYear)
  .meta({ examples: ["2024-10-04"] });

/** Optional first and last day. */
const days = (hint: string) =>
  group(hint, {
    from: day.describe("First day, in the time zone of the site.").optional(),
    until: day.describe("Last day, in the time zone of the site.").optional(),
  })
    .refine(({ from, until }) => from !== undefined || until !== undefined, {
      error: "“from”, “until” or both",
      params: { remedy: "Set one of them, or delete the key." },
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      error: "a last day on or after “from”",
      path: ["until"],
      params: { remedy: "Correct one of the two days." },
    });

/** Keys that hide a record or limit its days. */
export const publication = {
  draft: z
    .boolean()
    .describe("Hides the record from builds. Only npm run dev and the desk show it.")
    .optional(),
  publish: days("Days that show the record. Without it: all days.").optional(),
} as const;

/** A local day and time without an offset. Impossible days are refused. */
export const localTime = z.iso
  .datetime({
    local: true,
    offset: false,
    precision: -1,
    error: noSuchDay("a local day and time, such as 2024-10-04T09:00"),
    abort: true,
  })
  .regex(/[^Z]$/, { error: "a local time, without Z", abort: true })
  .refine(isSane, saneYear)
  .meta({ examples: ["2024-10-04T09:00"] });

/** A duration. Search engines get it as ISO 8601. */
export const duration = text
  .refine((value) => isoDuration(value) !== undefined, "a number and a unit, such as 3 weeks or 8 hours")
  .meta({ examples: ["3 weeks", "8 hours"] });

/** A rating from 0 to 5 and the number of people who gave it, such as 4.88 (210). */
export const rating = text
  .regex(
    /^(?:[0-4](?:[.,]\d+)?|5(?:[.,]0+)?)(?!\S)/,
    "a number from 0 to 5, then any text, such as 4.88 (210)",
  )
  .describe("Rating from 0 to 5, then the number of people who gave it. Cards show it as stars.")
  .meta({ examples: ["4.88 (210)"] });

const bandHue = z
  .enum(["hue1", "hue2", "hue3", "hue4", "tint1", "tint2", "tint3", "tint4", "hue5"])
  .describe("Background of the band, a colour of the palette.");

const colour = z.enum(colours);

export const figure = z
  .enum(drawingNames.figures)
  .describe("Drawn picture: a figure of the site. Give neighbours different figures.");

export const diagram = z
  .strictObject({
    shows: z
      .string()
      .refine((shows) => diagramMistake(shows) === undefined, {
        error: ({ input }) => diagramMistake(String(input)),
      })
      .describe("Name and figures of the diagram, such as bars:10,25,70."),
    labels: z
      .array(words(60, 0))
      .describe("Labels of its parts, in order. Write an empty label for a part without one.")
      .default([]),
    caption: text.describe("Sentence below the diagram. It describes the diagram."),
  })
  .superRefine(({ shows, labels }, { addIssue }) => {
    const message = diagramMistake(shows) === undefined ? diagramMistake(shows, labels) : undefined;
    if (message !== undefined)
      addIssue({ code: "custom", path: ["labels"], message, params: { remedy: "Add or delete labels." } });
  });

export type DiagramWords = z.output<typeof diagram>;

export const tileName = z.enum(tileNames);

export const tile = group("A mosaic tile. Give neighbours different colours.", {
  name: tileName.describe("Shape of the tile."),
  turn: z.literal([0, 1, 2, 3]).describe("Number of quarter turns.").default(0),
  ground: colour.describe("Background colour of the tile."),
  colour: colour.describe("Colour of the shape."),
});

/** A photograph instead of the drawn picture. */
export function photographOf(kind: Illustrated) {
  return group("A photograph instead of the drawn picture.", {
    file: photographFile(kind),
    alt: "Alternative text: what the photograph shows.",
  });
}

export type PhotographName = z.output<ReturnType<typeof photographOf>>;

export const meta = group("Title and description for search engines and shared links.", {
  title: text
    .refine((value) => value.length <= 60, "at most 60 characters, the length that search results show")
    .describe("Title in the browser tab, in search results and on shared links. At most 60 characters."),
  description: text
    .refine((value) => value.length >= 50 && value.length <= 160, "50 to 160 characters")
    .describe("Description in search results. 50 to 160 characters."),
});

/** A language code (BCP 47). */
export const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "a language code, such as en or en-US")
  .meta({ examples: ["en", "en-US"] });

/** The path of a page, if it differs from the slug. */
export const address = z
  .string()
  .regex(/^(?:\/|(?:\/[a-z\d]+(?:-[a-z\d]+)*)+)$/, {
    error: "the path of the page, such as /about-us: lower-case letters, digits and hyphens after each slash",
  })
  .describe("Path of the page. Without it: the file name.");

export const labelledLink = group("A link and its text.", { label: "Text of the link.", to: link });

/** Parts of a heading. */
export const eyebrow = title.describe(
  "Small line above the title. It adds something that the title does not say.",
);
export const headline = title.describe("The title.");
export const lead = text.describe("A sentence or two below the title.");

export const heading = group("Heading of a section.", {
  eyebrow: eyebrow.optional(),
  title: headline,
  lead: lead.optional(),
});

/** Coloured band at the top of an inner page. */
export const band = group("Coloured band at the top of the page.", {
  eyebrow: title.describe("Name of the page in the breadcrumbs."),
  title: headline,
  lead: lead.optional(),
  hue: bandHue,
  photograph: photographOf("band").optional(),
  count: plural.describe("Text for the number of entries in the list. {count} is the number.").optional(),
});

export const figureAndLabel = group("A number and its label.", {
  value: "The number, such as 70M.",
  label: "Label of the number.",
});

export const question = group("A question with its answer. Do not repeat a question on the site.", {
  question: "The question.",
  answer: "The answer.",
});

export const benefit = group("A reason or value in a row, with its tile.", {
  title: "Title of the reason.",
  text: "A sentence or two.",
  tile,
  figure: figure.describe("A figure instead of the tile’s shape, on a tint of its colour.").optional(),
  scene: z
    .enum(drawingNames["scenes/desk"])
    .describe("A drawn desk instead of tile and figure. Desks side by side join.")
    .optional(),
});

/** Labels of every message form. */
export const messageForm = {
  email: "Label of the field for the email address.",
  save: "Label of the checkbox that stores name and address in the browser.",
  button: "Label of the button.",
  required: "Note that explains the asterisk.",
  status: "Shown after a click on the button while site.yaml has no “form”.",
} as const;
