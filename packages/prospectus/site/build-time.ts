/** The clock of the build: see `buildTime`. */

/** `SOURCE_DATE_EPOCH` is not a time. The message says what to do. */
export class BuildTimeError extends Error {}

/**
 * The time of the build, which decides what is past. `SOURCE_DATE_EPOCH` (seconds since 1970) replaces the clock for reproducible
 * builds. See https://reproducible-builds.org/specs/source-date-epoch/.
 *
 * @throws BuildTimeError if it is not a whole number of seconds.
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
