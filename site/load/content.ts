/** The shape of the checked content. */
import type { z } from "zod";
import type { Page } from "../pages.ts";
import type { articleFrontMatter } from "../schema/article.ts";
import type { category } from "../schema/category.ts";
import type { coursePage, courses } from "../schema/course.ts";
import type { personPageFrontMatter } from "../schema/person-page.ts";
import type { plainPageFrontMatter } from "../schema/plain-page.ts";
import type { pageFiles, singleFiles } from "./files.ts";
import type { Block } from "./prose/blocks.ts";

/** A course that cards can show. `page` is the slug of its own page, if it has one. */
export type Course = z.output<typeof courses>[number] & { page?: string };

/** What a course page says: `courses/<slug>.yaml`. */
export type CoursePage = z.output<typeof coursePage> & { slug: string };

/** A category: `categories/<slug>.yaml`. */
export type Category = z.output<typeof category> & { slug: string };

/** An article with its page: `articles/<slug>.md`. */
export type Article = z.output<typeof articleFrontMatter> & { slug: string; blocks: Block[] };

/** The page of a person: `people/<id>.md`. Its slug is the id. */
type PersonPage = z.output<typeof personPageFrontMatter> & { slug: string; blocks: Block[] };

/** A page of prose: `plain-pages/<slug>.md`. */
type PlainPage = z.output<typeof plainPageFrontMatter> & { slug: string; blocks: Block[] };

/** All records of the content, checked. */
export type Records = {
  [Key in Exclude<keyof typeof singleFiles, "courses">]: z.output<(typeof singleFiles)[Key][1]>;
} & {
  /** Every page but the error page, in the order of `pages.ts`. */
  pageList: readonly Page[];
  /** The words of the pages, by the names of their files. */
  pages: { [Key in keyof typeof pageFiles]: z.output<(typeof pageFiles)[Key]> };
  /** All categories, by the names of their files. */
  categories: readonly Category[];
  /** All courses: those with a page of their own, and those of `courses.yaml`. */
  courses: readonly Course[];
  coursePages: readonly CoursePage[];
  articles: readonly Article[];
  personPages: readonly PersonPage[];
  plainPages: readonly PlainPage[];
};

/** As much of the content as is sound by itself: files that could not be read or do not fit their schema are missing. */
export type SoundContent = Pick<
  Records,
  "pageList" | "categories" | "courses" | "coursePages" | "articles" | "personPages" | "plainPages"
> & {
  [Key in Exclude<keyof typeof singleFiles, "courses">]?: Records[Key];
} & { pages: Partial<Records["pages"]> };
