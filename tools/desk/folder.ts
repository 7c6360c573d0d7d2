/** The files of the content as the desk reads and writes them: no others, none that changed meanwhile, and each whole. */
import { createHash } from "node:crypto";
import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { format } from "prettier";
import { parse } from "yaml";
import { recordFiles, singleFiles, fileOf } from "../../site/records.ts";
import { wordFiles } from "../../site/pages.ts";
import type { Problem } from "../../site/load/content-error.ts";
import { readMarkdown, readYaml } from "../../site/load/read.ts";
import { readText } from "../../site/load/read-text.ts";
import { changesIn, undo } from "./changes.ts";
import { fit } from "./fit.ts";
import { lineWidth, renew } from "./renew.ts";

/** Why something is not done: a status of HTTP, and a sentence. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The files that a form shows, with their schemas: those of which there is one, and the folders of those of which there are many. */
const schemas = [
  ...Object.values(singleFiles).map(([file, schema]) => ({ file, schema })),
  ...wordFiles.map(({ file, words }) => ({ file: fileOf("pages", file), schema: words })),
  ...Object.values(recordFiles).map(([folder, ending, schema]) => ({ file: `${folder}/*${ending}`, schema })),
];

const schemaOf = (path: string) =>
  schemas.find(({ file }) => file === path || file === path.replace(/[^/]+(?=\.)/, "*"))?.schema;

/** A photograph or drawing. */
const isPicture = (path: string) => /^images\/[\w-]{1,100}\.(jpe?g|png|webp|avif|svg)$/i.test(path);

/** Why the desk does not take a file of such a name, and what to do. */
const refusalOf = (path: string) =>
  path.startsWith("images/")
    ? `“${path.slice("images/".length)}” cannot lie in images/: a picture is a JPEG, PNG, WebP, AVIF or SVG file, and its name has up to 100 of the letters a to z, digits and hyphens. Rename it, or export it as one of these, and choose it again.`
    : `The desk has nothing to do with “${path}”: it is no file of the content.`;

/** A file with front matter, in its two parts. */
const frontMatter = /^---[ \t]*\n([\s\S]*?\n)---[ \t]*(?:\n([\s\S]*))?$/;

const tagOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** The text of a file after an edit: what the form has, in the shape of what was there. */
async function written(path: string, old: string, text: string): Promise<string> {
  const schema = schemaOf(path);
  const renewed = (was: string, is: string) => {
    const value: unknown = parse(is);
    return renew(was, schema ? fit(schema, value, parse(was)) : value);
  };
  if (path.endsWith(".yaml")) return renewed(old, text);
  const [, front = "", prose = ""] = frontMatter.exec(text) ?? [];
  const [, oldFront = "", oldProse = ""] = frontMatter.exec(old) ?? [];
  const tidy = (words: string) => format(words, { parser: "markdown", printWidth: lineWidth });
  const body = (await tidy(prose)) === (await tidy(oldProse)) ? oldProse : `\n${await tidy(prose)}`;
  return `---\n${await renewed(oldFront, front)}---\n${body}`;
}

/** A file that is written, moved or, without a name to which, removed, by the tag of what it was; nothing where nothing is. */
export type Edit = { from: string; to: string | undefined; replaced: string | undefined; bytes: Buffer };

/** The content folder. Each method takes paths from the folder; those that write take the tag of what they replace, or nothing where nothing is. */
export function openFolder(root: string) {
  // What a desk that was killed had not finished.
  for (const name of globSync("**/.*.desk", { cwd: root })) rmSync(join(root, name));
  /** Whether a path is no file of this folder, but a link, a folder, or a file behind a link. */
  const isElsewhere = (path: string) => {
    const file = join(root, path);
    const folder = dirname(file);
    return (
      (existsSync(folder) && relative(realpathSync(root), realpathSync(folder)) !== relative(root, folder)) ||
      lstatSync(file, { throwIfNoEntry: false })?.isFile() === false
    );
  };
  /** Where a file lies that the content can have. */
  const place = (path: string) => {
    if (!isPicture(path) && (!schemaOf(path) || !/^([\w-]+\/)?[\w-]+\.\w+$/.test(path)))
      throw new Refusal(403, refusalOf(path));
    if (isElsewhere(path))
      throw new Refusal(403, `“${path}” is a link or a folder, not a file of the content.`);
    return join(root, path);
  };
  const read = (path: string) => {
    const file = place(path);
    return existsSync(file) ? readFileSync(file) : undefined;
  };
  const tag = (path: string) => {
    const bytes = read(path);
    return bytes && tagOf(bytes);
  };
  /** The tag of what Git says is changed, whatever its name. */
  const tagOfChange = (path: string) => {
    const file = join(root, path);
    return lstatSync(file, { throwIfNoEntry: false })?.isFile() ? tagOf(readFileSync(file)) : undefined;
  };
  const check = (path: string, expected: string | undefined, tagged = tag) => {
    const found = tagged(path);
    if (found === expected) return;
    const what = !found ? "was removed" : expected ? "was changed" : "was written";
    throw new Refusal(
      412,
      `${path} ${what} by another program while it was open here, so nothing was written. What you typed is still in the form: copy what you need, load the files anew, and write it again.`,
    );
  };
  /** What a file is to hold after an edit, with the line ends that it has. One that the check cannot read is left as it is. */
  const edited = async (path: string, bytes: Buffer) => {
    const was = read(path)?.toString() ?? "";
    if (was.trim() === "") return written(path, "", bytes.toString());
    const problems: Problem[] = [];
    const { readable } = (path.endsWith(".md") ? readMarkdown : readYaml)(root, path, problems);
    const [first] = problems;
    if (!readable && first)
      throw new Refusal(
        409,
        `${path}, line ${first.line}: found ${first.found}; expected ${first.expected}. ${first.remedy} The file is as it was.`,
      );
    const text = await written(path, readText(root, path, []) ?? "", bytes.toString());
    const mark = was.startsWith("\uFEFF") ? "\uFEFF" : "";
    return mark + (was.includes("\r\n") ? text.replaceAll("\n", "\r\n") : text);
  };
  return {
    read,
    tag,
    tagOfChange,
    list: () =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
        .filter(
          (path) => (isPicture(path) || (schemaOf(path) && !path.includes("/."))) && !isElsewhere(path),
        ),
    /** Makes all of the edits, or none. Whoever is killed here leaves of each file the old one or the new one. */
    async save(edits: readonly Edit[]) {
      const checkAll = () => {
        for (const { from, to, replaced } of edits) {
          check(from, replaced);
          if (to && to !== from) check(to, undefined);
        }
      };
      checkAll();
      const asides: string[] = [];
      try {
        const steps = [];
        for (const { from, to, bytes } of edits) {
          if (to && schemaOf(from) !== schemaOf(to))
            throw new Refusal(403, `${from} holds another kind of record than ${to} does.`);
          const file = place(to ?? from);
          const aside = join(dirname(file), `.${basename(file)}.desk`);
          if (to) {
            const made = isPicture(to) ? bytes : await edited(from, bytes);
            mkdirSync(dirname(file), { recursive: true });
            asides.push(aside);
            writeFileSync(aside, made, { flush: true });
          }
          steps.push(() => {
            if (to) renameSync(aside, file);
            if (to !== from) rmSync(place(from));
          });
        }
        checkAll();
        for (const step of steps) step();
      } finally {
        for (const aside of asides) rmSync(aside, { force: true });
      }
    },
    /** Brings back what the last commit has. */
    undo(path: string, expected: string | undefined) {
      if (!changesIn(root)?.some((change) => change.path === path))
        throw new Refusal(404, `Git knows no change of ${path}, so there is nothing to undo.`);
      check(path, expected, tagOfChange);
      undo(root, path);
    },
  };
}

/** What `openFolder` gives. */
export type Folder = ReturnType<typeof openFolder>;
