import { Temporal } from "temporal-polyfill";

/**
 * A local time (2024-10-04T09:00) of an IANA time zone with its offset from UTC (2024-10-04T09:00:00-04:00, RFC 3339), whichever of
 * summer and standard time holds on that day. Of a time that the clocks repeat the first is meant; one that they skip is moved
 * past the gap (RFC 5545, 3.3.5). Throws a RangeError for an unknown zone or a text that is no time.
 */
export function withOffset(local: string, timeZone: string): string {
  return Temporal.PlainDateTime.from(local)
    .toZonedDateTime(timeZone, { disambiguation: "compatible" })
    .toString({ timeZoneName: "never", smallestUnit: "second" });
}
