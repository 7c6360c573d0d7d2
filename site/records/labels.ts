import { z } from "zod";
import { plural, sentenceWith, text } from "../schema/text.ts";

/** Words of the interface that several screens share. */
export const labels = z.strictObject({
  skip: text,
  broken: text,
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
  /** On the tile of a category. */
  courseCount: plural,
  buyCourse: text,
  readArticle: text,
  previous: text,
  next: text,
  pause: text,
  play: text,
  questionMarkers: z.strictObject({ closed: text, open: text }),
  /** What is said of events and courses that one can book: each where a record says such a thing. */
  booking: z
    .strictObject({
      register: text,
      online: text,
      cancelled: text,
      moved: sentenceWith("date"),
      full: text,
      "waiting-list": text,
      over: text,
    })
    .partial()
    .default({}),
  posts: text,
  location: text,
  salary: text,
  jobDescription: text,
  jobType: text,
  experience: text,
  theme: z.strictObject({ label: text, system: text, light: text, dark: text }),
  page: text,
  filters: z.strictObject({
    label: text,
    category: text,
    level: text,
    price: text,
    paid: text,
    language: text,
  }),
  /** What the account forms say of a password that breaks their rule: 5 to 8 characters. */
  passwordRule: z.strictObject({ short: text, long: text }),
  paging: z.strictObject({ label: text, previous: text, next: text }),
  filter: text,
  /** For forms that are sent somewhere. */
  form: z.strictObject({
    missing: text,
    email: text,
    trap: text,
    sending: text,
    sent: text,
    failed: text,
    offline: text,
    tooMany: text,
    mail: sentenceWith("address"),
  }),
});
