import { journalSchema, articleSchema, blogOf } from "./article.ts";
import { categorySchema, categoryTilesSchema } from "./category.ts";
import type { RecordFolder, Records } from "./content.ts";
import { courseListsSchema, courseListsOf } from "./course-lists.ts";
import { coursesSchema, lessonsSchema, coursePageSchema } from "./course.ts";
import { eventsSchema } from "./event.ts";
import { jobsSchema } from "./job.ts";
import { labelsSchema } from "./labels.ts";
import { navigationSchema, bannersSchema } from "./navigation.ts";
import { peopleSchema, testimonialsSchema } from "./person.ts";
import { plansSchema } from "./plan.ts";
import { faqsSchema } from "./question.ts";
import { searchSchema } from "./search.ts";
import { siteSchema } from "./site.ts";

export const singleFiles = {
  site: ["site.yaml", siteSchema],
  labels: ["labels.yaml", labelsSchema],
  navigation: ["navigation.yaml", navigationSchema],
  courses: ["courses.yaml", coursesSchema],
  courseLists: ["course-lists.yaml", courseListsSchema],
  categoryTiles: ["category-tiles.yaml", categoryTilesSchema],
  lessons: ["lessons.yaml", lessonsSchema],
  people: ["people.yaml", peopleSchema],
  testimonials: ["testimonials.yaml", testimonialsSchema],
  events: ["events.yaml", eventsSchema],
  jobs: ["jobs.yaml", jobsSchema],
  plans: ["plans.yaml", plansSchema],
  faqs: ["faqs.yaml", faqsSchema],
  journal: ["journal.yaml", journalSchema],
  banners: ["banners.yaml", bannersSchema],
  search: ["search.yaml", searchSchema],
} as const;

/** Folders with a file for each record, named by its slug. Each record has a page; for categories it is optional. src/pages/pages.ts has the schema of pages. */
export const recordFiles = {
  pages: ["pages", ".yaml"],
  categories: ["categories", ".yaml", categorySchema],
  coursePages: ["courses", ".yaml", coursePageSchema],
  articles: ["articles", ".md", articleSchema],
} as const;

export const isFolder = (part: string): part is RecordFolder => Object.hasOwn(recordFiles, part);

/** Path in the content folder: of a single file, words of a kind of page, or a record. */
export function fileOf(...key: [keyof typeof singleFiles] | ["words" | RecordFolder, string]): string {
  if (key.length === 1) return singleFiles[key[0]][0];
  const [part, name] = key;
  if (part === "words") return `words/${name}.yaml`;
  const [folder, ending] = recordFiles[part];
  return `${folder}/${name}${ending}`;
}

export const makeLists = (content: Records) => ({
  courses: courseListsOf(content),
  blog: blogOf(content),
  /** Ids of the people of the team, in the order of their file. */
  team: content.people.people.filter(({ role }) => role === content.people.team).map(({ id }) => id),
});
