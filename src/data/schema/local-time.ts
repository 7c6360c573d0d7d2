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
