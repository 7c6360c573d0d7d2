/** Fields with a meaning, such as ids and links. `meaningsIn` finds them in a record. */
import { z } from "zod";
import { walk, type Path } from "../../reader/walk.ts";

/** Kinds of record with an id. A “category page” is a category with a page. */
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

/** Kinds of record, or parts of a page, with a photograph. */
export type Illustrated = "courses" | "articles" | "events" | "people" | "hero" | "band" | "wide" | "prose";

/** Meaning of a field: own id, reference, link, price, Markdown, or a file in `images/`. */
type Meaning =
  | { is: "id"; of: RecordKind }
  | { is: "reference"; of: RecordKind; /** Skipped while the record does not show. */ skipped?: true }
  | { is: "link" }
  | { is: "price" }
  | { is: "prose" }
  | { is: "photograph"; of: Illustrated };

declare module "zod" {
  interface GlobalMeta {
    meaning?: Meaning;
  }
}

/** A text of a form, with what is expected. */
export const like = (form: RegExp, expected: string) => z.string().regex(form, expected);

/** A text with a rule of its own, and what is expected. */
export const textThat = (isRight: (value: string) => boolean, expected: string) =>
  z.string().refine(isRight, expected);

export const idOf = (kind: RecordKind) =>
  like(/^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*$/, "lower case with hyphens, such as crisis-management").meta({
    meaning: { is: "id", of: kind },
    description: `Name of this ${kind} for links and other files, in lower case with hyphens.`,
  });

/** Any text: an invalid id is reported once, as a broken reference. */
const anyText = z.string();

export const ref = (kind: RecordKind) =>
  anyText.meta({ meaning: { is: "reference", of: kind }, description: `The ${kind}, by its id.` });

/** An entry of a list, which skips it while its record does not show. */
export const listed = (kind: RecordKind) =>
  ref(kind).meta({ meaning: { is: "reference", of: kind, skipped: true } });

/** An email address. Zod's own pattern refuses hosts that end in xn-- and letters. */
export const email = z.email({
  pattern: /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i,
  error: "an email address, such as hello@site.example, with xn-- for other letters than a to z",
});

/** Whether an address has a target: a host, a mail address or a telephone number (RFC 3986, 6068, 3966). */
export function isWholeAddress(address: string): boolean {
  if (/\s/.test(address)) return false;
  if (address.startsWith("mailto:")) return email.safeParse(address.slice(7).split("?")[0]).success;
  if (address.startsWith("tel:")) return /^tel:\+?[\d().-]+$/.test(address) && isPhone(address.slice(4));
  if (!address.startsWith("https://") || !URL.canParse(address)) return false;
  const { hostname, username, password } = new URL(address);
  // Content Security Policies and host configurations use host names as they are.
  return /^[\w-]+(\.[\w-]+)+$/.test(hostname) && username + password === "";
}

export const isOrigin = (address: string) =>
  URL.canParse(address) && new URL(address).origin === address && isWholeAddress(address);

/** Digits to dial: without the (0) after a country code. */
export const dialled = (phone: string) =>
  phone.replace(/^((?:\+|00)[\d\s]*)\(0\)/, "$1").replace(/[^+\d]/g, "");

/** Whether text is one telephone number, as people write it. E.164 allows 15 digits. */
export function isPhone(words: string): boolean {
  return /^\+?[\d\s().\u2010\u2011-]+$/.test(words) && /^\+?\d{5,15}$/.test(dialled(words));
}

/** Decodes percent escapes, if they are valid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** An old address as servers look it up: decoded, without a slash or index.html at the end. */
export const oldPath = (from: string) => decoded(from).replace(/(.)\/(?:index\.html)?$/, "$1");

export const link = anyText.meta({
  meaning: { is: "link" },
  description: "A path such as /course, an anchor such as #top, or an address with https:, mailto: or tel:.",
});

export const prose = z
  .string()
  .min(1)
  .meta({ meaning: { is: "prose" } });

/** Price on a card: the word for free or an amount. Checked later against labels.yaml and the currency. */
export const priceOf = <Rule extends z.ZodType>(rule: Rule): Rule =>
  rule.meta({
    meaning: { is: "price" },
    description: "The word for “free” of labels.yaml, or an amount such as $79. Pages show it as it is.",
  });

export const photographName = /^[\w-]{1,100}\.(jpe?g|png|webp|avif)$/i;

/** What to do about a wrong file name or format. */
export const photographRemedy =
  "Name the file with letters, digits and hyphens, save it as JPEG, PNG, WebP or AVIF, and write that name alone.";

export const photographFile = (kind: Illustrated) =>
  anyText.meta({
    meaning: { is: "photograph", of: kind },
    description: "The name of a file in the folder images.",
  });

export const meaningOf = (schema: z.core.$ZodType): Meaning | undefined =>
  z.globalRegistry.get(schema)?.meaning;

export type MeaningfulText = { path: Path; text: string; meaning: Meaning };

/** Every text with a meaning. */
export function meaningsIn(schema: z.core.$ZodType, value: unknown): MeaningfulText[] {
  const texts: MeaningfulText[] = [];
  walk(schema, value, (field, text, path) => {
    const what = meaningOf(field);
    if (what && typeof text === "string") texts.push({ path, text, meaning: what });
  });
  return texts;
}
