import { compose, paint } from "../art/art.ts";
import { z } from "zod";
import type { Source } from "./content.ts";
import { dayAt, dayEnd } from "./schema/local-time.ts";
import {
  dialled,
  email,
  isOrigin,
  isPhone,
  isWholeAddress,
  like,
  link,
  oldPath,
  textThat,
} from "./schema/reference.ts";
import { days, group, isInOrder, language, records, text, title, wrongOrder } from "./schema/text.ts";

const host = textThat(isOrigin, "https:// and a host alone, in lower case, such as https://site.example");

/** Header fields and policies contain it. */
const isWebAddress = (address: string) => /^https:[^;,'"]+$/.test(address) && isWholeAddress(address);
const webAddress = textThat(isWebAddress, "a full address with https://, copied from the service");

const currencies = Intl.supportedValuesOf("currency");
const timeZones = ["UTC", ...Intl.supportedValuesOf("timeZone")];

export const deskSchema = group("The editor at /desk. Staff sign in at GitHub, and each save is a commit.", {
  repository: like(
    /^[\w-][\w.-]*\/[\w-][\w.-]*$/,
    "owner and name of a repository, such as my-company/site",
  ).describe("Owner and name of the repository at GitHub."),
  signIn: host.describe("Your sign-in service for GitHub. Without it: tokens.").optional(),
  review: z
    .literal(true)
    .describe("Each save waits as a pull request until someone publishes it at the desk.")
    .optional(),
});

const attributeName = like(
  /^(data-[a-z\d-]+|id|integrity|crossorigin)$/,
  "id, integrity, crossorigin or a name that starts with data-",
);

const counter = group(
  "Script of a service that counts visits. It can read what visitors type: say so on your privacy page.",
  {
    script: webAddress.describe("Address of the script, such as https://counter.example/script.js."),
    attributes: records("Attributes of the script that identify the site.", {
      name: attributeName.describe("Name, such as data-domain."),
      value: "Value of the attribute.",
    }).default([]),
    connections: z.array(host).describe("Further hosts to which the script reports.").default([]),
  },
);

/** An address of the old site: any path that stays in its folder. */
const isOldAddress = (path: string) =>
  /^(?:\/(?!\.{1,2}(?:\/|$))[^/?#{}"`\\\p{Cc}]{1,200})+$/u.test(oldPath(path)) || path === "/";

export const siteSchema = group("Who runs this site, and settings of the whole site.", {
  name: title.describe("Name of the site."),
  tagline: "One line about the site.",
  description: "Description for search engines and shared links.",
  url: host.describe("Address of the published site, without a path."),
  base: like(/^\/(?:[a-z\d]+(?:[._-]+[a-z\d]+)*\/)*$/i, "a path from slash to slash, such as /learning/")
    .describe("Path of the site on its host, such as /learning/.")
    .default("/"),
  language: language.describe("Language of the site, for browsers and screen readers."),
  timeZone: z.enum(timeZones).describe("Time zone in which days start and end, such as America/New_York."),
  address: group("Postal address, shown on the contact page. This and the other addresses are invented.", {
    street: "Street and number.",
    city: "City.",
    region: "Code of the state.",
    postalCode: "Postal code.",
    country: "Country.",
  }),
  phone: text
    .refine(isPhone, "one telephone number of digits, spaces and the signs + - ( ) .")
    .describe("Telephone number."),
  email: email.describe("Email address for visitors."),
  openingHours: "Hours when somebody answers the telephone.",
  announcement: group("Line at the top of every page, such as the end of enrolment.", {
    text: "Text of the announcement. One line is best.",
    to: link.describe("Link of the announcement.").optional(),
    ...days,
  })
    .refine(isInOrder, wrongOrder)
    .optional(),
  copyright: "Line in the footer of every page.",
  currency: z.enum(currencies).describe("Currency of all prices (ISO 4217), such as USD."),
  moved: records("Old addresses that lead to a page.", {
    from: textThat(isOldAddress, "an old path such as /About_us.html, without ? or #").describe("Old path."),
    to: link
      .refine((to) => /^\/(?!\/)/.test(to), "the path of a page of this site, such as /contact")
      .describe("Path of the page that has its content now."),
  }).default([]),
  form: webAddress.describe("Where the forms post to. Without it, they send nothing and say so.").optional(),
  desk: deskSchema.optional(),
  countVisits: counter.optional(),
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
  const { labels } = source.content;
  const announcement = announcementView(source.content);
  return {
    labels: { skip: labels.skip, broken: labels.broken },
    failed,
    ...(announcement ? { announcement } : {}),
  };
}

export type RootView = ReturnType<typeof rootView>;

type Counter = Pick<Source["content"]["site"], "countVisits">;

/** Hosts to which the counter of visits may report: its script's, and those that its settings name. */
export function countingHosts({ countVisits }: Counter): string[] {
  if (!countVisits) return [];
  const { script, attributes, connections } = countVisits;
  const named = [script, ...attributes.map(({ value }) => value), ...connections];
  return [...new Set(named.filter(isWholeAddress).map((address) => new URL(address).origin))];
}

/** What the check says about the counter of visits. */
export const counterNotes = ({ countVisits }: Counter): string[] =>
  countVisits
    ? [
        `site.yaml lets ${countVisits.script} run in every page. Whoever controls it can change the pages and read what visitors type.`,
        `It may report to ${countingHosts({ countVisits }).join(", ")}. Browsers block other hosts: add them to countVisits.connections in site.yaml.`,
      ]
    : [];
