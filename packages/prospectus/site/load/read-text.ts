/** Reads a content file as text, whatever program wrote it, or says why it cannot be read. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { invisibleIn, withoutInvisible } from "../schema/invisible.ts";
import type { Mistake, Problem } from "./content-error.ts";

/** Whether a path leads to a file, and not to a folder, a pipe or a device, of which reading may have no end. */
export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** More than any content file needs: a bigger one is no text, or a copy gone wrong. */
const mostBytes = 5_000_000;

/** What marks a file as spoilt: a merge that was not finished, or bytes that are no UTF-8. */
const spoilt = [
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

/** Reports lines that hold invisible characters: once each, by its first one. */
function reportInvisible(file: string, lines: readonly string[], problems: Problem[]): void {
  for (const [index, content] of lines.entries()) {
    const [first] = invisibleIn(content);
    if (!first) continue;
    const before = content.slice(0, first.index).trimStart().slice(-30);
    problems.push({
      file,
      line: index + 1,
      field: "(the text)",
      found: `the invisible character ${first.name} ${before ? `after “${before}”` : "at the start of the line"}`,
      expected: "only visible characters",
      remedy: "Delete the character, or retype the line.",
    });
  }
}

/**
 * The text of a content file. Windows line ends and a byte order mark are taken away, since editors put them there
 * unasked. Letters are composed (NFC), so that é is equal however it was typed. Invisible characters are reported and taken away, so that they give no second mistake.
 *
 * @returns nothing where the file cannot be read as text; the reason is then among the problems.
 */
export function readText(root: string, file: string, problems: Problem[]): string | undefined {
  const refuse = (mistake: Mistake, line = 1) =>
    void problems.push({ file, line, field: "(the file)", ...mistake });
  let text: string;
  try {
    const stats = statSync(join(root, file));
    if (!stats.isFile() || stats.size > mostBytes)
      return refuse({
        found: stats.isFile()
          ? `a file of ${Math.round(stats.size / 1e6)} MB`
          : "a folder, a pipe or a device",
        expected: `a file of at most ${mostBytes / 1e6} MB of text`,
        remedy: "Move it away, and put a text file there.",
      });
    // The decoder takes a byte order mark away.
    text = new TextDecoder()
      .decode(readFileSync(join(root, file)))
      .normalize()
      .replaceAll(/\r\n?/g, "\n");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return refuse({
      found: `a file that cannot be opened (${error instanceof Error && "code" in error ? String(error.code) : "?"})`,
      expected: `a readable file ${file}`,
      remedy: isMissing
        ? "Copy it from starter/ in your language, and edit its text."
        : "Restore the file. It must not be a symbolic link.",
    });
  }
  const lines = text.split("\n");
  for (const { mark, found, ...rest } of spoilt) {
    const at = lines.findIndex((line) => mark.test(line));
    const quoted = lines[at]?.replaceAll("\0", "").trim().slice(0, 60);
    if (quoted !== undefined) return refuse({ found: `${found}: “${quoted}”`, ...rest }, at + 1);
  }
  reportInvisible(file, lines, problems);
  return withoutInvisible(text);
}
