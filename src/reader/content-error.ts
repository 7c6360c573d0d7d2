import { distance } from "fastest-levenshtein";

export type Problem = {
  file: string;
  line: number;
  field: string;
  found: string;
  expected: string;
  remedy: string;
};

export type Mistake = Pick<Problem, "found" | "expected" | "remedy">;

export type FieldPath = readonly PropertyKey[];

/** A path for people: `lists.home[2].badge`. */
export function fieldName(path: FieldPath): string {
  return (
    path
      .map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`))
      .join("")
      .replace(/^\./, "") || "(the whole file)"
  );
}

type Located = { file: string; lineOf: (path: FieldPath) => number };

export const placeOf = ({ file, lineOf }: Located, path: FieldPath) => ({
  file,
  line: lineOf(path),
  field: fieldName(path),
});

/** A mistake about a file as a whole, or about one of its lines. */
export const inFile = (file: string, mistake: Mistake, line = 1, field = "(the file)"): Problem => ({
  file,
  line,
  field,
  ...mistake,
});

/** Describes a value: text in quotes, cut if long; lists and records by their size and keys. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "an empty value";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `a record with ${Object.keys(value).join(", ") || "no keys"}`;
  const words = JSON.stringify(value);
  return words.length > 90 ? `${words.slice(0, 88)}…"` : words;
}

/** The remedy, after the nearest known word: other capitals, or at most a third of other letters. */
export function suggest(word: string, known: readonly string[], remedy: string): string {
  const far = (one: string) => distance(word.toLowerCase(), one.toLowerCase());
  const [best] = known.toSorted((one, other) => far(one) - far(other));
  const most = Math.ceil(Math.min(word.length, 24) / 3);
  return best === undefined || far(best) > most ? remedy : `Did you mean “${best}”? ${remedy}`;
}

/** Lists words. Of more than a screen holds, only the number. */
export function listed(words: readonly string[]): string {
  if (words.length === 0) return "there are none yet";
  return words.length > 60 ? `${words.length} known ones` : words.join(", ");
}

/** Sorts by file and line, and drops repetitions. */
function inOrder(problems: readonly Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
}

/** All problems as one message. File and line come first, so that editors link them. */
function report(root: string, problems: readonly Problem[]): string {
  const entries = problems.map(
    ({ file, line, field, found, expected, remedy }) =>
      `${root}/${file}:${line}  ${field}\n    found     ${found}\n    expected  ${expected}\n    to do     ${remedy}`,
  );
  return `${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in the content:\n\n${entries.join("\n\n")}\n`;
}

/** The content has mistakes. The message lists each with file, line, field, found, expected and remedy. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly Problem[];
  constructor(root: string, problems: readonly Problem[]) {
    const ordered = inOrder(problems);
    super(report(root, ordered));
    this.problems = ordered;
  }
}

/** Message of an error that is not a bug: in the content or in file permissions. */
export function sentenceOf(error: unknown): string | undefined {
  // By name: the development server loads the class twice.
  if (error instanceof Error && error.name === "ContentError") return error.message;
  const { code, path }: { code?: unknown; path?: unknown } = Object(error);
  if (code !== "EACCES" && code !== "EPERM") return undefined;
  return `${String(path)} belongs to another user, so this command cannot change it (${code}). Delete .cache as that user (with sudo, if you used it), and try again.`;
}
