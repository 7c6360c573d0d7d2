import { compose, paint, palette } from "../art/art.ts";
import { z } from "zod";
import type { Source } from "./content.ts";
import { labelsOf } from "./labels.ts";
import { dayAt, dayEnd } from "./schema/local-time.ts";
import {
  isOrigin,
  isWholeAddress,
  oldPath,
  email,
  isPhone,
  link,
  pagePath,
  dialled,
} from "./schema/reference.ts";
import { group, records, day, language, text, title } from "./schema/text.ts";

export const deskSchema = group(
  "The editor of the content at /desk. Staff sign in with their GitHub account, and each save is a commit.",
  {
    repository: z
      .string()
      .regex(
        /^[\w-][\w.-]*\/[\w-][\w.-]*$/,
        "the owner and the name of a repository at GitHub, such as my-company/site",
      )
      .describe("Owner and name of the repository at GitHub, such as my-company/site."),
    branch: z
      .string()
      .regex(/^(?![/.-])(?!.*(\.\.|\/\/))[\w./-]*\w$/, "the name of a branch, such as main")
      .describe("Branch that the host publishes.")
      .default("main"),
    signIn: z
      .string()
      .refine(isOrigin, {
        error: "an origin: https:// and the name of a host, such as https://sign-in.example",
        params: { remedy: "Write https, and delete everything after the host." },
      })
      .describe("Address of your sign-in service for GitHub. Without it, staff sign in with a token.")
      .optional(),
  },
);

const currencies = Intl.supportedValuesOf("currency");

const timeZones = ["UTC", ...Intl.supportedValuesOf("timeZone")];

const originsOf = (what: string) =>
  z
    .array(
      z.string().refine(isOrigin, {
        error: "an origin: https:// and the name of a host, such as https://maps.example",
        params: {
          remedy:
            "Write https, and delete everything after the host. Write a host such as müller.example in its form that starts with xn--.",
        },
      }),
    )
    .describe(what)
    .default([]);

const policy = group(
  "Other sites that pages may load from, such as https://maps.example. With “scripts” or “images”, browsers no longer isolate the pages in their memory.",
  {
    scripts: originsOf("Sites of scripts. A script can change every page and read what visitors type."),
    connections: originsOf("Sites that these scripts fetch from."),
    images: originsOf("Sites of images."),
  },
).prefault({});

const countVisits = group(
  "Script of a service that counts visits. It can read what visitors type: mention it on your privacy page.",
  {
    script: z
      .string()
      .refine((value) => /^https:[^;,'"]+$/.test(value) && isWholeAddress(value), {
        error: "the full address of a script, such as https://counter.example/script.js",
        params: {
          remedy: "Copy the address from the code that the service gives you, after src=.",
        },
      })
      .describe("Address of the script, such as https://counter.example/script.js."),
    attributes: records("Attributes of the script that identify the site, such as data-domain.", {
      name: z
        .string()
        .regex(
          /^(data-[a-z\d-]+|id|integrity|crossorigin)$/,
          "id, integrity, crossorigin or a name that starts with data-",
        )
        .describe("Name of the attribute."),
      value: "Value of the attribute.",
    }).default([]),
  },
);

/** An address of the old site: any path that stays in its folder. */
const oldAddress = z
  .string()
  .refine(
    (path) => /^(?:\/(?!\.{1,2}(?:\/|$))[^/?#{}"`\\\p{Cc}]{1,200})+$/u.test(oldPath(path)) || path === "/",
    {
      error: "the path of an old address, such as /About_us.html, without ? or # and what follows",
      params: { remedy: "Write everything after the host, with a slash in front." },
    },
  );

export const siteSchema = group("Who runs this site, and settings of the whole site.", {
  name: title.describe("Name of the site."),
  tagline: "One line about the site.",
  description: "Description for search engines and shared links.",
  url: z
    .string()
    .refine(isOrigin, {
      error: "the address of the site alone: https:// and the name of the host, such as https://site.example",
      params: {
        remedy:
          "Delete everything after the host (path, query, slash), write https, and use lower case. Put the path of the site in “base”.",
      },
    })
    .describe("Address of the published site, without a slash at the end."),
  base: z
    .string()
    .refine((value) => /^\/(?:[a-z\d]+(?:[._-]+[a-z\d]+)*\/)*$/i.test(value), {
      error: "a path that starts and ends with a slash, in letters, digits and hyphens, such as /learning/",
      params: { remedy: "Write the path, or delete “base” if the site is at the root of its host." },
    })
    .describe(
      "Path of the site on its host, from slash to slash, such as /learning/. Links, files and feeds start with it.",
    )
    .default("/"),
  language: language.describe("Language of the site, for browsers and screen readers."),
  timeZone: z
    .string()
    .refine((name) => timeZones.includes(name), {
      error: "an IANA time zone, such as America/New_York",
      params: { known: timeZones, remedy: "Correct the name." },
    })
    .describe("IANA name of the time zone in which days start and end, such as America/New_York."),
  founded: z.int().min(1000).max(2099).describe("Year in which the owner of the site began."),
  address: group("Postal address, shown on the contact page. This and the other addresses are invented.", {
    street: "Street and number.",
    city: "City.",
    region: "Code of the state.",
    postalCode: "Postal code.",
    country: "Country.",
  }),
  phone: text
    .refine(isPhone, {
      error: "one telephone number of digits, spaces and the signs + - ( ) . /",
      params: {
        remedy: "Write one number. Move an extension, a second number or words to “openingHours”.",
      },
    })
    .describe("Telephone number."),
  email: email.describe("Email address for visitors."),
  openingHours: "Hours when somebody answers the telephone.",
  security: group("Contact for reports of security holes: /.well-known/security.txt (RFC 9116).", {
    contact: z
      .string()
      .refine(isWholeAddress, {
        error:
          "a full address that starts with https:, mailto: or tel:, such as mailto:security@site.example",
        params: { remedy: "Write the full address." },
      })
      .describe("Address for reports."),
  }),
  announcement: group("Line at the top of every page, such as the end of enrolment.", {
    text: "Text of the announcement. One line is best.",
    to: link.describe("Link of the announcement.").optional(),
    from: day
      .describe("First day. The first build on or after this day shows it. Without it: the next build.")
      .optional(),
    until: day.describe("Last day. Later visitors do not see it.").optional(),
  })
    .refine(({ from, until }) => !from || !until || from <= until, {
      error: "a last day on or after “from”",
      path: ["until"],
      params: { remedy: "Correct one of the two days." },
    })
    .optional(),
  copyright: "Line in the footer of every page.",
  currency: z
    .string()
    .refine((code) => currencies.includes(code), {
      error: "the code of a currency (ISO 4217), such as USD",
      params: { remedy: "Write its three capitals." },
    })
    .describe("Currency of all prices: its three capitals."),
  moved: records("Redirects.", {
    from: oldAddress.describe("Old address, in any form."),
    to: pagePath.describe("Path of the page that has its content now."),
  }).default([]),
  form: z
    .string()
    .refine((value) => value.startsWith("https://") && isWholeAddress(value), {
      error: "the full address of a form, such as https://forms.example/f/abcdefgh",
      params: { remedy: "Copy the address from the page of your form at the service." },
    })
    .describe(
      "Address that the forms of the contact and course pages post to. Without it, they send nothing and say so.",
    )
    .optional(),
  desk: deskSchema.optional(),
  policy,
  countVisits: countVisits.optional(),
  demo: group("Test account. The log-in screen shows it in plain text.", {
    email: email.describe("Email address of the account."),
    password: z.string().min(5).max(8).describe("Password of the account, of 5 to 8 characters."),
  }),
});

/** Mark and name, with the link to the home page. */
export function brandView({ content }: Source) {
  return {
    name: content.site.name,
    to: content.navigation.home.to,
    mark: paint(compose("scene", { name: "mark" })),
  };
}

export type BrandView = ReturnType<typeof brandView>;

export function placeView({ content }: Pick<Source, "content">) {
  const { address, phone, openingHours } = content.site;
  const { street, city, region, postalCode, country } = address;
  return {
    lines: [street, `${city}, ${region} ${postalCode}`, country],
    links: [
      { label: phone, to: `tel:${dialled(phone)}` },
      { label: content.site.email, to: `mailto:${content.site.email}` },
    ],
    openingHours,
  };
}

/** The announcement, with the end of its last day: it may end after the build. */
function announcementView({ site, now }: Pick<Source["content"], "site" | "now">) {
  if (!site.announcement) return undefined;
  const { from, until, ...announced } = site.announcement;
  const today = dayAt(now, site.timeZone);
  if (today < (from ?? today) || (until ?? today) < today) return undefined;
  return { ...announced, until: until === undefined ? undefined : dayEnd(until, site.timeZone).getTime() };
}

/** Words of a page that fails. */
type Failed = { title: string; status: string; text: string; home: { label: string; to: string } };

/** Data of all pages, with the words of the error screen, which can replace any page. */
export function rootView(source: Source, failed: Failed) {
  const { site } = source.content;
  const announcement = announcementView(source.content);
  return {
    language: site.language,
    /** Colour of the browser's frame, by theme (HTML, 4.2.5.1): `--page` of tokens.css. */
    themeColor: { light: palette.paper, dark: palette.ink },
    labels: labelsOf(source, "skip", "broken"),
    failed,
    ...(announcement ? { announcement } : {}),
  };
}

export type RootView = ReturnType<typeof rootView>;
