/**
 * Fields that mean more than their own text: ids, references to other records, links and names of photographs. A schema
 * declares them with the functions below, and `meaningsIn` finds them in a record by its schema.
 */
import { z } from "zod";
import { contentFolder } from "../content-folder.ts";
import { walk, type Path } from "./walk.ts";

/** The kinds of record that have an id. A “category page” is a category that has a page. */
export type RecordKind =
  | "article"
  | "category"
  | "category page"
  | "course"
  | "event"
  | "job"
  | "lesson"
  | "person"
  | "plan"
  | "question category";

/** What may name a photograph: a kind of record, or a part of a page. */
export type Illustrated =
  "courses" | "articles" | "events" | "people" | "hero" | "band" | "wide" | "prose" | "share" | "logo";

/** What a field means: it names its own record, another record, a place to go to, a price, Markdown, or a file in `images/`. */
type Meaning =
  | { is: "id"; of: RecordKind }
  | { is: "reference"; to: RecordKind }
  | { is: "link" }
  | { is: "price" }
  | { is: "prose" }
  | { is: "photograph"; of: Illustrated };

const meanings = z.registry<Meaning>();

/** A copy of the rule that has a meaning; the rule itself stays without. */
function meaning<Rule extends z.ZodType>(rule: Rule, what: Meaning): Rule {
  const copy = rule.clone();
  meanings.add(copy, what);
  return copy;
}

/** Keys become names of files, which no system lets be much longer than twice this, with what the build adds. */
const keyLength = 100;

/** A key by which files name a record. */
export const key = z
  .string()
  .max(keyLength)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a key in lower case with hyphens, such as crisis-management");

/** The id of the record in which it stands. No other record of the kind may have it. */
export function idOf(kind: RecordKind) {
  return meaning(key, { is: "id", of: kind });
}

/** A text that need not look like an id: what is no id of a record is reported as such, and once is enough. */
const anyText = z.string();

/** The id of another record, which must exist. */
export function ref(kind: RecordKind) {
  return meaning(anyText, { is: "reference", to: kind });
}

/**
 * Says whether an address leads anywhere at all: a web address names a host, a mail address a person, a telephone link a number
 * (RFC 3986, 6068 and 3966). None has a space.
 */
export function isWholeAddress(address: string): boolean {
  if (/\s/.test(address)) return false;
  if (address.startsWith("mailto:")) return z.email().safeParse(address.slice(7).split("?")[0]).success;
  if (address.startsWith("tel:")) return /^tel:\+?[\d().-]+$/.test(address) && isPhone(address.slice(4));
  if (!address.startsWith("https://") || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  // A policy and a configuration of a host take names of hosts as they are.
  return /^[\w-]+(\.[\w-]+)+$/.test(hostname) && username + password === "";
}

/** Whether an address is that of a site and no more, in https. */
export const isOrigin = (address: string) =>
  URL.canParse(address) && new URL(address).origin === address && isWholeAddress(address);

/** The digits of a telephone number, as one dials them: without the zero in brackets that stands behind the code of a country. */
export const dialled = (phone: string) =>
  phone.replace(/^((?:\+|00)[\d\s]*)\(0\)/, "$1").replace(/[^+\d]/g, "");

/** One telephone number as people write it: digits with spaces and signs between them, a + in front or not. E.164 has 15 digits at most. */
export function isPhone(words: string): boolean {
  const areTwo = words.split("/").filter((part) => dialled(part).length > 5).length > 1;
  return /^\+?[\d\s().\u2010\u2011/-]+$/.test(words) && !areTwo && /^\+?\d{5,15}$/.test(dialled(words));
}

/** Decodes the escapes of an address, where they can be decoded. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An old address as servers look it up: decoded, without a slash or index.html at its end. */
export const oldPath = (from: string) => decoded(from).replace(/(.)\/(?:index\.html)?$/, "$1");

/** A link: a path of this site, which must be a page; an anchor on the page; or a full address. What is none is reported with the links that lead nowhere. */
export const link = meaning(anyText, { is: "link" });

/** A page of this site, by its path. */
export const pagePath = meaning(
  z.string().refine((to) => /^\/(?!\/)/.test(to), {
    error: "the path of a page of this site, such as /contact",
    params: { remedy: "Write a path with a slash in front." },
  }),
  { is: "link" },
);

/** Single records of a kind, in place of those that a section shows by itself. */
export const picked = (kind: RecordKind) =>
  z.array(ref(kind)).min(1).describe("Show only these records, in this order.").optional();

/** Markdown, as articles may hold it. */
export const prose = meaning(z.string().min(1), { is: "prose" });

/** What a card says of the price: the word for free, an amount, or words. They are checked against labels.yaml and the currency of site.yaml. */
export function priceOf<Rule extends z.ZodType>(rule: Rule): Rule {
  return meaning(rule, { is: "price" });
}

const photographName = /^[\w-]{1,100}\.(jpe?g|png|webp|avif)$/i;
const logoName = /^[\w-]{1,100}\.(svg|png|webp)$/;

/** What the file of a photograph may be called, and that of a logo. */
export const pictureName = (kind: Illustrated) => (kind === "logo" ? logoName : photographName);

/** What to do about a file whose name or kind no photograph may have. */
export const photographRemedy = (name: string) =>
  /\.(?:heic|heif|tiff?|gif|bmp)$/i.test(name)
    ? "Save the picture as JPEG, and write the name of that file here."
    : `Rename the file, such as ${name
        .normalize("NFD")
        .replaceAll(/\p{M}/gu, "")
        .replaceAll(/[^\w.]+/g, "-")
        .replaceAll(/-*(\.)-*|-+$/g, "$1")}, and write that name here.`;

/** The name of a file in `images/` of the content, for a record of that kind. */
export function photographFile(kind: Illustrated) {
  return meaning(
    z.string().regex(pictureName(kind), {
      error: `the name of a file in ${contentFolder}/images: letters, digits and hyphens, then ${kind === "logo" ? ".svg, .png or .webp" : ".jpg, .png, .webp or .avif"}`,
    }),
    { is: "photograph", of: kind },
  );
}

/** What a field means beyond its own text. */
export const meaningOf = (schema: z.core.$ZodType): Meaning | undefined => meanings.get(schema);

/** What a field means, for help while writing; nothing for one that means its own text alone. */
export function helpFor(schema: z.core.$ZodType): string | undefined {
  const what = meanings.get(schema);
  switch (what?.is) {
    case "id":
      return `The id of this ${what.of}: lower case with hyphens. Other files refer to it. No other ${what.of} may have it.`;
    case "reference":
      return `The id of a ${what.to}.`;
    case "link":
      return "A path of this site such as /course, an anchor such as /faq#top, or an address that starts with https:, mailto: or tel:.";
    case "price":
      return 'The word for “free” in labels.yaml; an amount in quotes, such as "1290", formatted for the language; or other words, such as by income.';
    case "photograph":
      return "The name of a file in the folder images.";
    default:
      return undefined;
  }
}

/** A text of a record that has a meaning, and the keys and positions that lead to it. */
export type MeaningfulText = { path: Path; text: string; meaning: Meaning };

/**
 * Finds every text in a value whose field has a meaning. The value need not fit its schema; parts that do not fit are passed over.
 *
 * @returns beside the texts, the kinds of record of which some have no id: nobody can say then which ids of the kind there are.
 */
export function meaningsIn(schema: z.core.$ZodType, value: unknown) {
  const texts: MeaningfulText[] = [];
  const unnamed = new Set<RecordKind>();
  walk(schema, value, (field, text, path) => {
    const what = meanings.get(field);
    if (what && typeof text === "string") texts.push({ path, text, meaning: what });
    else if (what?.is === "id") unnamed.add(what.of);
  });
  return { texts, unnamed };
}
