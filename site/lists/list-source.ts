/** What lists are made of: records, and what the words of pages say of lists. */
import type { Records } from "../records.ts";

/** A list and its rule, as `listOf` in site/schema/list.ts takes it. */
type Rule<Order extends string> = { pinned: string[]; rest: Order | "none"; limit?: number | undefined };

/** The rules of lists that sections and the words of articles say. What is not there says none. */
type ListRules = {
  courseFilters: Rule<"by-name"> | undefined;
  articles: ArticleRule | undefined;
  related: (Rule<"same-category"> & { pinnedOn: string[] }) | undefined;
  events: Rule<"by-date" | "coming-first"> | undefined;
};

/** How a list of articles is ordered. */
export type ArticleRule = Rule<"newest-first" | "by-title">;

/** The records, these rules, and the time of the build. */
export type ListSource = Records & { rules: ListRules; now: Date };
