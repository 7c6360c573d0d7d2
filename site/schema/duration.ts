/** The units in which content says how long something takes, with the designators of ISO 8601 (4.3.2, 4.4.3.2). */
const designators = { hour: ["PT", "H"], day: ["P", "D"], week: ["P", "W"], month: ["P", "M"] } as const;

/**
 * A time such as “3 weeks” or “8 hours” as an ISO 8601 duration: P3W, PT8H. Gives nothing for words it cannot read;
 * the schema asks for ones it can.
 */
export function isoDuration(words: string): string | undefined {
  const [, count, unit] = /^(\d+) (hour|day|week|month)s?$/.exec(words) ?? [];
  if (count === undefined || unit === undefined) return undefined;
  const [before, after] = designators[unit as keyof typeof designators];
  return `${before}${count}${after}`;
}
