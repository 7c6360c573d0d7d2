import type { Content } from "../content.ts";
import type { CoursePage } from "../records.ts";
import { durationText } from "../schema/duration.ts";
import { colonOf } from "./language.ts";

const factNames = ["duration", "lessons", "skillLevel", "video", "enrolled"] as const;

/** Facts below the title of a course. `short`: for a line of text. */
export function courseFacts(
  content: Pick<Content, "site">,
  names: Record<keyof CoursePage["facts"], string>,
  facts: CoursePage["facts"],
) {
  return factNames.flatMap((name) => {
    if (facts[name] === undefined) return [];
    const value = durationText(facts[name], content.site.language);
    const label = names[name];
    const shorts: Partial<Record<typeof name, string>> = {
      lessons: `${value} ${label}`,
      enrolled: `${value} ${label}`,
      video: `${label}${colonOf(content)}${value}`,
    };
    return [{ label, value, short: shorts[name] }];
  });
}

export type CourseFact = ReturnType<typeof courseFacts>[number];
