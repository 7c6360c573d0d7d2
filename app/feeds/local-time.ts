import { Temporal } from "temporal-polyfill";

/**
 * The instant at which the clock of a time zone shows a local time, such as 2024-10-04T09:00 in America/New_York. A time
 * that the clock shows twice is the first of the two, one that it leaps over counts with the offset from before the leap
 * (RFC 5545, section 3.3.5, which is what Temporal calls compatible).
 *
 * @throws RangeError for a day or a zone that does not exist; the content check has refused both before.
 */
export function instantOf(local: string, timeZone: string): Date {
  const zoned = Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, {
    disambiguation: "compatible",
  });
  return new Date(zoned.epochMilliseconds);
}
