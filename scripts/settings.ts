/** Settings of the commands, from the environment. A command reads them once and passes them on. */
import { noonOf } from "../src/data/checks/settings.ts";
import { day } from "../src/data/schema/text.ts";
import { sentenceOf } from "../src/reader/content-error.ts";
import type { SiteOptions } from "../src/site/load.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting has a value that no command can use. */
class SettingError extends Error {}

/** The clock, or `SOURCE_DATE_EPOCH` in whole seconds (reproducible-builds.org). */
function timeOf(epoch: string): Date {
  if (epoch === "") return new Date();
  const time = new Date(/^\d{1,10}$/.test(epoch) ? Number(epoch) * 1000 : Number.NaN);
  if (!Number.isNaN(time.getTime())) return time;
  throw new SettingError(
    `SOURCE_DATE_EPOCH is “${epoch}”; expected whole seconds since 1970, such as 1732147200. Correct it, or unset it to use the clock.`,
  );
}

/** The content folder is `CONTENT`; `DRAFTS=show` shows drafts. Throws an Error for a wrong `SOURCE_DATE_EPOCH`. */
export const siteSettings = ({ CONTENT, DRAFTS, SOURCE_DATE_EPOCH = "" }: Environment): SiteOptions => ({
  root: CONTENT || "content",
  clock: timeOf(SOURCE_DATE_EPOCH),
  drafts: DRAFTS === "show",
});

/** Settings of the preview: with drafts, or the site of a day without them. Throws an Error for a wrong day. */
export function previewSettings(environment: Environment, date?: string): SiteOptions {
  if (date === undefined) return siteSettings({ DRAFTS: "show", ...environment });
  if (!day.safeParse(date).success)
    throw new SettingError(
      `--date is “${date}”; expected a day of the calendar as year-month-day, such as --date 2026-12-07.`,
    );
  const settings = siteSettings(environment);
  return { ...settings, clock: noonOf(settings.root, date) };
}

/** `PORT` and `HOST` of the preview. Throws an Error for a wrong `PORT`. */
export function serverSettings({ PORT = "4173", HOST = "localhost" }: Environment) {
  const port = Number(PORT);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return { port, host: HOST };
  throw new SettingError(`PORT is “${PORT}”; expected a whole number from 1 to 65535, such as PORT=8080.`);
}

/** Messages of Node and Vite about options, ports and hosts. */
const ofOptions = /^(Unknown option|Unexpected argument|Option '|Port \d|listen |getaddrinfo )/;

/** One sentence for an error that is no bug. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof SettingError) return error.message;
  if (error instanceof Error && ofOptions.test(error.message))
    return `${error.message}. Correct the option, or set others, such as PORT=8080 HOST=localhost.`;
  return sentenceOf(error);
}

/** Runs a command. If it fails without a bug, the program ends with one sentence. */
export async function run<Result>(command: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await command();
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence === undefined) throw error;
    console.error(sentence);
    process.exit(1);
  }
}
