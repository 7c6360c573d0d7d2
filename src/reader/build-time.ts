/** `SOURCE_DATE_EPOCH` is set, but not to a time. */
export class BuildTimeError extends Error {}

/** The clock, or `SOURCE_DATE_EPOCH` in whole seconds (reproducible-builds.org). Throws a BuildTimeError. */
export function buildTime(epoch = process.env.SOURCE_DATE_EPOCH): Date {
  if (epoch === undefined || epoch === "") return new Date();
  const time = new Date(/^\d{1,10}$/.test(epoch) ? Number(epoch) * 1000 : Number.NaN);
  if (Number.isNaN(time.getTime()))
    throw new BuildTimeError(
      `SOURCE_DATE_EPOCH is “${epoch}”; expected whole seconds since 1970, such as 1732147200. Correct it, or unset it to use the clock.`,
    );
  return time;
}
