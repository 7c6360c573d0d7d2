import type { Records } from "../records.ts";
import type { RelatedRule, Rule } from "./arrange.ts";

export type ListSource = Records & {
  rules: {
    courseFilters: Rule<string, "by-name"> | undefined;
    articles: Rule<string, "newest-first" | "by-title"> | undefined;
    related: RelatedRule | undefined;
  };
  now: Date;
};
