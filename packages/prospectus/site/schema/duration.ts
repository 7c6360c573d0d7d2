/** The units in which content says how long something takes, with the designators of ISO 8601 (4.3.2, 4.4.3.2). */
const designators = new Map([
  ["hour", ["PT", "H"]],
  ["day", ["P", "D"]],
  ["week", ["P", "W"]],
  ["month", ["P", "M"]],
]);

const partsOf = (words: string) => /^(?<count>\d+) (?<unit>hour|day|week|month)s?$/.exec(words)?.groups;

/**
 * A time such as “3 weeks” or “8 hours” as an ISO 8601 duration: P3W, PT8H. Gives nothing for words it cannot read;
 * the schema asks for ones it can.
 */
export function isoDuration(words: string): string | undefined {
  const { count, unit = "" } = partsOf(words) ?? {};
  return designators.get(unit)?.join(String(count));
}

/** Such a time in a language: “3 weeks” is “3 semaines” in French. Other words stay as they are. */
export function durationText(words: string, language: string): string {
  const { count, unit } = partsOf(words) ?? {};
  if (unit === undefined) return words;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Number(count));
}
