/** The files of the content as the desk reads and writes them: no others, none that changed meanwhile, and each whole. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { format } from "prettier";
import { parse } from "yaml";
import type { z } from "zod";
import { fileOf, isFolder, recordFiles, singleFiles } from "../../site/records.ts";
import { schemaOf, wordFiles } from "../../site/pages.ts";
import type { Problem } from "../../site/load/content-error.ts";
import { isFile, readText } from "../../site/load/read-text.ts";
import { keyOf, readMarkdown, readYaml } from "../../site/load/read.ts";
import { lineWidth } from "../../site/line-width.ts";
import { renew } from "./renew.ts";

/** Why something is not done: a status of HTTP, and a sentence. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const readFile = (root: string, file: string, problems: Problem[]) =>
  (file.endsWith(".md") ? readMarkdown : readYaml)(root, file, problems);

/** A mistake as a sentence, in the words of `npm run check:content`. It names the list items that lead to it, as forms do. */
export function sentenceOf({ file, line, field, found, expected, remedy }: Problem, root: string): string {
  let value = field.includes("[") ? readFile(root, file, []).value : undefined;
  const names = (field.match(/[^.[\]]+/g) ?? []).flatMap((key) => {
    const isList = Array.isArray(value);
    value = Object(value)[isList ? Number(key) - 1 : key];
    const { title, name, kind }: { title?: unknown; name?: unknown; kind?: unknown } = Object(value);
    return isList ? [title, name, kind].filter((one) => typeof one === "string").slice(0, 1) : [];
  });
  const place = [field, ...names.map((name) => `“${name}”`)].join(" in ");
  return `${file}:${line} ${place}: found ${found}; expected ${expected}. ${remedy}`;
}

/** What forms show: a collection of the editor, a file, with `*` for the name of a record, and its schema. */
export const formFiles: readonly (readonly [collection: string, file: string, schema: z.ZodType])[] = [
  ...wordFiles.map(({ kind, words }) => ["words", fileOf("words", kind), words] as const),
  ...Object.keys(recordFiles)
    .filter(isFolder)
    .map((folder) => [folder, fileOf(folder, "*"), schemaOf(folder)] as const),
  ...Object.values(singleFiles).map((one) => ["lists", ...one] as const),
];

/** The one that a path is of; nothing where no form shows it. */
export const formFileOf = (path: string) =>
  formFiles.find(([, file]) => file === path || file === path.replace(/[\w-]+(?=\.\w+$)/, "*"));

/** Where the editor has the form of a file: its collection and its name there. */
export const formOf = (path: string) => `${formFileOf(path)?.[0] ?? "lists"}/${keyOf(path)}`;

/** Whether a path is that of a picture, or of a file that a form shows. */
const isOurs = (path: string) =>
  /^images\/[\w-]{1,100}\.(jpe?g|png|webp|avif|svg)$/i.test(path) || formFileOf(path) !== undefined;

/** The YAML of a text, and the prose below it. */
function partsOf(isMarkdown: boolean, text: string): [yaml: string, prose: string] {
  if (!isMarkdown) return [text, ""];
  const [, yaml = "", prose = ""] = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/.exec(text) ?? [];
  return [yaml, prose];
}

/** A file that is written, moved or, without a name to which, removed, by the tag of what it was; nothing where nothing is. */
export type Edit = { from: string; to: string | undefined; replaced: string | undefined; bytes: Buffer };

/** A file that is not as the last commit has it, with the lines that differ and its tag. */
export type Change = {
  path: string;
  is: "changed" | "new" | "removed";
  lines: string;
  tag: string | undefined;
};

/** The content folder. Each method takes paths from the folder; those that write take the tag of what they replace, or nothing where nothing is. */
export function openFolder(root: string) {
  // What a desk that was killed had not finished.
  for (const name of globSync("**/.*.desk", { cwd: root })) rmSync(join(root, name));
  /** Where a file lies that the content can have. */
  const locate = (path: string) => {
    if (isOurs(path)) return join(root, path);
    const remedy = path.startsWith("images/")
      ? "A picture is a JPEG, PNG, WebP, AVIF or SVG file, and its name has up to 100 of the letters a to z, digits and hyphens. Rename it, or export it as one of these, and choose it again."
      : "It is no file of the content.";
    throw new Refusal(403, `The desk cannot have “${path}”. ${remedy}`);
  };
  /** What tells a file from one that another program made of it, whatever its name. */
  const tag = (path: string) => {
    const file = join(root, path);
    return isFile(file) ? createHash("sha256").update(readFileSync(file)).digest("hex") : undefined;
  };
  const check = (path: string, expected: string | undefined) => {
    const found = tag(path);
    if (found === expected) return;
    const what = !found ? "was removed" : expected ? "was changed" : "was written";
    throw new Refusal(
      412,
      `${path} ${what} by another program while it was open here, so nothing was written. What you typed is still in the form: copy what you need, load the files anew, and write it again.`,
    );
  };
  /** What Git says. Throws an error with its words where it refuses. */
  const git = (...words: string[]) =>
    execFileSync("git", ["--literal-pathspecs", ...words], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: Infinity,
      stdio: "pipe",
    });
  /** What changed since the last commit; nothing where no commit holds the folder. */
  const changes = (): Change[] | undefined => {
    try {
      const [prefix = ""] = git("rev-parse", "--verify", "HEAD", "--show-prefix").split("\n");
      // A renamed file is one that went and one that came, so that each can be brought back.
      const entries = git("status", "-z", "--no-renames", "-uall", "--", ".").split("\0").filter(Boolean);
      return entries.map((entry) => {
        const path = entry.slice(3 + prefix.length);
        const diff = git("diff", "--no-ext-diff", "--no-color", "-U0", "HEAD", "--", path).split("\n");
        const lines = diff.filter((line) => /^[+-](?!\+\+ |-- )/.test(line)).join("\n");
        const isNew = /^(\?\?|A[ MD]| A)/.test(entry);
        const is = isNew ? "new" : /^.?D/.test(entry) ? "removed" : "changed";
        return { path, is, lines, tag: tag(path) };
      });
    } catch {
      return undefined;
    }
  };
  /** What a file is to hold after an edit: what the form has, in the shape of what is there. One that the check cannot read is left as it is. */
  const edited = async (path: string, text: string) => {
    const isMarkdown = path.endsWith(".md");
    const problems: Problem[] = [];
    const raw = tag(path) ? readFileSync(join(root, path), "utf8") : "";
    if (raw && !readFile(root, path, problems).readable)
      throw new Refusal(
        409,
        `${problems.map((one) => sentenceOf(one, root)).join(" ")} The file is as it was.`,
      );
    const old = raw && (readText(root, path, []) ?? "");
    const [newYaml, newProse] = partsOf(isMarkdown, text);
    const [oldYaml, oldProse] = partsOf(isMarkdown, old);
    // The editor names a new picture by its address.
    const named = (_key: unknown, value: unknown) =>
      typeof value === "string" ? value.replace(/^\/images\/(?=[\w-]+\.\w+$)/, "") : value;
    const yaml = await renew(oldYaml, parse(newYaml, named));
    const tidy = (prose: string) => format(prose, { parser: "markdown", printWidth: lineWidth });
    const prose = (await tidy(newProse)) === (await tidy(oldProse)) ? oldProse : `\n${await tidy(newProse)}`;
    const made = isMarkdown ? `---\n${yaml}---\n${prose}` : yaml;
    return raw.includes("\r\n") ? made.replaceAll("\n", "\r\n") : made;
  };
  return {
    tag,
    read: (path: string) => (isFile(locate(path)) ? readFileSync(locate(path)) : undefined),
    list: () =>
      globSync("**/*.*", { cwd: root })
        .map((path) => path.replaceAll("\\", "/"))
        .filter((path) => isOurs(path) && isFile(join(root, path)))
        .toSorted(),
    /** Makes all of the edits, or none. Whoever is killed here leaves of each file the old one or the new one. */
    async save(edits: readonly Edit[]) {
      for (const path of edits.flatMap(({ from, to = from }) => [from, to])) locate(path);
      const made = await Promise.all(
        edits.map(({ from, to, bytes }) =>
          to && !to.startsWith("images/") ? edited(from, bytes.toString()) : bytes,
        ),
      );
      for (const { from, to, replaced } of edits) {
        check(from, replaced);
        if (to && to !== from) check(to, undefined);
      }
      const draftOf = (path: string) => join(root, dirname(path), `.${basename(path)}.desk`);
      for (const [at, { to }] of edits.entries()) {
        if (!to) continue;
        mkdirSync(join(root, dirname(to)), { recursive: true });
        writeFileSync(draftOf(to), made[at] ?? "", { flush: true });
      }
      for (const { from, to } of edits) {
        if (to) renameSync(draftOf(to), locate(to));
        if (to !== from) rmSync(locate(from));
      }
    },
    changes,
    /** Makes a file again what it was in the last commit; one that is in no commit goes. */
    undo(path: string, expected: string | undefined) {
      const change = changes()?.find((one) => one.path === path);
      if (!change) throw new Refusal(404, `Git knows no change of ${path}, so there is nothing to undo.`);
      check(path, expected);
      if (change.is !== "new")
        return void git("restore", "--source=HEAD", "--staged", "--worktree", "--", path);
      git("rm", "--cached", "--force", "--quiet", "--ignore-unmatch", "--", path);
      rmSync(join(root, path), { force: true });
    },
  };
}

/** What `openFolder` gives. */
export type Folder = ReturnType<typeof openFolder>;
