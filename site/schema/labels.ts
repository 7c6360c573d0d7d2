import { z } from "zod";
import { text } from "./text.ts";

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
  readArticle: text,
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
  page: text,
  filter: text,
});
