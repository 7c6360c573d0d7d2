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
    found: "a mark of a merge that was not finished",
    expected: "one text, without the lines <<<<<<<, ======= and >>>>>>>",
    remedy: "Keep the text that should stay and delete the three marks. In code, put a space before each.",
  },
  {
    mark: /\uFFFD/,
    found: "text in another encoding than UTF-8",
    expected: "UTF-8",
    remedy: "Save the file again with the encoding UTF-8 (in most editors: Save as…, Encoding).",
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
      expected: "only characters that can be seen",
      remedy: "Delete the character, or type the line anew.",
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
        remedy: "Move it away and put the file in its place.",
      });
    // The decoder takes a byte order mark away.
    text = new TextDecoder()
      .decode(readFileSync(join(root, file)))
      .normalize()
      .replaceAll(/\r\n?/g, "\n");
  } catch (error) {
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return refuse({
      found: `no file that can be opened (${error instanceof Error && "code" in error ? String(error.code) : "?"})`,
      expected: `the file ${file}, which the build may read`,
      remedy: isMissing
        ? "Copy it from starter/ in your language, and write your own words."
        : "Restore the file itself, without a link to it; the site cannot be built without it.",
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
