/** Why a build could not be done, in words for whoever builds: see `buildSentence`. */
import { BuildTimeError } from "../site/build-time.ts";
import { ContentError } from "../site/load/content-error.ts";

/** What the system refuses (errno(3)), and what to do. Rust, in which the bundler is written, says only the number. */
const remedies: readonly [sign: RegExp, remedy: string][] = [
  [/\bENOSPC\b|os error 28\b/, "The disk is full: make room"],
  [/\bEDQUOT\b|os error 122\b/, "Your share of the disk is used up: make room"],
  [/\bEROFS\b|os error 30\b/, "The folder can only be read: copy the project to a place that can be written"],
  [
    /\b(EACCES|EPERM)\b|os error (1|13)\b/,
    "You may not write there: give the project's folder to the user who builds, or copy it to a place of your own",
  ],
  [
    /\bEBUSY\b|os error 16\b/,
    "The folder is in use, or a disk of its own: end the program that uses it, or let it be an ordinary folder",
  ],
  [/\bEXDEV\b|os error 18\b/, "The folders build and .cache lie on different disks: put them on one"],
  [/\b(EEXIST|ENOTDIR)\b|os error (17|20)\b/, "A file stands where a folder is needed: move it away"],
  [/\b(EMFILE|ENFILE)\b|os error 24\b/, "Too many files are open: raise the limit (ulimit -n)"],
];

/** The message of an error with those of its causes. */
function messagesOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code = "" } = error as NodeJS.ErrnoException;
  return `${code} ${error.message}${error.cause === undefined ? "" : `\n${messagesOf(error.cause)}`}`;
}

/** What to do where the system refuses, such as “The disk is full: make room”; nothing for any other error. */
export function systemRemedy(error: unknown): string | undefined {
  const said = messagesOf(error);
  return remedies.find(([sign]) => sign.test(said))?.[1];
}

/**
 * The sentences for a build that failed by what is in the content or round the project, and not by its code.
 *
 * @returns nothing for any other error: its place in the code is what helps then.
 */
export function buildSentence(error: unknown): string | undefined {
  if (error instanceof ContentError || error instanceof BuildTimeError) return error.message;
  const remedy = systemRemedy(error);
  if (remedy === undefined) return undefined;
  const said = messagesOf(error);
  const [system = said] = /\b(E[A-Z]{3,}:[^\n]*|[^\n]*os error \d+\)?)/.exec(said) ?? [];
  return `No site was built: ${system.trim()}. ${remedy}, and build again. The site of the last build is untouched.`;
}
