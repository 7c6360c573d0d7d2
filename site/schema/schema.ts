/**
 * What is allowed in `content/`: one schema per kind of file. Every object refuses unknown keys, so that a
 * misspelt key is reported instead of being ignored. References between files are checked in `check.ts`.
 */
import { z } from "zod";
import { figureNames } from "../art/figures.ts";
import { portraitTraits } from "../art/portrait.ts";
import { tileNames } from "../art/tile.ts";
import { palette, type Colour } from "../art/palette.ts";
import { isoDuration } from "./duration.ts";

/** Words that a visitor reads: not empty, no white space at either end, no filler Latin. */
const text = z
  .string()
  .min(1, "some text")
  .refine((value) => value === value.trim(), "text without spaces at its start or end")
  // The filler that layouts are tried out with: named here so that a build stops where somebody forgot to replace it.
  .refine((value) => !/lorem ipsum/i.test(value), "finished text, not filler Latin");

/** A key by which other files name this record. */
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "a key in lower case with hyphens, such as crisis-management");

/** A link: a path of this site, an anchor on the page, or a full address. Paths are checked against the route table. */
const link = z
  .string()
  .regex(
    /^(\/|#|https:\/\/|mailto:|tel:)/,
    "a path such as /course, an anchor such as #top, or an address that starts with https:, mailto: or tel:",
  );

/** A calendar day. YAML would turn a bare date into a Date, so the reader keeps it as text. */
const day = z.iso.date("a day as year-month-day, such as 2024-10-04");

/** How long something takes, in words that search engines get as an ISO 8601 duration. */
const duration = text.refine(
  (value) => isoDuration(value) !== undefined,
  "a number and a unit, such as 3 weeks or 8 hours",
);

const category = z.enum(["design", "development", "management", "finance"]);
const hue = z.enum(["vermilion", "cobalt", "saffron", "jade", "blush", "sky", "butter", "mint", "lilac"]);
const colour = z.enum(Object.keys(palette) as [Colour, ...Colour[]]);
const figure = z.enum(figureNames as [(typeof figureNames)[number], ...(typeof figureNames)[number][]]);
const tile = z.strictObject({
  name: z.enum(tileNames as [(typeof tileNames)[number], ...(typeof tileNames)[number][]]),
  turn: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]).default(0),
  ground: colour,
  colour,
});

/** A photograph in `content/images/`, used instead of the drawn picture of the record. */
const photograph = z.strictObject({
  file: z.string().regex(/^[\w-]+\.(jpe?g|png|webp|avif)$/i, "the name of a file in content/images"),
  alt: text,
});

const meta = z.strictObject({
  title: text.refine(
    (value) => value.length <= 60,
    "at most 60 characters, so that search results show it whole",
  ),
  description: text.refine((value) => value.length >= 50 && value.length <= 160, "50 to 160 characters"),
});
const labelledLink = z.strictObject({ label: text, to: link });
const heading = z.strictObject({ eyebrow: text, title: text, lead: text.optional() });
const band = heading.extend({ hue });
const figureAndLabel = z.strictObject({ value: text, label: text });
const question = z.strictObject({ question: text, answer: text });

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

/** Words of the interface that several screens share. */
export const labels = z.strictObject({
  skip: text,
  backToTop: text,
  breadcrumbs: text,
  mainNavigation: text,
  footerNavigation: text,
  openMenu: text,
  closeMenu: text,
  menu: text,
  close: text,
  free: text,
  rated: text,
  courseDetails: text,
  buyCourse: text,
  applyNow: text,
  readArticle: text,
  relatedBlogs: heading,
  previous: text,
  next: text,
  pause: text,
  play: text,
  questionMarkers: z.strictObject({ closed: text, open: text }),
  posts: text,
  location: text,
  salary: text,
  jobDescription: text,
  jobType: text,
  experience: text,
  theme: z.strictObject({ label: text, system: text, light: text, dark: text }),
  required: text,
  dateLabel: text,
  page: text,
  filter: text,
  curriculum: text,
  opensInNewTab: text.optional(),
});

export const navigation = z.strictObject({
  home: labelledLink,
  courses: z.strictObject({
    label: text,
    choice: text,
    free: z.strictObject({ label: text, text: text }),
    paid: z.strictObject({ label: text, text: text }),
    links: z.array(labelledLink.extend({ category })).min(1),
  }),
  pages: z.strictObject({ label: text, links: z.array(labelledLink).min(1) }),
  direct: z.array(labelledLink).min(1),
  account: z.strictObject({ login: labelledLink, register: labelledLink }),
  mobile: z.strictObject({
    pages: z.array(labelledLink).min(1),
    other: z.strictObject({ label: text, links: z.array(labelledLink).min(1) }),
  }),
  cart: z.strictObject({ label: text, title: text, empty: text, count: z.int().min(0) }),
  footer: z.strictObject({
    columns: z
      .array(
        z.strictObject({
          title: text,
          items: z.array(z.strictObject({ label: text, to: link.optional() })).min(1),
        }),
      )
      .min(1),
  }),
});

/** Every course that a card can show: its title and picture, once. */
export const courses = z
  .array(
    z.strictObject({
      id,
      title: text,
      category,
      figure,
      photograph: photograph.optional(),
    }),
  )
  .min(1);

/** One card in one list. Badge and link belong to the list, since the specification gives two readings of prices. */
const card = z.strictObject({
  course: id,
  badge: text,
  lessons: text.optional(),
  enrolled: text.optional(),
  /** Only where a list departs from the rule: free leads to the course page, paid to /denied. */
  to: link.optional(),
  /** A line or two of the hover detail panel. */
  detail: text.optional(),
});
const cards = z.array(card).min(1);

export const courseLists = z.strictObject({
  defaults: z.strictObject({ lessons: text, enrolled: text, rating: text }),
  home: z.strictObject({ all: cards, design: cards, development: cards, management: cards, finance: cards }),
  trending: z.array(card.required({ detail: true })).min(1),
  coursePage1: cards,
  coursePage2: cards,
  category: z.strictObject({ design: cards, finance: cards, development: cards }),
  related: cards,
});

/** The six tiles of "Top categories", on the home page and the course list. */
export const categoryTiles = z
  .array(
    z.strictObject({
      title: text,
      courses: z.int().min(0),
      category: z.enum(["design", "finance", "development"]),
      tile,
    }),
  )
  .min(1);

/** The six lessons that every course page lists. */
export const lessons = z.array(z.strictObject({ id, title: text })).min(1);

/** A course page: `content/courses/<category>.yaml`. */
export const coursePage = z.strictObject({
  meta,
  course: id,
  rating: text,
  facts: z.strictObject({
    duration,
    lessons: text,
    skillLevel: text,
    video: duration,
    enrolled: text,
  }),
  overview: z.strictObject({
    description: z.array(text).min(2),
    features: z.array(text).min(3),
    audience: z.array(text).min(3),
  }),
  /** One entry per lesson of `lessons.yaml`, in its order. */
  lessons: z
    .array(
      z.strictObject({
        lesson: id,
        introduction: text,
        figures: z.array(figure).min(1).max(2),
        features: z.array(text).min(3),
        text: z.array(text).min(2),
        summary: text,
      }),
    )
    .min(1),
  instructors: z.array(id).min(1),
  questions: z.array(question).min(1),
});

export const people = z.strictObject({
  team: z.array(id).min(1),
  people: z
    .array(
      z.strictObject({
        id,
        name: text,
        role: text,
        about: text.optional(),
        portrait: z
          .strictObject(
            Object.fromEntries(
              Object.entries(portraitTraits).map(([trait, values]) => [
                trait,
                z.literal([...values] as (string | boolean)[]).optional(),
              ]),
            ),
          )
          .optional(),
        photograph: photograph.optional(),
      }),
    )
    .min(1),
});

export const testimonials = z.strictObject({
  home: z.array(z.strictObject({ quote: text, author: id })).min(1),
  about: z.array(z.strictObject({ quote: text, author: id })).min(1),
});

/** A day and a time without an offset: what the clock at the place says. Days that no calendar has are refused. */
const localTime = z.iso.datetime({
  local: true,
  offset: false,
  precision: -1,
  error: "a local day and time, such as 2024-10-04T09:00",
});

export const events = z
  .array(
    z.strictObject({
      id: id.refine(
        (value) => value !== "events",
        "another id: /event/events.ics is the calendar of all events",
      ),
      title: text,
      detail: text,
      start: localTime.regex(/[^Z]$/, "a time without Z: it is local to the place"),
      end: localTime.regex(/[^Z]$/, "a time without Z: it is local to the place"),
      timeZone: z.string().regex(/^[A-Z][\w]+\/[\w/]+$/, "a time zone such as America/New_York"),
      /** When the record was last changed: the revision that calendar programs compare (DTSTAMP). */
      updated: day,
      venue: text,
      city: text,
      region: text,
      country: text,
      figure,
      photograph: photograph.optional(),
    }),
  )
  .min(1);

export const jobs = z
  .array(
    z.strictObject({
      id,
      title: text,
      posts: text,
      address: text,
      salary: text,
      /** The day on which the opening was announced; needed when site.yaml says `jobPostings: true`. */
      posted: day.optional(),
      figure,
      info: z.strictObject({ description: text, jobType: text, experience: text }),
    }),
  )
  .min(1);

export const plans = z.strictObject({
  features: z.array(text).min(1),
  plans: z
    .array(
      z.strictObject({
        id,
        name: text,
        summary: text,
        monthly: z.int().min(0),
        yearly: z.int().min(0),
        button: text,
        to: link,
        tile,
        dark: z.boolean().default(false),
      }),
    )
    .min(1),
});

export const faqs = z.strictObject({
  categories: z.array(z.strictObject({ id, title: text, questions: z.array(question).min(1) })).min(1),
  pricing: z.array(question).min(1),
  contact: z.array(question).min(1),
});

/** The front matter of `content/articles/<slug>.md`. */
export const article = z.strictObject({
  meta,
  title: text,
  category,
  /** The label in capitals: the specification has articles of a label that is no course category (TEACHING). */
  label: text,
  author: id,
  date: day,
  excerpt: text,
  figure,
  photograph: photograph.optional(),
});

/** The cards of the blog list: articles by their slug, and teasers of articles that have no page. */
export const journal = z
  .array(
    z.union([
      z.strictObject({ article: id }),
      z.strictObject({ title: text, category, label: text, author: id, date: day, excerpt: text, figure }),
    ]),
  )
  .min(1);

/** A sentence into which figures or words are put: it must hold each of these names in braces. */
const sentenceWith = (...names: string[]) =>
  names.reduce(
    (rule, name) => rule.refine((value) => value.includes(`{${name}}`), `a text that holds {${name}}`),
    text,
  );

/** The words of the search, and what it offers before anything is typed. */
export const search = z.strictObject({
  button: text,
  label: text,
  close: text,
  loading: text,
  failed: text,
  results: z.strictObject({
    short: text,
    none: sentenceWith("query"),
    one: text,
    many: sentenceWith("count"),
    best: sentenceWith("shown", "count"),
  }),
  list: text,
  suggest: text,
  suggestions: z.array(text).min(2).max(3),
  hint: text,
  shortcut: text,
  kinds: z.strictObject({
    course: text,
    lesson: text,
    article: text,
    event: text,
    question: text,
    page: text,
  }),
  freeCourse: text,
  paidCourse: text,
});

/** The words of `/llms.txt`. */
export const llms = z.strictObject({
  notes: text,
  sections: z.strictObject({ pages: text, courses: text, articles: text, optional: text }),
  feed: z.strictObject({ label: text, text }),
  calendar: z.strictObject({ label: text, text }),
  sitemap: z.strictObject({ label: text, text }),
});

/** The bands that close or interrupt several pages. */
export const banners = z.strictObject({
  journey: z.strictObject({ title: text, buttons: z.array(labelledLink).min(1) }),
  questions: heading.extend({ button: labelledLink }),
  quickAccess: z.strictObject({ title: text, text, button: labelledLink }),
  developSkills: z.strictObject({ title: text, text, button: labelledLink }),
  tutor: z.strictObject({ eyebrow: text, title: text, text }),
});

const benefit = z.strictObject({ title: text, text, tile });

export const pages = {
  home: z.strictObject({
    meta,
    hero: z.strictObject({
      eyebrow: text,
      title: text,
      highlight: text,
      lead: text,
      button: labelledLink,
      tag: figureAndLabel,
    }),
    universities: z.strictObject({
      label: text,
      names: z
        .array(
          z.strictObject({
            name: text,
            tile: z.enum(tileNames as [(typeof tileNames)[number], ...(typeof tileNames)[number][]]),
            turn: z.int().min(0).max(3).default(0),
          }),
        )
        .min(6),
    }),
    categories: heading,
    courses: heading.extend({
      filters: z.strictObject({
        all: text,
        design: text,
        development: text,
        management: text,
        finance: text,
      }),
    }),
    why: heading.extend({ benefits: z.array(benefit).min(1) }),
    testimonials: heading.extend({ figures: z.array(figureAndLabel).min(1) }),
    trending: heading,
    blog: heading.extend({ articles: z.array(id).min(1) }),
  }),
  about: z.strictObject({
    meta,
    band,
    story: heading.extend({ paragraphs: z.array(text).min(1), figures: z.array(figureAndLabel).min(1) }),
    catalogue: heading.extend({ figure: figureAndLabel, text, button: labelledLink }),
    features: heading.extend({
      cards: z.array(z.strictObject({ id: z.int(), cardNo: text, title: text, desc: text })).min(1),
      open: z.int(),
    }),
    offer: heading.extend({ items: z.array(benefit).min(1) }),
    instructor: heading.extend({
      paragraphs: z.array(text).min(1),
      points: z.array(text).min(1),
      button: labelledLink,
    }),
    testimonials: heading,
  }),
  course: z.strictObject({
    meta,
    band,
    categories: heading,
    courses: heading,
    pageLabels: z.array(text).length(2),
  }),
  faq: z.strictObject({ meta, band, contact: heading.extend({ button: labelledLink }) }),
  pricing: z.strictObject({
    meta,
    band,
    periods: z.strictObject({
      legend: text,
      monthly: text,
      yearly: text,
      perMonth: text,
      monthlyNote: text,
      yearlyNote: text,
    }),
    plans: heading,
    faq: heading,
  }),
  event: z.strictObject({
    meta,
    band,
    past: text,
    calendar: z.strictObject({ title: text, text, one: text, all: text }),
    list: heading,
    tickerLabel: text,
    ticker: z.array(text).min(3),
  }),
  career: z.strictObject({
    meta,
    band,
    openings: heading,
    values: heading.extend({ items: z.array(benefit).min(1) }),
    button: labelledLink,
  }),
  team: z.strictObject({ meta, band, members: heading, memberLabel: text }),
  blog: z.strictObject({ meta, band, feed: z.strictObject({ text, link: text }), list: heading }),
  contact: z.strictObject({
    meta,
    band,
    intro: z.array(text).min(1),
    director: z.strictObject({ person: id, title: text }),
    form: z.strictObject({
      title: text,
      name: text,
      email: text,
      subject: text,
      message: text,
      save: text,
      button: text,
      required: text,
      status: text,
    }),
    location: heading.extend({ area: text, details: text, hours: text }),
    faq: heading,
  }),
  category: z.strictObject({
    design: z.strictObject({ meta, band }),
    finance: z.strictObject({ meta, band }),
    development: z.strictObject({ meta, band }),
  }),
  courseDetail: z.strictObject({
    tabs: z.strictObject({ overview: text, curriculum: text, instructor: text, faq: text, query: text }),
    facts: z.strictObject({ duration: text, lessons: text, skillLevel: text, video: text, enrolled: text }),
    overview: z.strictObject({ description: text, features: text, audience: text }),
    lesson: z.strictObject({
      number: text,
      introduction: text,
      features: text,
      summary: text,
      list: text,
      next: text,
    }),
    instructors: heading,
    faq: heading,
    query: heading.extend({
      firstName: text,
      lastName: text,
      email: text,
      category: text,
      query: text,
      save: text,
      button: text,
      required: text,
      status: text,
    }),
    related: heading,
  }),
  article: z.strictObject({
    related: heading,
    authorLabel: text,
    /** On the card of the article that is being read. */ current: text,
  }),
  login: z.strictObject({
    meta,
    title: text,
    text,
    email: text,
    password: text,
    button: text,
    busy: text,
    noAccount: text,
    signUp: labelledLink,
    demo: z.strictObject({ title: text, email: text, password: text }),
    success: z.strictObject({ title: text, text, no: text, yes: labelledLink }),
    close: text,
    noScript: text,
  }),
  signup: z.strictObject({
    meta,
    title: text,
    text,
    email: text,
    name: text,
    password: text,
    button: text,
    busy: text,
    haveAccount: text,
    signIn: labelledLink,
    success: z.strictObject({
      title: text,
      name: text,
      email: text,
      password: text,
      close: text,
      continue: labelledLink,
    }),
    close: text,
    noScript: text,
  }),
  denied: z.strictObject({ meta, title: text, text, signUp: labelledLink, logIn: labelledLink }),
  error: z.strictObject({
    meta,
    title: text,
    text,
    near: text,
    home: labelledLink,
    links: z.array(labelledLink).min(1),
  }),
} as const;
