import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Mistake, Problem } from "./content-error.ts";

/** Largest content file. A bigger one is not text. */
const mostBytes = 5_000_000;

/** What a clone has in place of a file that Git LFS or git-annex keeps elsewhere. */
export const pointer = {
  mark: /^(?:version https:\/\/git-lfs|(?:\.\.\/)*(?:\.git)?\/?annex\/objects\/)/,
  found: "a pointer of Git LFS or git-annex in place of the file",
  remedy:
    "Fetch the file: git lfs pull, or git annex get. In a workflow, set “lfs: true” at actions/checkout.",
};

/** Signs of a broken file: merge conflicts, and bytes that are not UTF-8. */
const spoilt = [
  { ...pointer, expected: "the text" },
  {
    mark: /^(<{7}|>{7})(\s|$)/,
    found: "a merge conflict marker",
    expected: "one text, without the lines <<<<<<<, ======= and >>>>>>>",
    remedy: "Keep the right text and delete the three markers. In code, indent each by a space.",
  },
  {
    mark: /\uFFFD/,
    found: "text in an encoding other than UTF-8",
    expected: "UTF-8",
    remedy: "Save the file with the encoding UTF-8 (in most editors: Save as…, Encoding).",
  },
];

/** A character that shows nothing, or stands for a lost one. Line breaks, tabs and the joiner of emoji are allowed. */
const invisible =
  /(?![\n\t\u200D])[\p{C}\p{Zl}\p{Zp}]|(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/u;

/** Each line with invisible characters, by its first one. */
const invisibleIn = (file: string, lines: readonly string[]): Problem[] =>
  lines.flatMap((content, index) => {
    const found = invisible.exec(content);
    if (!found) return [];
    const code = content.codePointAt(found.index)?.toString(16).toUpperCase().padStart(4, "0");
    const before = content.slice(0, found.index).trimStart().slice(-30);
    return {
      file,
      line: index + 1,
      field: "(the text)",
      found: `the invisible character U+${code} ${before ? `after “${before}”` : "at the start of the line"}`,
      expected: "only visible characters",
      remedy: "Delete the character, or retype the line.",
    };
  });

/** Text of a file in one form: NFC, no Windows line ends. Undefined if unreadable, with a problem. */
export function readText(root: string, file: string): { text: string | undefined; problems: Problem[] } {
  const refused = (mistake: Mistake, line = 1) => ({
    text: undefined,
    problems: [{ file, line, field: "(the file)", ...mistake }],
  });
  let text: string;
  try {
    const stats = statSync(join(root, file));
    if (!stats.isFile() || stats.size > mostBytes)
      return refused({
        found: stats.isFile()
          ? `a file of ${Math.round(stats.size / 1e6)} MB`
          : "a folder, a pipe or a device",
        expected: `a file of at most ${mostBytes / 1e6} MB of text`,
        remedy: "Move it away, and put a text file there.",
      });
    // The decoder removes a byte order mark.
    text = new TextDecoder()
      .decode(readFileSync(join(root, file)))
      .normalize()
      .replaceAll(/\r\n?/g, "\n");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "?";
    return refused({
      found: `a file that cannot be opened (${code})`,
      expected: `a readable file ${file}`,
      remedy:
        code === "ENOENT"
          ? "Restore the file."
          : "Restore the file, its rights, or what its symbolic link leads to.",
    });
  }
  const lines = text.split("\n");
  for (const { mark, found, ...rest } of spoilt) {
    const at = lines.findIndex((line) => mark.test(line));
    const quoted = lines[at]?.replaceAll("\0", "").trim().slice(0, 60);
    if (quoted !== undefined) return refused({ found: `${found}: “${quoted}”`, ...rest }, at + 1);
  }
  return { text, problems: invisibleIn(file, lines) };
}
