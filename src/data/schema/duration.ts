/** “3 weeks” or “8 hours” as an ISO 8601 duration: P3W, PT8H. Undefined for other text, which the schema refuses. */
export function isoDuration(words: string): string | undefined {
  const [, count, unit] = /^(\d+) (hour|day|week|month)s?$/.exec(words) ?? [];
  if (unit === undefined) return undefined;
  return `${unit === "hour" ? "PT" : "P"}${count}${unit.charAt(0).toUpperCase()}`;
}
