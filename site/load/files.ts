/** Which file of `content/` is held against which schema. */
import type { z } from "zod";
import { articleFrontMatter, journal } from "../schema/article.ts";
import { banners } from "../schema/banners.ts";
import { category } from "../schema/category.ts";
import { categoryTiles, courseLists } from "../schema/course-lists.ts";
import { coursePage, courses, lessons } from "../schema/course.ts";
import { events } from "../schema/event.ts";
import { faqs } from "../schema/faq.ts";
import { jobs } from "../schema/job.ts";
import { labels } from "../schema/labels.ts";
import { llms } from "../schema/llms.ts";
import { navigation } from "../schema/navigation.ts";
import { aboutPage } from "../schema/pages/about.ts";
import { articleWords } from "../schema/pages/article.ts";
import { blogPage } from "../schema/pages/blog.ts";
import { careerPage } from "../schema/pages/career.ts";
import { contactPage } from "../schema/pages/contact.ts";
import { courseDetailWords } from "../schema/pages/course-detail.ts";
import { courseListPage } from "../schema/pages/course-list.ts";
import { deniedPage } from "../schema/pages/denied.ts";
import { errorPage } from "../schema/pages/error.ts";
import { eventPage } from "../schema/pages/event.ts";
import { faqPage } from "../schema/pages/faq.ts";
import { homePage } from "../schema/pages/home.ts";
import { loginPage } from "../schema/pages/login.ts";
import { pricingPage } from "../schema/pages/pricing.ts";
import { signupPage } from "../schema/pages/signup.ts";
import { teamPage } from "../schema/pages/team.ts";
import { people, testimonials } from "../schema/people.ts";
import { personPageFrontMatter } from "../schema/person-page.ts";
import { plainPageFrontMatter } from "../schema/plain-page.ts";
import { plans } from "../schema/plan.ts";
import { search } from "../schema/search.ts";
import { site } from "../schema/site.ts";

/** Files of which there is one. */
export const singleFiles = {
  site: ["site.yaml", site],
  labels: ["labels.yaml", labels],
  navigation: ["navigation.yaml", navigation],
  courses: ["courses.yaml", courses],
  courseLists: ["course-lists.yaml", courseLists],
  categoryTiles: ["category-tiles.yaml", categoryTiles],
  lessons: ["lessons.yaml", lessons],
  people: ["people.yaml", people],
  testimonials: ["testimonials.yaml", testimonials],
  events: ["events.yaml", events],
  jobs: ["jobs.yaml", jobs],
  plans: ["plans.yaml", plans],
  faqs: ["faqs.yaml", faqs],
  journal: ["journal.yaml", journal],
  banners: ["banners.yaml", banners],
  llms: ["llms.yaml", llms],
  search: ["search.yaml", search],
} as const;

/** The words of the pages: `pages/<name>.yaml`. */
export const pageFiles = {
  home: homePage,
  about: aboutPage,
  course: courseListPage,
  courseDetail: courseDetailWords,
  faq: faqPage,
  pricing: pricingPage,
  event: eventPage,
  career: careerPage,
  team: teamPage,
  blog: blogPage,
  contact: contactPage,
  article: articleWords,
  login: loginPage,
  signup: signupPage,
  denied: deniedPage,
  error: errorPage,
} as const;

/** Files each of which is a record of its own; their names are the slugs. Each of them has a page, but for a category, which may have one. */
export const recordFiles = {
  categories: ["categories", ".yaml", category],
  coursePages: ["courses", ".yaml", coursePage],
  articles: ["articles", ".md", articleFrontMatter],
  personPages: ["people", ".md", personPageFrontMatter],
  plainPages: ["plain-pages", ".md", plainPageFrontMatter],
} as const;

type RecordFiles = keyof typeof recordFiles;

/** The file of a part of the content, from the content folder: of a whole file, of one page, or of one record with a file of its own. */
export function fileOf(...key: [keyof typeof singleFiles] | ["pages" | RecordFiles, string]): string {
  switch (key[0]) {
    case "pages":
      return `pages/${key[1].replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.yaml`;
    case "categories":
    case "coursePages":
    case "articles":
    case "personPages":
    case "plainPages": {
      const [folder, ending] = recordFiles[key[0]];
      return `${folder}/${key[1]}${ending}`;
    }
    default:
      return singleFiles[key[0]][0];
  }
}

/** The schema of a file, by the name that it should have; nothing for a file that is not read. */
export function schemaOf(file: string): z.ZodType | undefined {
  const single = Object.values(singleFiles).find(([name]) => name === file);
  if (single) return single[1];
  const page = Object.entries(pageFiles).find(([name]) => fileOf("pages", name) === file);
  if (page) return page[1];
  const record = Object.values(recordFiles).find(
    ([folder, ending]) => file.startsWith(`${folder}/`) && file.endsWith(ending),
  );
  return record?.[2];
}
