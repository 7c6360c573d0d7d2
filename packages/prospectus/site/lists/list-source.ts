/** What lists are made of: records, and what the words of pages say of lists. */
import type { Records } from "../records.ts";
import type { RelatedRule, Rule } from "./arrange.ts";

/** The records, the rules that sections and the words of articles say, where they are there, and the time of the build. */
export type ListSource = Records & {
  rules: {
    courseFilters: Rule<string, "by-name"> | undefined;
    articles: Rule<string, "newest-first" | "by-title"> | undefined;
    related: RelatedRule | undefined;
    events: Rule<string, "by-date" | "coming-first"> | undefined;
  };
  now: Date;
};
