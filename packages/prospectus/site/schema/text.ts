/** The small rules that the records share. Every object refuses unknown keys, so that a misspelt key is reported instead of being ignored. */
import { z } from "zod";
import { diagramMistake, labelsMistake } from "../art/diagrams.ts";
import { figureNames } from "../art/figures.ts";
import { colours } from "../art/palette.ts";
import { tileNames } from "../art/tile.ts";
import { isoDuration } from "./duration.ts";
import { invisibleIn } from "./invisible.ts";
import { link, photographFile, type Illustrated } from "./reference.ts";

/** Words that a visitor reads, of so many characters at most: not empty unless told, no white space at either end, nothing that cannot be seen, no filler Latin. */
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
      params: { remedy: "Replace | by >- before a text of several lines." },
    })
    .refine((value) => invisibleIn(value).length === 0, {
      error: ({ input }) => `only visible characters, without ${invisibleIn(String(input))[0]?.name ?? ""}`,
      params: { remedy: "Delete the character." },
    })
    // The filler that layouts are tried out with: named here so that a build stops where somebody forgot to replace it.
    .refine((value) => !/lorem ipsum/i.test(value), {
      error: "finished text, not lorem ipsum",
      params: { remedy: "Write the text." },
    });

/** A text of up to a few paragraphs' length. What is longer belongs into an article. */
export const text = words(5000);

/** A sentence into which figures or words are put: it must hold the names that it `needs` in braces, and may hold no others than those it `has`. */
function sentence(needs: readonly string[], has = needs) {
  const holes = (names: readonly string[]) => names.map((name) => `{${name}}`);
  return text.refine(
    (value) =>
      holes(needs).every((hole) => value.includes(hole)) &&
      (value.match(/\{[^{}]*\}?/g) ?? []).every((hole) => holes(has).includes(hole)),
    {
      error: `a text ${needs.length > 0 ? `with ${holes(needs).join(" and ")}` : `that may contain ${holes(has).join(" and ")}`}, and nothing else in braces`,
      params: { remedy: "Correct the words in braces." },
    },
  );
}

/** A sentence that holds each of these names in braces. */
export const sentenceWith = (...names: string[]) => sentence(names);

/** A sentence with a number and more, by the forms that the site's language has for the number (CLDR plural rules): in English one and other. */
export const pluralWith = (...names: string[]) => {
  const holes = ["count", ...names];
  const form = sentence([], holes)
    .describe("Text for this plural form. English has one and other; Polish also has few and many.")
    .optional();
  const other = sentence(holes).describe("Text for all other numbers. {count} is the number.");
  return z.strictObject({ zero: form, one: form, two: form, few: form, many: form, other });
};

/** A sentence with a number alone. */
export const plural = pluralWith();

/** The keys of a group, each with its schema, or with the hint of a text. A key with a question mark behind it may be left out. */
type Keys = Readonly<Record<string, z.ZodType | string>>;

type SchemaOf<One> = One extends z.ZodType ? One : typeof text;

type Shape<Of extends Keys> = {
  -readonly [Key in keyof Of as Key extends `${infer Name}?` ? Name : Key]: Key extends `${string}?`
    ? z.ZodOptional<SchemaOf<Of[Key]>>
    : SchemaOf<Of[Key]>;
};

/** The shape of an object schema with these keys. */
const shapeOf = <const Of extends Keys>(keys: Of) =>
  Object.fromEntries(
    Object.entries(keys).map(([key, one]) => {
      const schema = typeof one === "string" ? text.describe(one) : one;
      return key.endsWith("?") ? [key.slice(0, -1), schema.optional()] : [key, schema];
    }),
  ) as Shape<Of>; // The type checker does not know the names of entries.

/** A record of these keys, and no others. */
export const recordOf = <const Of extends Keys>(keys: Of) => z.strictObject(shapeOf(keys));

/** The same with a hint. Editors show it and those of its keys. */
export const group = <const Of extends Keys>(hint: string, keys: Of) => recordOf(keys).describe(hint);

/** A list of records with these keys. */
export const records = <const Of extends Keys>(hint: string, keys: Of) =>
  z.array(recordOf(keys)).describe(hint);

/** The same for a section that a heading opens. */
export const headed = <const Of extends Keys>(hint: string, keys: Of) =>
  heading.extend(shapeOf(keys)).describe(hint);

/** A title or a name: it stands in headings, breadcrumbs, menus and share pictures, which have room for a line or two. */
export const title = words(150);

/** The years that a date may have: what lies outside is a slip of the pen. */
const years = { first: 1990, last: 2099 };

const isSane = (value: string) =>
  Number(value.slice(0, 4)) >= years.first && Number(value.slice(0, 4)) <= years.last;

const saneYear = {
  error: `a year from ${years.first} to ${years.last}`,
  params: { remedy: "Correct the year." },
};

/** What is said of a day that is written in another form, or in the right one and in no calendar, such as the 31st of February. */
const noSuchDay =
  (form: string) =>
  ({ input }: { input?: unknown }) =>
    /^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(String(input)) ? `${form}; this one does not exist` : form;

/** A calendar day. YAML would turn a bare date into a Date, so the reader keeps it as text. */
export const day = z.iso
  .date({ error: noSuchDay("a day as year-month-day, such as 2024-10-04"), abort: true })
  .refine(isSane, saneYear)
  .meta({ examples: ["2024-10-04"] });

/** The days from one to another, of which either may be left out. */
export const days = (hint: string) =>
  group(hint, {
    "from?": day.describe("The first day, by the clocks of the school."),
    "until?": day.describe("The last day, by the clocks of the school."),
  })
    .refine(({ from, until }) => from !== undefined || until !== undefined, {
      error: "a first day (from), a last one (until), or both",
      params: { remedy: "Write one of them, or take the key out." },
    })
    .refine(({ from, until }) => !from || !until || from <= until, {
      error: "a last day that is not before the first (from)",
      path: ["until"],
      params: { remedy: "Correct one of the two days." },
    });

/** Whether and when a record shows. */
export const publication = {
  draft: z.boolean().describe("Whether it shows in npm run dev and the desk alone.").optional(),
  "publish?": days("The days on which it shows. Without it, always."),
} as const;

/** A day and a time without an offset: what the clock at the place says. Days that no calendar has are refused. */
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

/** How long something takes, in English words; pages say it in the language of the site, and search engines get an ISO 8601 duration. */
export const duration = text
  .refine(
    (value) => isoDuration(value) !== undefined,
    "a number and a unit in English, such as 3 weeks or 8 hours; pages translate it",
  )
  .meta({ examples: ["3 weeks", "8 hours"] });

/** A rating, which is shown as stars: a number of five first, and then who gave it, such as 4.88 (210). */
export const rating = text
  .regex(
    /^(?:[0-4](?:[.,]\d+)?|5(?:[.,]0+)?)(?!\S)/,
    "a number from 0 to 5, then any text, such as 4.88 (210)",
  )
  .describe("Rating from 0 to 5, then the number of people who gave it. Cards show it as stars.")
  .meta({ examples: ["4.88 (210)"] });

/** The colour of the band that opens a page. */
export const bandHue = z
  .enum(["hue1", "hue2", "hue3", "hue4", "tint1", "tint2", "tint3", "tint4", "hue5"])
  .describe("Background of the band, a colour of brand.yaml.");

const colour = z.enum(colours);

/** The figure of a drawn picture. */
export const figure = z
  .enum(figureNames)
  .describe(
    "Drawn picture: a figure of the site, or your own in images/figures/. Give neighbours different figures.",
  );

/** A diagram that says what a text says: its name with its figures, the words in it, and those below it. */
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
    const message = labelsMistake(shows, labels);
    if (message !== undefined)
      addIssue({ code: "custom", path: ["labels"], message, params: { remedy: "Add or delete labels." } });
  });

/** A diagram as content names it. */
export type DiagramWords = z.output<typeof diagram>;

/** The shape of a mosaic tile. */
export const tileName = z.enum(tileNames);

/** A mosaic tile. */
export const tile = group("A mosaic tile. Give neighbours different colours.", {
  name: tileName.describe("Shape of the tile."),
  turn: z.literal([0, 1, 2, 3]).describe("Number of quarter turns.").default(0),
  ground: colour.describe("Background colour of the tile."),
  colour: colour.describe("Colour of the shape."),
});

/** A photograph, shown instead of the drawn picture of a record of that kind, or of that part of a page. */
export function photographOf(kind: Illustrated) {
  return group("A photograph instead of the drawn picture.", {
    file: photographFile(kind),
    alt: "Alternative text: what the photograph shows.",
  });
}

/** A photograph as the content names it: its file in `images/` and its text alternative. */
export type PhotographName = z.output<ReturnType<typeof photographOf>>;

/** A page's title and description, for its head and for search results. */
export const meta = group("Title and description for search engines and shared links.", {
  title: text
    .refine((value) => value.length <= 60, "at most 60 characters, the length that search results show")
    .describe("Title in the browser tab, in search results and on shared links. At most 60 characters."),
  description: text
    .refine((value) => value.length >= 50 && value.length <= 160, "50 to 160 characters")
    .describe("Description in search results. 50 to 160 characters."),
  "share?": photographOf("share").describe("Picture of shared links to this page, instead of the drawn one."),
});

/** Where a page stands, if not where its name says. */
export const address = z
  .string()
  .regex(/^(?:\/|(?:\/[a-z\d]+(?:-[a-z\d]+)*)+)$/, {
    error: "the path of the page, such as /about-us: lower-case letters, digits and hyphens after each slash",
  })
  .describe("Path of the page. Without it: the file name.");

/** A link with its words. */
export const labelledLink = group("A link and its text.", { label: "Text of the link.", to: link });

/** What opens a section. */
export const heading = group("Heading of a section.", {
  "eyebrow?": title.describe("Small line above the title. It adds something that the title does not say."),
  title: title.describe("The title."),
  "lead?": "A sentence or two below the title.",
});

/** The coloured band that opens an inner page. */
export const band = headed("Coloured band at the top of the page.", {
  eyebrow: title.describe("Name of the page in the breadcrumbs."),
  hue: bandHue,
  "photograph?": photographOf("band"),
  "kind?": z
    .enum(["scene", "word", "cover", "strip"])
    .describe(
      "The layout. Scene: a drawing over the whole width. Word: a very large title. Cover: a mosaic. Strip: a picture beside the title. Default: from the page’s sections.",
    ),
  count: plural.describe("Text for the number of entries in the list. {count} is the number.").optional(),
  button: labelledLink.describe("Button for the main action of the page.").optional(),
});

/** A figure such as 70M, and what it counts. */
export const figureAndLabel = group("A number and its label.", {
  value: "The number, such as 70M.",
  label: "Label of the number.",
});

/** A question with its answer. */
export const question = group("A question with its answer. Do not repeat a question on the site.", {
  question: "The question.",
  answer: "The answer.",
});

/** One of a row of reasons or values, with its tile. */
export const benefit = group("A reason or value in a row, with its tile.", {
  title: "Title of the reason.",
  text: "A sentence or two.",
  tile,
  figure: figure.describe("A figure instead of the tile’s shape, on a tint of its colour.").optional(),
});

/** The words that every form for a message has, beside those of its other fields. */
export const messageForm = {
  email: "Label of the field for the email address.",
  save: "Label of the checkbox that stores name and address in the browser.",
  button: "Label of the button.",
  required: "Note that explains the asterisk.",
  "status?": "Shown after a click on the button while site.yaml has no “form”. Otherwise optional.",
} as const;
