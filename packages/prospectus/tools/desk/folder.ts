/** Reads and writes files of the content, and no others. Refuses to overwrite a file that another program changed. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { z } from "zod";
import { fileOf, isFolder, recordFiles, singleFiles } from "../../site/records.ts";
import { schemaOf, wordFiles } from "../../site/pages.ts";
import type { Problem } from "../../site/load/content-error.ts";
import { isFile, readText } from "../../site/load/read-text.ts";
import { keyOf, readMarkdown, readYaml } from "../../site/load/read.ts";
import { renewFile } from "./renew.ts";

export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const readFile = (root: string, file: string, problems: Problem[]) =>
  (file.endsWith(".md") ? readMarkdown : readYaml)(root, file, problems);

/** A mistake in the words of `npm run check:content`, with the names of its list items, as in forms. */
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

/** Forms: collection of the editor, file (`*` for the name of a record), schema. */
export const formFiles: readonly (readonly [collection: string, file: string, schema: z.ZodType])[] = [
  ...wordFiles.map(({ kind, schema }) => ["words", fileOf("words", kind), schema] as const),
  ...Object.keys(recordFiles)
    .filter(isFolder)
    .map((folder) => [folder, fileOf(folder, "*"), schemaOf(folder)] as const),
  ...Object.values(singleFiles).map((one) => ["lists", ...one] as const),
];

/** Folder of the language of a path, if it has one, and the path in that folder. Other folders have longer names. */
export function inLanguage(path: string): [tag: string, rest: string] {
  const [, tag = "", rest = path] = /^([a-z]{2,3}(?:-[a-z\d]+)*)\/(.+)$/i.exec(path) ?? [];
  return [tag, rest];
}

export function formFileOf(path: string) {
  const [, rest] = inLanguage(path);
  return formFiles.find(([, file]) => file === rest || file === rest.replace(/[\w-]+(?=\.\w+$)/, "*"));
}

/** Address of a file's form in the editor: collection and name. */
export function formOf(path: string): string {
  const [tag] = inLanguage(path);
  return `${tag && `${tag}-`}${formFileOf(path)?.[0] ?? "lists"}/${keyOf(path)}`;
}

/** Whether the desk can edit a path: pictures, and files with a form. */
const isOurs = (path: string) =>
  /^images\/[\w-]{1,100}\.(jpe?g|png|webp|avif|svg)$/i.test(path) || formFileOf(path) !== undefined;

/** One change to a file. No `to`: delete it. `replaced`: the hash the file must still have. */
export type Edit = { from: string; to: string | undefined; replaced: string | undefined; bytes: Buffer };

/** A file that differs from the last commit, with its changed lines and hash. */
export type Change = {
  path: string;
  is: "changed" | "new" | "removed";
  lines: string;
  tag: string | undefined;
};

/** Opens a content folder. Paths are relative to it. Writes need the hash of the replaced file, or undefined for a new file. */
export function openFolder(root: string) {
  // Drafts of a desk that was killed.
  for (const name of globSync("**/.*.desk", { cwd: root })) rmSync(join(root, name));
  const locate = (path: string) => {
    if (isOurs(path)) return join(root, path);
    const remedy = path.startsWith("images/")
      ? "Expected a JPEG, PNG, WebP, AVIF or SVG file. Its name has up to 100 letters a to z, digits and hyphens. Rename or export the picture, then choose it again."
      : "It is not a file of the content.";
    throw new Refusal(403, `The desk refuses “${path}”. ${remedy}`);
  };
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
      `${path} ${what} by another program, so nothing was saved. Your text is still in the form: copy it, reload the desk, and enter it again.`,
    );
  };
  const git = (...args: string[]) =>
    execFileSync("git", ["--literal-pathspecs", ...args], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: Infinity,
      stdio: "pipe",
    });
  /** Changes since the last commit; undefined without a commit. */
  const changes = (): Change[] | undefined => {
    try {
      const [prefix = ""] = git("rev-parse", "--verify", "HEAD", "--show-prefix").split("\n");
      // A renamed file is a removed and a new one, and each can be undone.
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
  /** A file's text after an edit: the values of the form in the old layout. Refuses files that the check cannot read. */
  const edited = async (path: string, text: string) => {
    const problems: Problem[] = [];
    const raw = tag(path) ? readFileSync(join(root, path), "utf8") : "";
    if (raw && !readFile(root, path, problems).readable)
      throw new Refusal(
        409,
        `${problems.map((one) => sentenceOf(one, root)).join(" ")} The file was not changed.`,
      );
    const renewed = await renewFile(path, raw && (readText(root, path, []) ?? ""), text);
    return raw.includes("\r\n") ? renewed.replaceAll("\n", "\r\n") : renewed;
  };
  return {
    tag,
    savedAt: (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs,
    read: (path: string) => (isFile(locate(path)) ? readFileSync(locate(path)) : undefined),
    list: () =>
      globSync("**/*.*", { cwd: root })
        .map((path) => path.replaceAll("\\", "/"))
        .filter((path) => isOurs(path) && isFile(join(root, path)))
        .toSorted(),
    /** Applies all edits or none. A crash leaves each file old or new, never half. */
    async save(edits: readonly Edit[]) {
      for (const path of edits.flatMap(({ from, to = from }) => [from, to])) locate(path);
      const texts = await Promise.all(
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
        writeFileSync(draftOf(to), texts[at] ?? "", { flush: true });
      }
      for (const { from, to } of edits) {
        if (to) renameSync(draftOf(to), locate(to));
        if (to !== from) rmSync(locate(from));
      }
    },
    changes,
    /** Restores a file from the last commit. Deletes it if it is in none. */
    undo(path: string, expected: string | undefined) {
      const change = changes()?.find((one) => one.path === path);
      if (!change) throw new Refusal(404, `${path} has no change to undo.`);
      check(path, expected);
      if (change.is !== "new")
        return void git("restore", "--source=HEAD", "--staged", "--worktree", "--", path);
      git("rm", "--cached", "--force", "--quiet", "--ignore-unmatch", "--", path);
      rmSync(join(root, path), { force: true });
    },
  };
}

export type Folder = ReturnType<typeof openFolder>;
