/** Local times of the content, such as 2024-10-04T09:00 in America/New_York, for programs that need to know the instant. */

/**
 * Of a time that the clocks show twice the first is meant; one that they leap over counts with the offset from before the leap
 * (RFC 5545, section 3.3.5, which is what Temporal calls compatible).
 */
function zoned(local: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: "compatible" });
}

/**
 * The instant at which the clock of an IANA time zone shows a local time.
 *
 * @throws RangeError for a day or a zone that does not exist; the content check has refused both before.
 */
export function instantOf(local: string, timeZone: string): Date {
  return new Date(zoned(local, timeZone).epochMilliseconds);
}

/**
 * The instant at which the day of a local time ends at its place: what happens on that day is over from then on.
 *
 * @throws RangeError for a day or a zone that does not exist.
 */
export function dayEnd(local: string, timeZone: string): Date {
  const next = Temporal.PlainDateTime.from(local).toPlainDate().add({ days: 1 });
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds);
}

/** The day that the calendar of a place shows at an instant, such as 2024-10-04. */
export const dayAt = (instant: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/**
 * A local time of an IANA time zone with its offset from UTC (2024-10-04T09:00:00-04:00, RFC 3339), whichever of summer and
 * standard time holds on that day.
 *
 * @throws RangeError for a day or a zone that does not exist.
 */
export function withOffset(local: string, timeZone: string): string {
  return zoned(local, timeZone).toString({ timeZoneName: "never", smallestUnit: "second" });
}
