import { z } from "zod";
import { language } from "../schema/language.ts";
import { isOrigin, isPhone, isWholeAddress, link, oldPath, pagePath } from "../schema/reference.ts";
import { day, group, photographOf, sentenceWith, text, title } from "../schema/text.ts";
import { timeZone } from "../schema/time-zone.ts";
import { form } from "./form.ts";

const currencies = Intl.supportedValuesOf("currency");

/** How long browsers ask for the site by https alone, whether for all hosts below it too, and whether they may ship with that (RFC 6797; hstspreload.org). */
const transport = group(
  "For how long a browser that has seen the site asks for it by https alone. Set subdomains and preload to true only if every subdomain has https for good.",
  {
    days: z.int().min(0).max(3650).describe("For how many days."),
    subdomains: z
      .boolean()
      .describe(
        "Whether for every host below the address too, such as mail. or shop.: one without https cannot be reached any more.",
      ),
    preload: z
      .boolean()
      .describe("Whether browsers may ship with it (hstspreload.org): to leave their list takes months."),
  },
)
  .refine(({ days, subdomains, preload }) => !preload || (subdomains && days >= 365), {
    path: ["preload"],
    error:
      "false, since the list of the browsers takes only sites that ask for 365 days or more, subdomains too",
    params: { remedy: "Set preload to false; or subdomains to true and days to 365 or more." },
  })
  .default({ days: 365, subdomains: false, preload: false });

const originsOf = (what: string) =>
  z
    .array(
      z.string().refine(isOrigin, {
        error: "an origin: https:// and the name of a host, such as https://maps.example",
        params: {
          remedy:
            "Write https, and leave out what comes after the host; of a host such as müller.example write the form that begins with xn--.",
        },
      }),
    )
    .describe(what)
    .default([]);

/** Other sites of which pages may load something, by what that is. */
const policy = group(
  "Of which other sites pages may load something, such as https://maps.example. With any but connections, pages are no longer kept apart from other sites in the browser’s memory.",
  {
    scripts: originsOf("Of scripts: they can change every page and read what visitors type."),
    connections: originsOf("Of what these scripts fetch."),
    images: originsOf("Of images."),
  },
).prefault({});

/** The script of a service that counts visits, and the attributes by which it knows the site. */
const countVisits = group(
  "The script of a service that counts visits. It can read what visitors type; say so on your page of privacy.",
  {
    script: z
      .string()
      .refine((value) => /^https:[^;,'"]+$/.test(value) && isWholeAddress(value), {
        error: "the whole address of a script, such as https://counter.example/script.js",
        params: {
          remedy: "Copy it from what the service has you put into pages, where it stands behind src.",
        },
      })
      .describe("The address of the script, such as https://counter.example/script.js."),
    attributes: z
      .record(
        z
          .string()
          .regex(
            /^(data-[a-z\d-]+|id|integrity|crossorigin)$/,
            "id, integrity, crossorigin or a name that begins with data-",
          ),
        text,
      )
      .describe("The attributes by which the service knows the site, such as data-domain: school.example.")
      .default({}),
  },
);

/** An address of an earlier site: any path, but none that leads out of its folder. */
const oldAddress = z
  .string()
  .refine(
    (path) => /^(?:\/(?!\.{1,2}(?:\/|$))[^/?#{}"`\\\p{Cc}]{1,200})+$/u.test(oldPath(path)) || path === "/",
    {
      error: "the path of an old address, such as /About_us.html, without what stands behind ? or #",
      params: { remedy: "Write what stood behind the host, with a slash in front." },
    },
  );

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
      .refine((value) => /^\/(?:[a-z\d]+(?:[._-]+[a-z\d]+)*\/)*$/i.test(value), {
        error: "a path that begins and ends with a slash, in letters, digits and hyphens, such as /school/",
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
    timeZone: timeZone.describe(
      "The time zone of the school, by its name in the IANA list. By its clocks days begin and end, and events take place that say no other.",
    ),
    founded: z.int().min(1000).max(2099).describe("The year in which it began."),
    address: group("The postal address, shown on the contact page.", {
      street: "Street and number.",
      city: "City.",
      "region?": "State or region, where addresses of the country have one.",
      "postalCode?": "Postal code, where the country has them.",
      country: "Country.",
    }),
    phone: text
      .refine(isPhone, {
        error: "one telephone number of digits, spaces and the signs + - ( ) . /",
        params: {
          remedy: "Write one number; an extension, a second number and words belong into openingHours.",
        },
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
    "share?": photographOf("share").describe(
      "What links are shared with, to pages that have no photograph of their own for it.",
    ),
    "announcement?": group("A line at the top of every page, such as the day on which enrolment ends.", {
      text: "Its words; a line is best.",
      "to?": link.describe("Where a click on them leads."),
      "from?": day.describe(
        "The first day: the first build on that day or later shows it; without it the next build does.",
      ),
      "until?": day.describe("The last day. Whoever comes later does not see it any more."),
    }).refine(({ from, until }) => !from || !until || from <= until, {
      error: "a last day that is not before the first (from)",
      path: ["until"],
      params: { remedy: "Correct one of the two days." },
    }),
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
      .record(oldAddress, pagePath)
      .describe(
        "Addresses that pages had before, in any form, each with the page that stands elsewhere now: the old address, and those below it, lead there.",
      )
      .default({}),
    "form?": form,
    transport,
    policy,
    "countVisits?": countVisits,
    "demo?": group("The test account that the log-in screen shows in plain text.", {
      email: z
        .email({ error: "an email address, such as hello@school.example" })
        .describe("Its email address."),
      password: z.string().min(5).max(8).describe("Its password, of 5 to 8 characters."),
    }),
  },
);
