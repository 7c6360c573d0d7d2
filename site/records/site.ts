import { z } from "zod";
import { language } from "../schema/language.ts";
import { isOrigin, isPhone, isWholeAddress, link, pagePath } from "../schema/reference.ts";
import { address, day, group, photographOf, sentenceWith, text, title } from "../schema/text.ts";
import { form } from "./form.ts";
import { countVisits, policy, transport } from "./header-settings.ts";

const currencies = Intl.supportedValuesOf("currency");

/** The provider and the site as a whole: `site.yaml`. */
export const site = group(
  "Who runs this site, and the settings that belong to the provider. Every page reads them from here.",
  {
    name: title.describe("The name of the provider."),
    tagline: "A line that says what it is.",
    description: "For search engines and shared links.",
    url: z
      .string()
      .refine(isOrigin, {
        error:
          "the address of the site and no more: https:// and the name of the host, such as https://school.example",
        params: {
          remedy:
            "Leave out what comes after the host (path, query, slash), write https, and use small letters. A path below which the site stands belongs into base.",
        },
      })
      .describe("The address of the published site, without a slash at its end."),
    base: z
      .string()
      .refine((value) => /^\/(?:[a-z\d]+(?:[._-]+[a-z\d]+)*\/)*$/.test(value), {
        error:
          "a path that begins and ends with a slash, in lower-case letters, digits and hyphens, such as /school/",
        params: { remedy: "Write the path; or leave base out, where the site has its host to itself." },
      })
      .describe(
        "Where the site stands below a path of that address: the path, from slash to slash, such as /school/. Links, files and feeds follow.",
      )
      .default("/"),
    language: language
      .refine((code) => new Intl.Locale(code).getTextInfo().direction === "ltr", {
        error: "a language that is written from left to right; the other direction is not supported yet",
        params: { remedy: "Choose another language for the site." },
      })
      .describe(
        "The language of the site: how dates, numbers, prices and durations are written follows from it.",
      ),
    founded: z.int().min(1000).max(2099).describe("The year in which it began."),
    address: group("The postal address, shown on the contact page.", {
      street: "Street and number.",
      city: "City.",
      region: "State or region.",
      postalCode: "Postal code.",
      country: "Country.",
    }),
    phone: text
      .refine(isPhone, {
        error: "a telephone number of digits, spaces and the signs + - ( ) . /",
        params: { remedy: "Write the number; words about it belong into openingHours." },
      })
      .describe("The telephone number."),
    email: z
      .email({ error: "an email address, such as hello@school.example" })
      .describe("The email address to which visitors write."),
    openingHours: "When the telephone is answered.",
    security: group(
      "For whoever has found a hole in the site’s security: /.well-known/security.txt (RFC 9116).",
      {
        contact: z
          .string()
          .refine(isWholeAddress, {
            error:
              "a whole address that starts with https:, mailto: or tel:, such as mailto:security@school.example",
            params: { remedy: "Write the address out." },
          })
          .describe("Where to report it."),
        languages: z.array(language).min(1).describe("The languages in which the report is read."),
      },
    ),
    share: photographOf("share")
      .describe("What links are shared with, to pages that have no photograph of their own for it.")
      .optional(),
    announcement: group("A line at the top of every page, such as the day on which enrolment ends.", {
      text: "Its words; a line is best.",
      to: link.describe("Where a click on them leads.").optional(),
      from: day
        .describe(
          "The first day: the first build on that day or later shows it; without it the next build does.",
        )
        .optional(),
      until: day.describe("The last day. Whoever comes later does not see it any more.").optional(),
    })
      .refine(({ from, until }) => !from || !until || from <= until, {
        error: "a last day that is not before the first (from)",
        path: ["until"],
        params: { remedy: "Correct one of the two days." },
      })
      .optional(),
    copyright: "The line at the foot of every page.",
    currency: z
      .string()
      .refine((code) => currencies.includes(code), {
        error: "the code of a currency (ISO 4217), such as USD",
        params: { remedy: "Write its three capitals." },
      })
      .describe("The currency of all prices, by its three capitals."),
    notation: z
      .strictObject({
        prices: z.literal("as-written").describe("Amounts show as the content writes them, such as 59$."),
        days: z.literal("2-digit").describe("The days of events have two digits, such as 04."),
        hours: sentenceWith("start", "end").describe("How two times are joined, such as {start} - {end}."),
      })
      .partial()
      .describe("Where prices, days and hours are not to be written as the language has it.")
      .default({}),
    membership: z
      .boolean()
      .describe(
        "Whether courses with a price need a membership: their cards lead to /denied then, and else to their own pages.",
      )
      .default(false),
    jobPostings: z
      .boolean()
      .describe(
        "Whether the openings of jobs.yaml are real ones, which search engines may list. Each needs posted then.",
      ),
    moved: z
      .record(address, pagePath)
      .describe(
        "Addresses that pages had before, each with the page that stands elsewhere now: the old address, and those below it, lead there.",
      )
      .default({}),
    form: form.optional(),
    transport,
    policy,
    countVisits: countVisits.optional(),
    demo: group("The test account that the log-in screen shows in plain text.", {
      email: z
        .email({ error: "an email address, such as hello@school.example" })
        .describe("Its email address."),
      password: z.string().min(5).max(8).describe("Its password, of 5 to 8 characters."),
    }).optional(),
  },
);
