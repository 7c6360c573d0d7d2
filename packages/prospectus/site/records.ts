/** What the content holds beside the words of pages: which file is held against which schema, and what comes of it. */
import type { z } from "zod";
import { articleFrontMatter, journal } from "./records/article.ts";
import { brand } from "./records/brand.ts";
import { category } from "./records/category.ts";
import { categoryTiles, courseLists } from "./records/course-lists.ts";
import { coursePage, courses, lessons } from "./records/course.ts";
import { events } from "./records/event.ts";
import { jobs } from "./records/job.ts";
import { labels } from "./records/labels.ts";
import { navigation } from "./records/navigation.ts";
import { people, testimonials } from "./records/people.ts";
import { banners, faqs, personPageFrontMatter, plainPageFrontMatter } from "./records/page-records.ts";
import { plans } from "./records/plan.ts";
import { search } from "./records/search.ts";
import { site } from "./records/site.ts";
import type { Block } from "./prose/blocks.ts";
import type { band, meta } from "./schema/text.ts";

/** Files of which there is one. */
export const singleFiles = {
  site: ["site.yaml", site],
  brand: ["brand.yaml", brand],
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

/** Files each of which is a record of its own; their names are the slugs. Each of them has a page, but for a category, which may have one. The schema of pages is that of their sections: see site/pages.ts. */
export const recordFiles = {
  pages: ["pages", ".yaml"],
  categories: ["categories", ".yaml", category],
  coursePages: ["courses", ".yaml", coursePage],
  articles: ["articles", ".md", articleFrontMatter],
  personPages: ["people", ".md", personPageFrontMatter],
  plainPages: ["plain-pages", ".md", plainPageFrontMatter],
} as const;

/** A kind of record each of which has a file of its own. */
export type RecordFolder = keyof typeof recordFiles;

/** A file of the content, or a folder of records. */
export type ContentFile = keyof typeof singleFiles | RecordFolder;

/** Whether a part of the content is a folder with a file for each record. */
export const isFolder = (part: string): part is RecordFolder => Object.hasOwn(recordFiles, part);

/** The file of a part of the content, from the content folder: of a whole file, of the words of a kind of page, or of one record with a file of its own. */
export function fileOf(...key: [keyof typeof singleFiles] | ["words" | RecordFolder, string]): string {
  if (key.length === 1) return singleFiles[key[0]][0];
  const [part, name] = key;
  if (part === "words") return `words/${name}.yaml`;
  const [folder, ending] = recordFiles[part];
  return `${folder}/${name}${ending}`;
}

/** Of a course whose price is reduced on the day of the build: what it costs else, and the last day of the reduction. */
type Reduced = { regular?: { price: string; until?: string | undefined } | undefined };

/** With a time zone: its own, or that of the school. */
type Zoned<One> = One & { timeZone: string };

/** A date on which a course is held. */
export type Session = Zoned<NonNullable<z.output<typeof coursePage>["sessions"]>[number]>;

/** A course with what the build adds to its record. */
type Made<One> = Omit<One, "sessions"> & { sessions?: Session[] | undefined } & Reduced;

/** A course that cards can show. `page` is the slug of its own page, if it has one. */
export type Course = Made<z.output<typeof courses>[number]> &
  Partial<Pick<z.output<typeof coursePage>, "rating" | "status">> & { page?: string };

/** What a course page says: `courses/<slug>.yaml`. */
export type CoursePage = Made<z.output<typeof coursePage>> & { slug: string };

/** One card of a list: the course, and what that list says of it. */
export type CourseCard = z.output<typeof courseLists>["courseList"]["pinned"][number];

/** A category: `categories/<slug>.yaml`. */
type Category = z.output<typeof category> & { slug: string };

/** An article with its page: `articles/<slug>.md`. */
export type Article = z.output<typeof articleFrontMatter> & { slug: string; blocks: Block[] };

/** What content says of a section: its kind, and what the definition of that kind asks for (site/sections/). */
export type SectionWords = { kind: string };

/** A list of sections, which is a page or stands on one. */
export type SectionList = readonly SectionWords[];

/** The records that have a file each, by the names of their files. */
export type RecordsWithFile = {
  /** A page from sections: `pages/<slug>.yaml`. Of its prose there are the blocks, by the place of their section. */
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
  /** The page of a person: `people/<id>.md`. Its slug is the id. */
  personPages: z.output<typeof personPageFrontMatter> & { slug: string; blocks: Block[] };
  /** A page of prose: `plain-pages/<slug>.md`. */
  plainPages: z.output<typeof plainPageFrontMatter> & { slug: string; blocks: Block[] };
};

/** All records of the content, checked. */
export type Records = {
  [Key in Exclude<keyof typeof singleFiles, "courses" | "events">]: z.output<(typeof singleFiles)[Key][1]>;
} & { [Key in RecordFolder]: readonly RecordsWithFile[Key][] } & {
  /** All courses: those with a page of their own, and those of `courses.yaml`. */
  courses: readonly Course[];
  events: Zoned<z.output<typeof events>[number]>[];
};

/** As many of the records as are sound by themselves: files that could not be read or do not fit their schema are missing. */
export type SoundRecords = Pick<Records, RecordFolder | "courses"> & {
  [Key in Exclude<keyof typeof singleFiles, "courses">]?: Records[Key];
};
