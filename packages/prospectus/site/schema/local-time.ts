/** Instants of local times in the content, such as 2024-10-04T09:00 in America/New_York. */

/** A time that occurs twice is the first; a skipped time has the offset before the change (RFC 5545, 3.3.5; Temporal: compatible). */
function zoned(local: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: "compatible" });
}

/**
 * Instant of a local time in an IANA time zone.
 *
 * @throws RangeError for an unknown day or zone; the content check refuses both.
 */
export function instantOf(local: string, timeZone: string): Date {
  return new Date(zoned(local, timeZone).epochMilliseconds);
}

/**
 * Instant at the end of the day of a local time. Events of that day are past from then on.
 *
 * @throws RangeError for an unknown day or zone.
 */
export function dayEnd(local: string, timeZone: string): Date {
  const next = Temporal.PlainDateTime.from(local).toPlainDate().add({ days: 1 });
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds);
}

/** Calendar day of a time zone at an instant, such as 2024-10-04. */
export const dayAt = (instant: Date, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();

/**
 * Local time with its UTC offset (2024-10-04T09:00:00-04:00, RFC 3339), in summer or standard time.
 *
 * @throws RangeError for an unknown day or zone.
 */
export function withOffset(local: string, timeZone: string): string {
  return zoned(local, timeZone).toString({ timeZoneName: "never", smallestUnit: "second" });
}
