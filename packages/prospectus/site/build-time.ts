/** The one clock of the build: see `buildTime`. */

/** `SOURCE_DATE_EPOCH` is set, and is no time. Its message says what to do. */
export class BuildTimeError extends Error {}

/**
 * The time of the build: the clock, or `SOURCE_DATE_EPOCH` (seconds since 1970) for a build that is to give the same bytes
 * on any day (reproducible-builds.org/specs/source-date-epoch). It decides what is past, what is scheduled, and until when
 * security.txt holds.
 *
 * @throws BuildTimeError with a sentence when the variable is set and is no whole number of seconds.
 */
export function buildTime(epoch = process.env.SOURCE_DATE_EPOCH): Date {
  if (epoch === undefined || epoch === "") return new Date();
  const time = new Date(/^\d{1,10}$/.test(epoch) ? Number(epoch) * 1000 : Number.NaN);
  if (Number.isNaN(time.getTime()))
    throw new BuildTimeError(
      `SOURCE_DATE_EPOCH is “${epoch}”; expected whole seconds since 1970, such as 1732147200. Correct it, or unset it to use the clock.`,
    );
  return time;
}
