import { z } from "zod";
import { language } from "../schema/language.ts";
import { isOrigin, isPhone, isWholeAddress } from "../schema/reference.ts";
import { photographOf, text, title } from "../schema/text.ts";
import { form } from "./form.ts";
import { countVisits, policy, transport } from "./header-settings.ts";

const currencies = Intl.supportedValuesOf("currency");

/** The provider and the site as a whole: `site.yaml`. */
export const site = z.strictObject({
  name: title,
  tagline: text,
  description: text,
  url: z.string().refine(isOrigin, {
    error:
      "the address of the site and no more: https:// and the name of the host, such as https://school.example",
    params: {
      remedy:
        "Leave out what comes after the host (path, query, slash), write https, and use small letters. A path below which the site stands belongs into base.",
    },
  }),
  /** The path below which the site stands on its host; see `addressOf` in site/file-paths.ts. */
  base: z
    .string()
    .refine((value) => /^\/(?:[a-z\d]+(?:[._-]+[a-z\d]+)*\/)*$/.test(value), {
      error:
        "a path that begins and ends with a slash, in lower-case letters, digits and hyphens, such as /school/",
      params: { remedy: "Write the path; or leave base out, where the site has its host to itself." },
    })
    .default("/"),
  language,
  founded: z.int().min(1000).max(2099),
  address: z.strictObject({ street: text, city: text, region: text, postalCode: text, country: text }),
  phone: text.refine(isPhone, {
    error: "a telephone number of digits, spaces and the signs + - ( ) . /",
    params: { remedy: "Write the number; words about it belong into openingHours." },
  }),
  email: z.email({ error: "an email address, such as hello@school.example" }),
  openingHours: text,
  /** For security.txt (RFC 9116): where to report a hole, and the languages of the people who read the report. */
  security: z.strictObject({
    contact: z.string().refine(isWholeAddress, {
      error:
        "a whole address that starts with https:, mailto: or tel:, such as mailto:security@school.example",
      params: { remedy: "Write the address out." },
    }),
    languages: z.array(language).min(1),
  }),
  /** What links to pages are shared with that name no photograph of their own for it. */
  share: photographOf("share").optional(),
  copyright: text,
  currency: z.string().refine((code) => currencies.includes(code), {
    error: "the code of a currency (ISO 4217), such as USD",
    params: { remedy: "Write its three capitals." },
  }),
  /** Whether courses with a price need a membership: their cards lead to /denied, which says so, instead of to their pages. */
  membership: z.boolean().default(false),
  /** Whether the openings of jobs.yaml are real ones that search engines may list as such. */
  jobPostings: z.boolean(),
  /** Without it the forms send nothing, and say so. */
  form: form.optional(),
  transport,
  policy,
  countVisits: countVisits.optional(),
  demo: z
    .strictObject({
      email: z.email({ error: "an email address, such as hello@school.example" }),
      password: z.string().min(5).max(8),
    })
    .optional(),
  formAddress: z
    .string()
    .refine(() => false, {
      error: "the key form, which has taken its place",
      params: {
        remedy:
          "Write “form: { service: own, address: …, thanks: … }” with this address and the path of a page that thanks; other services are in docs/handbook.md.",
      },
    })
    .meta({ deprecated: true })
    .optional(),
});
