/** Reads a content file as text, whatever program wrote it, or says why it cannot be read. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "../content-folder.ts";
import { invisibleIn, withoutInvisible } from "../schema/invisible.ts";
import type { Mistake, Problem } from "./content-error.ts";

/** Whether a path leads to a file, and not to a folder, a pipe or a device, of which reading may have no end. */
export const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** More than any content file needs: a bigger one is no text, or a copy gone wrong. */
const mostBytes = 5_000_000;

const saveAsUtf8 =
  "Save the file again with the encoding UTF-8 (in most editors: Save as…, Encoding). No text is lost.";

/** What is wrong with a file of which not even the bytes can be had, by Node's code of the error. */
function unreadable(error: unknown, file: string): Mistake {
  const code = error instanceof Error && "code" in error ? String(error.code) : "an unknown error";
  if (code === "ENOENT")
    return {
      found: "no such file",
      expected: `the file ${file}`,
      remedy: "Restore the file; the site cannot be built without it.",
    };
  return {
    found: `a file that cannot be opened (${code})`,
    expected: "a file that the build may read",
    remedy:
      code === "EACCES" || code === "EPERM"
        ? "Give yourself the right to read it."
        : "Put the file itself in this place, not a link to it.",
  };
}

/** What stands in the place of a file that Git could not put together, or has not fetched; nothing for any other text. */
export function leftByGit(text: string): (Mistake & { line: number }) | undefined {
  if (text.startsWith("version https://git-lfs.github.com/spec/"))
    return {
      line: 1,
      found: "a pointer of Git LFS, which stands for the file",
      expected: "the file itself",
      remedy: "Fetch the file: git lfs install, then git lfs pull.",
    };
  const lines = text.split("\n");
  const index = lines.findIndex((line) => /^(<{7}|>{7})(\s|$)/.test(line));
  if (index < 0) return undefined;
  return {
    line: index + 1,
    found: `a mark of a merge that was not finished: “${(lines[index] ?? "").trim().slice(0, 60)}”`,
    expected: "one text, without the lines <<<<<<<, ======= and >>>>>>>",
    remedy:
      "Keep the text that should stay and delete the three marks. In a sample of code, put a space before each mark.",
  };
}

/** UTF-16 shows by its byte order mark, or by zeros in every second place. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const sample = bytes.subarray(0, 200);
  return sample.length > 3 && sample.filter((byte) => byte === 0).length >= sample.length / 3;
}

/** The first line with bytes that are no UTF-8, counted from 1, and its text as an old Windows program would have meant it. */
function foreignLine(bytes: Buffer): { line: number; text: string } {
  let line = 1;
  let start = 0;
  for (;;) {
    const next = bytes.indexOf(0x0a, start);
    const part = bytes.subarray(start, next < 0 ? undefined : next);
    if (next < 0 || !isUtf8(part)) return { line, text: new TextDecoder("windows-1252").decode(part).trim() };
    line += 1;
    start = next + 1;
  }
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Reports lines that hold invisible characters: once each, by its first one. */
function reportInvisible(file: string, text: string, problems: Problem[]): void {
  if (invisibleIn(text).length === 0) return;
  text.split("\n").forEach((content, index) => {
    const [first] = invisibleIn(content);
    if (!first) return;
    const before = content.slice(0, first.index).trimStart().slice(-30);
    problems.push({
      file,
      line: index + 1,
      field: "(the text)",
      found: `the invisible character ${first.name} ${before ? `after “${before}”` : "at the start of the line"}`,
      expected: "only characters that can be seen",
      remedy: "Delete the character, or type the line anew.",
    });
  });
}

/**
 * The text of a content file. Windows line ends and a byte order mark are taken away, since editors put them there
 * unasked. Invisible characters are reported and taken away, so that they give no second mistake.
 *
 * @returns nothing where the file cannot be read as text; the reason is then among the problems.
 */
export function readText(root: string, file: string, problems: Problem[]): string | undefined {
  const refuse = (mistake: Mistake, line = 1) => {
    problems.push({ file, line, field: "(the file)", ...mistake });
    return undefined;
  };
  let bytes: Buffer;
  try {
    const about = statSync(join(root, file));
    if (!about.isFile())
      return refuse({
        found: about.isDirectory() ? "a folder of this name" : "a pipe or a device of this name",
        expected: "a file",
        remedy: "Move it away and put the file in its place.",
      });
    if (about.size > mostBytes)
      return refuse({
        found: `a file of ${Math.round(about.size / 1e6)} MB`,
        expected: `at most ${mostBytes / 1e6} MB of text`,
        remedy: `Look whether this is the file that you meant; photographs go into ${contentFolder}/images.`,
      });
    bytes = readFileSync(join(root, file));
  } catch (error) {
    return refuse(unreadable(error, file));
  }
  if (isUtf16(bytes))
    return refuse({ found: "text in the encoding UTF-16", expected: "UTF-8", remedy: saveAsUtf8 });
  if (!isUtf8(bytes)) {
    const { line, text } = foreignLine(bytes);
    return refuse(
      {
        found: `text in another encoding than UTF-8, probably Latin-1: “${text.slice(0, 80)}”`,
        expected: "UTF-8",
        remedy: saveAsUtf8,
      },
      line,
    );
  }
  // The decoder takes a byte order mark away.
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, "\n");
  if (text.trim() === "")
    return refuse({
      found: "an empty file",
      expected: "a file with content",
      remedy: "Restore what stood in it, or remove the file if it is of a record that is no longer wanted.",
    });
  const left = leftByGit(text);
  if (left) {
    const { line, ...mistake } = left;
    return refuse(mistake, line);
  }
  reportInvisible(file, text, problems);
  return withoutInvisible(text);
}
