import type { z } from "zod";
import { articleFrontMatter, journal } from "./records/article.ts";
import { category } from "./records/category.ts";
import { categoryTiles, courseLists } from "./records/course-lists.ts";
import { coursePage, courses, lessons } from "./records/course.ts";
import { events } from "./records/event.ts";
import { jobs } from "./records/job.ts";
import { labels } from "./records/labels.ts";
import { navigation } from "./records/navigation.ts";
import { people, testimonials } from "./records/people.ts";
import { banners, faqs, plainPageFrontMatter } from "./records/page-records.ts";
import { plans } from "./records/plan.ts";
import { search } from "./records/search.ts";
import { site } from "./records/site.ts";
import type { Block } from "./prose/blocks.ts";
import type { band, meta } from "./schema/text.ts";

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
  search: ["search.yaml", search],
} as const;

/** Folders with a file for each record, named by its slug. Each record has a page; for categories it is optional. src/pages/pages.ts has the schema of pages. */
export const recordFiles = {
  pages: ["pages", ".yaml"],
  categories: ["categories", ".yaml", category],
  coursePages: ["courses", ".yaml", coursePage],
  articles: ["articles", ".md", articleFrontMatter],
  plainPages: ["plain-pages", ".md", plainPageFrontMatter],
} as const;

export type RecordFolder = keyof typeof recordFiles;

export type ContentFile = keyof typeof singleFiles | RecordFolder;

export const isFolder = (part: string): part is RecordFolder => Object.hasOwn(recordFiles, part);

/** Path in the content folder: of a single file, words of a kind of page, or a record. */
export function fileOf(...key: [keyof typeof singleFiles] | ["words" | RecordFolder, string]): string {
  if (key.length === 1) return singleFiles[key[0]][0];
  const [part, name] = key;
  if (part === "words") return `words/${name}.yaml`;
  const [folder, ending] = recordFiles[part];
  return `${folder}/${name}${ending}`;
}

/** A course for cards. `page`: slug of its page, if any. */
export type Course = z.output<typeof courses>[number] & { page?: string };

export type CoursePage = z.output<typeof coursePage> & { slug: string };

/** A card of a list: the course, and its values in that list. */
export type CourseCard = z.output<typeof courseLists>["courseList"][number];

type Category = z.output<typeof category> & { slug: string };

export type Article = z.output<typeof articleFrontMatter> & { slug: string; blocks: Block[] };

export type SectionWords = { kind: string };

export type SectionList = readonly SectionWords[];

/** Records with their own files, by slug. */
export type RecordsWithFile = {
  /** A page of sections: `pages/<slug>.yaml`, with the blocks of its prose by index of section. */
  pages: {
    slug: string;
    meta: z.output<typeof meta>;
    band?: z.output<typeof band> | undefined;
    address?: string | undefined;
    footer?: string | undefined;
    tallFooter: boolean;
    sections: SectionList;
    prose: ReadonlyMap<number, Block[]>;
  };
  categories: Category;
  coursePages: CoursePage;
  articles: Article;
  /** A page of prose: `plain-pages/<slug>.md`. */
  plainPages: z.output<typeof plainPageFrontMatter> & { slug: string; blocks: Block[] };
};

export type Records = {
  [Key in Exclude<keyof typeof singleFiles, "courses">]: z.output<(typeof singleFiles)[Key][1]>;
} & { [Key in RecordFolder]: readonly RecordsWithFile[Key][] } & {
  /** All courses: with a page, and those of `courses.yaml`. */
  courses: readonly Course[];
};

/** The valid records. Unreadable or invalid files are missing. */
export type SoundRecords = Pick<Records, RecordFolder | "courses"> & {
  [Key in Exclude<keyof typeof singleFiles, "courses">]?: Records[Key];
};
