/** Units of durations, with their designators in ISO 8601 (4.3.2, 4.4.3.2). */
const designators = new Map([
  ["hour", ["PT", "H"]],
  ["day", ["P", "D"]],
  ["week", ["P", "W"]],
  ["month", ["P", "M"]],
]);

const partsOf = (words: string) => /^(?<count>\d+) (?<unit>hour|day|week|month)s?$/.exec(words)?.groups;

/** “3 weeks” or “8 hours” as an ISO 8601 duration: P3W, PT8H. Undefined for other text, which the schema refuses. */
export function isoDuration(words: string): string | undefined {
  const { count, unit = "" } = partsOf(words) ?? {};
  return designators.get(unit)?.join(String(count));
}

/** A duration in a language: “3 weeks” is “3 semaines” in French. Other text stays as it is. */
export function durationText(words: string, language: string): string {
  const { count, unit } = partsOf(words) ?? {};
  if (unit === undefined) return words;
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(Number(count));
}
