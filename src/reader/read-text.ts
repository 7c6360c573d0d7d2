import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inFile, type Mistake, type Problem } from "./content-error.ts";

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
    const mistake = {
      found: `the invisible character U+${code} after “${content.slice(0, found.index).trimStart().slice(-30)}”`,
      expected: "only visible characters",
      remedy: "Delete the character, or retype the line.",
    };
    return inFile(file, mistake, index + 1, "(the text)");
  });

/** The bytes of a file, or why they are no text. */
function bytesOf(root: string, file: string): Uint8Array | Mistake {
  const expected = `a readable text of at most ${mostBytes / 1e6} MB`;
  try {
    const stats = statSync(join(root, file));
    // Reading a pipe or a device may never end.
    if (stats.isFile() && stats.size <= mostBytes) return readFileSync(join(root, file));
    const found = stats.isFile() ? `a file of ${Math.round(stats.size / 1e6)} MB` : "a folder or a device";
    return { found, expected, remedy: "Move it away, and put a text file there." };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "?";
    const found = `a file that cannot be opened (${code})`;
    return { found, expected, remedy: "Restore the file, its rights, or what its symbolic link leads to." };
  }
}

/** Text of a file in one form: NFC, no Windows line ends. Undefined if unreadable, with a problem. */
export function readText(root: string, file: string): { text: string | undefined; problems: Problem[] } {
  const bytes = bytesOf(root, file);
  if (!(bytes instanceof Uint8Array)) return { text: undefined, problems: [inFile(file, bytes)] };
  // The decoder removes a byte order mark.
  const text = new TextDecoder().decode(bytes).normalize().replaceAll(/\r\n?/g, "\n");
  const lines = text.split("\n");
  for (const { mark, found, ...rest } of spoilt) {
    const at = lines.findIndex((line) => mark.test(line));
    const quoted = lines[at]?.replaceAll("\0", "").trim().slice(0, 60);
    if (quoted === undefined) continue;
    const problem = inFile(file, { found: `${found}: “${quoted}”`, ...rest }, at + 1);
    return { text: undefined, problems: [problem] };
  }
  return { text, problems: invisibleIn(file, lines) };
}
