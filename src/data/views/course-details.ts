import type { CoursePage } from "../records.ts";

const factNames = ["duration", "lessons", "skillLevel", "video", "enrolled"] as const;

/** Facts below the title of a course. `short`: for a line of text. */
export function courseFacts(names: Record<keyof CoursePage["facts"], string>, facts: CoursePage["facts"]) {
  return factNames.flatMap((name) => {
    const value = facts[name];
    if (value === undefined) return [];
    const label = names[name];
    const shorts: Partial<Record<typeof name, string>> = {
      lessons: `${value} ${label}`,
      enrolled: `${value} ${label}`,
      video: `${label}: ${value}`,
    };
    return [{ label, value, short: shorts[name] }];
  });
}

export type CourseFact = ReturnType<typeof courseFacts>[number];
