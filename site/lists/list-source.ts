/** What lists are made of: records, and what the words of pages say of lists. */
import type { Records } from "../records.ts";

/** A list and its rule, as `listOf` in site/schema/list.ts takes it. */
type Rule<Order extends string> = { pinned: string[]; rest: Order | "none"; limit?: number | undefined };

/** What the words of pages say of lists: their rules. */
type ListWords = {
  home: { courses: { filters: Rule<"by-name"> }; blog: { articles: Rule<"newest-first" | "by-title"> } };
  blog: { articles: Rule<"newest-first" | "by-title"> };
  article: { articles: Rule<"same-category"> & { pinnedOn: string[] } };
  event: { events: Rule<"by-date" | "newest-first"> };
};

/** The records, and these words by the kinds of the pages. */
export type ListSource = Records & { pages: ListWords };
