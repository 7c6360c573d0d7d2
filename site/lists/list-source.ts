/** What lists are made of: records, and what the words of pages say of lists. */
import type { Records } from "../records.ts";

/** A list and its rule, as `listOf` in site/schema/list.ts takes it. */
type Rule<Order extends string> = { pinned: string[]; rest: Order | "none"; limit?: number | undefined };

/** What the words of pages say of lists: their rules. A page or section that is not there has none. */
type ListWords = {
  home: {
    courses?: { filters: Rule<"by-name"> } | undefined;
    blog?: { articles: Rule<"newest-first" | "by-title"> } | undefined;
  };
  blog: { articles: Rule<"newest-first" | "by-title"> } | undefined;
  article: { articles: Rule<"same-category"> & { pinnedOn: string[] } } | undefined;
  event: { events: Rule<"by-date" | "coming-first"> } | undefined;
};

/** The records, these words by the kinds of the pages, and the time of the build. */
export type ListSource = Records & { pages: ListWords; now: Date };
