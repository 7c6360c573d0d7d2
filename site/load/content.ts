/** The shape of the checked content. */
import type { z } from "zod";
import type { Page } from "../pages.ts";
import type { articleFrontMatter } from "../schema/article.ts";
import type { categoryPage } from "../schema/category.ts";
import type { coursePage, courses } from "../schema/course.ts";
import type { category } from "../schema/text.ts";
import type { pageFiles, singleFiles } from "./files.ts";
import type { Block } from "./prose.ts";

/** A course that cards can show. `page` is the slug of its own page, if it has one. */
export type Course = z.output<typeof courses>[number] & { page?: string };

/** What a course page says: `courses/<slug>.yaml`. */
export type CoursePage = z.output<typeof coursePage> & { slug: string };

/** What a category page says: `categories/<slug>.yaml`. */
type CategoryPage = z.output<typeof categoryPage> & { slug: z.output<typeof category> };

/** An article with its page: `articles/<slug>.md`. */
export type Article = z.output<typeof articleFrontMatter> & { slug: string; blocks: Block[] };

/** All of the site's content, checked. */
export type Content = {
  [Key in Exclude<keyof typeof singleFiles, "courses">]: z.output<(typeof singleFiles)[Key][1]>;
} & {
  /** Every page but the error page, in the order of `pages.ts`. */
  pageList: readonly Page[];
  /** The words of the pages, by the names of their files. */
  pages: { [Key in keyof typeof pageFiles]: z.output<(typeof pageFiles)[Key]> };
  categories: readonly CategoryPage[];
  /** All courses: those with a page of their own, and those of `courses.yaml`. */
  courses: readonly Course[];
  coursePages: readonly CoursePage[];
  articles: readonly Article[];
};

/** As much of the content as is sound by itself: files that could not be read or do not fit their schema are missing. */
export type SoundContent = Pick<
  Content,
  "pageList" | "categories" | "courses" | "coursePages" | "articles"
> & {
  [Key in Exclude<keyof typeof singleFiles, "courses">]?: Content[Key];
} & { pages: Partial<Content["pages"]> };
