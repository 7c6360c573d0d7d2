/** Mistakes in the content, and the sentences that report them. */
import { closest } from "fastest-levenshtein";

/** A mistake in a content file, with all that is needed to mend it. */
export type Problem = {
  file: string;
  line: number;
  field: string;
  found: string;
  expected: string;
  remedy: string;
};

/** A path into a record: keys and positions. */
export type FieldPath = readonly PropertyKey[];

/** Writes a path the way people read it: `lists.home[2].badge`. */
export function fieldName(path: FieldPath): string {
  return (
    path
      .map((key) => (typeof key === "number" ? `[${key + 1}]` : `.${String(key)}`))
      .join("")
      .replace(/^\./, "") || "(the whole file)"
  );
}

/** Says a value in a few words: quoted text, cut when long; kinds for lists and records. */
export function describe(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "an empty value";
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "object") return `a record with ${Object.keys(value).join(", ") || "no keys"}`;
  const words = JSON.stringify(value);
  return words.length > 90 ? `${words.slice(0, 88)}…"` : words;
}

/** Suggests the nearest of the known words, or lists them where none is near. */
export function suggest(word: string, known: readonly string[]): string {
  if (known.length === 0) return "";
  const near = closest(word, [...known]);
  const isNear =
    near.length > 0 && [...near].filter((letter) => word.includes(letter)).length >= near.length / 2;
  return isNear ? `Did you mean “${near}”?` : "";
}

/** All problems as one message: file and line first, so that editors make them links. */
function report(problems: readonly Problem[]): string {
  const sorted = problems.toSorted(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line,
  );
  const entries = sorted.map(
    ({ file, line, field, found, expected, remedy }) =>
      `content/${file}:${line}  ${field}\n    found     ${found}\n    expected  ${expected}\n    to do     ${remedy}`,
  );
  return `${problems.length} ${problems.length === 1 ? "mistake" : "mistakes"} in the content:\n\n${entries.join("\n\n")}\n`;
}

/** The content cannot be used; the message lists every mistake with file, line, field, what was found and expected, and what to do. */
export class ContentError extends Error {
  override name = "ContentError";
  readonly problems: readonly Problem[];
  constructor(problems: readonly Problem[]) {
    super(report(problems));
    this.problems = problems;
  }
}
