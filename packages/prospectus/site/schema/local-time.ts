/** A time that occurs twice is the first; a skipped time has the offset before the change (RFC 5545, 3.3.5; Temporal: compatible). */
function zoned(local: string, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone, { disambiguation: "compatible" });
}

/** Instant of a local time in an IANA time zone. Throws a RangeError for an unknown day or zone. */
export function instantOf(local: string, timeZone: string): Date {
  return new Date(zoned(local, timeZone).epochMilliseconds);
}

/** End of the day of a local time, when its events are past. Throws a RangeError for an unknown day or zone. */
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

/** Local time with its UTC offset (RFC 3339). Throws a RangeError for an unknown day or zone. */
export function withOffset(local: string, timeZone: string): string {
  return zoned(local, timeZone).toString({ timeZoneName: "never", smallestUnit: "second" });
}
