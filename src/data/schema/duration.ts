/** Units of durations, with their designators in ISO 8601 (4.3.2, 4.4.3.2). */
const designators = new Map([
  ["hour", ["PT", "H"]],
  ["day", ["P", "D"]],
  ["week", ["P", "W"]],
  ["month", ["P", "M"]],
]);

const form = /^(?<count>\d+) (?<unit>hour|day|week|month)s?$/;

/** “3 weeks” or “8 hours” as an ISO 8601 duration: P3W, PT8H. Undefined for other text, which the schema refuses. */
export function isoDuration(words: string): string | undefined {
  const { count, unit = "" } = form.exec(words)?.groups ?? {};
  return designators.get(unit)?.join(String(count));
}
