import { z } from "zod";
import { text } from "./text.ts";

/** The provider and the site as a whole: `site.yaml`. */
export const site = z.strictObject({
  name: text,
  tagline: text,
  description: text,
  url: z
    .url()
    .refine(
      (value) => !value.endsWith("/"),
      "an address without a slash at its end, such as https://tessera.example",
    ),
  language: z.string().regex(/^[a-z]{2}(-[A-Z]{2})?$/, "a language code such as en"),
  founded: z.int(),
  address: z.strictObject({ street: text, city: text, region: text, postalCode: text, country: text }),
  phone: text,
  email: z.email(),
  openingHours: text,
  /** For security.txt (RFC 9116): where to report a hole, and the languages of the people who read the report. */
  security: z.strictObject({
    contact: z
      .string()
      .regex(
        /^(https:\/\/|mailto:|tel:)\S+$/,
        "an address that starts with https:, mailto: or tel:, such as mailto:security@tessera.example",
      ),
    languages: z
      .array(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, "a language code such as en"))
      .min(1),
  }),
  copyright: text,
  currency: z.string().regex(/^[A-Z]{3}$/, "a currency code such as USD"),
  /** Whether the openings of jobs.yaml are real ones that search engines may list as such. */
  jobPostings: z.boolean(),
  /** Where the contact and query forms post to; without it they say that nothing is sent. */
  formAddress: z.url().optional(),
  demo: z.strictObject({ email: z.email(), password: z.string().min(5).max(8) }),
});
