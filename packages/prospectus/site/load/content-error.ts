/** Mistakes in the content, and the sentences that report them. */
import { distance } from "fastest-levenshtein";
import { BuildTimeError } from "../build-time.ts";
import { contentFolder } from "../content-folder.ts";

/** A mistake in a content file, with all that is needed to mend it. */
export type Problem = {
  file: string;
  line: number;
  field: string;
  found: string;
  expected: string;
  remedy: string;
};

/** What a mistake is, wherever it stands. */
export type Mistake = Pick<Problem, "found" | "expected" | "remedy">;

/** A path into a record: keys and positions. */
export type FieldPath = readonly PropertyKey[];

/** Reports a mistake at a field of a file. */
export type Report = (file: string, path: FieldPath, mistake: Mistake) => void;

/** Writes a path the way people read it: `lists.home[2].badge`. */
export function fieldName(path: FieldPath): string {
  return (
    path
      .map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`))
      .join("")
      .replace(/^\./, "") || "(the whole file)"
  );
}

/** Where a field of a file stands. */
export const placeOf = (
  { file, lineOf }: { file: string; lineOf: (path: FieldPath) => number },
  path: FieldPath,
) => ({
  file,
  line: lineOf(path),
  field: fieldName(path),
});

/** Says a value in a few words: quoted text, cut when long; kinds for lists and records. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "an empty value";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `a record with ${Object.keys(value).join(", ") || "no keys"}`;
  const words = JSON.stringify(value);
  return words.length > 90 ? `${words.slice(0, 88)}…"` : words;
}

/** The nearest of the known words that differs in capitals, or in at most such a share of its letters. */
export function nearest(word: string, known: readonly string[], share = 1 / 3): string | undefined {
  const most = Math.max(1, Math.floor(Math.min(word.length, 24) * share));
  const [best] = known
    .map((one) => ({ one, far: distance(word.toLowerCase(), one.toLowerCase()) }))
    .filter(({ far }) => far <= most)
    .toSorted((one, other) => one.far - other.far);
  return best?.one;
}

/** A remedy, before it the nearest of the known words where one is near. */
export function suggest(word: string, known: readonly string[], remedy: string): string {
  const near = nearest(word, known);
  return near === undefined ? remedy : `Did you mean “${near}”? ${remedy}`;
}

/** Lists words; of more than a screen holds only how many there are. */
export function listed(words: readonly string[]): string {
  if (words.length === 0) return "there are none yet";
  return words.length > 60 ? `one of ${words.length}` : words.join(", ");
}

/**
 * What cannot be read first, else in the order of files and lines, each once. Where the form of a line is wrong, what else seems wrong with the line follows from
 * that and is left out.
 */
function inOrder(problems: readonly Problem[]): Problem[] {
  const lineOf = ({ file, line }: Problem) => `${file}:${line}`;
  const isFormal = ({ field }: Problem) => field === formField;
  const formal = new Set(problems.filter(isFormal).map(lineOf));
  const seen = new Set<string>();
  return problems
    .filter((problem) => {
      const whole = JSON.stringify(problem);
      if (seen.has(whole) || (!isFormal(problem) && formal.has(lineOf(problem)))) return false;
      seen.add(whole);
      return true;
    })
    .toSorted(
      (one, other) =>
        Number(isFormal(other)) - Number(isFormal(one)) ||
        one.file.localeCompare(other.file) ||
        one.line - other.line,
    );
}

/** What stands for the field where the form of a line, and not what it says, is wrong. */
export const formField = "(YAML)";

/** All problems as one message: file and line first, so that editors make them links. */
function report(problems: readonly Problem[]): string {
  const entries = problems.map(
    ({ file, line, field, found, expected, remedy }) =>
      `${contentFolder}/${file}:${line}  ${field}\n    found     ${found}\n    expected  ${expected}\n    to do     ${remedy}`,
  );
  return `${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in the content:\n\n${entries.join("\n\n")}\n`;
}

/** The content cannot be used; the message lists every mistake with file, line, field, what was found and expected, and what to do. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    const ordered = inOrder(problems);
    super(report(ordered));
    this.problems = ordered;
  }
}

/** What is said of an error that is no fault of the program: of the content, of the time of the build, of a file of another user. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ContentError || error instanceof BuildTimeError) return error.message;
  const { code, path }: { code?: unknown; path?: unknown } = Object(error);
  if (code !== "EACCES" && code !== "EPERM") return undefined;
  return `${String(path)} belongs to another user, so this command cannot change it (${code}). Delete .cache as that user (with sudo, if you used it), and try again.`;
}
