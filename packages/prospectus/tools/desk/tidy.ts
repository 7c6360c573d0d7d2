/** `prospectus tidy`: gives files that the editor online saved their comments, order and folds again. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { contentFolder } from "../../site/content-folder.ts";
import { readLanguages } from "../../site/load/settings.ts";
import { formFileOf } from "./folder.ts";
import { deskCommit } from "./online.ts";
import { renewFile } from "./renew.ts";

/** A file that the desk saved last: its path then, and the commit before the desk if it was found. */
type Saved = { was: string; before?: string };

/** Files that the desk saved after all others, from the history after `since`. */
function savedFiles(git: (...args: string[]) => string, since: string): Map<string, Saved> {
  const saved = new Map<string, Saved>();
  const settled = new Set<string>();
  const range = since ? [`${since}..HEAD`] : [];
  const log = git(
    "log",
    "--format=%x01%H %s",
    "--name-status",
    "--find-renames=20%",
    "--relative",
    ...range,
    "--",
    ".",
  );
  for (const commit of log.split("\u0001").slice(1)) {
    const [head = "", ...lines] = commit.split("\n").filter(Boolean);
    const [hash = "", ...subject] = head.split(" ");
    const isDesk = subject.join(" ").startsWith(deskCommit);
    for (const line of lines) {
      const [, ...names] = line.split("\t");
      const [from = "", to = from] = names;
      const known = [...saved].find(([, { was, before }]) => was === to && before === undefined);
      if (isDesk && known) known[1].was = from;
      else if (known) known[1].before = hash;
      else if (isDesk && !settled.has(to)) saved.set(to, { was: from });
      settled.add(to);
    }
  }
  return saved;
}

/** Tidies the files of a content folder. Returns their paths. Throws an Error if the history is incomplete. */
export async function tidy(root: string, since = ""): Promise<string[]> {
  const git = (...args: string[]) =>
    execFileSync("git", ["-c", "core.quotePath=off", ...args], {
      cwd: root,
      encoding: "utf8",
      maxBuffer: Infinity,
      stdio: "pipe",
    });
  const answer = (...args: string[]) => {
    try {
      return git(...args);
    } catch {
      return undefined;
    }
  };
  const refuse = (sentence: string) => {
    throw new Error(`${sentence} Nothing was changed.`);
  };
  if (answer("rev-parse", "--is-shallow-repository")?.trim() !== "false")
    refuse(`${root} has no complete Git history. Clone all of it; in a workflow, set “fetch-depth: 0”.`);
  if (since && answer("rev-parse", "--verify", "--quiet", `${since}^{commit}`) === undefined)
    refuse(`The history has no commit “${since}”. Give another commit, or omit --since.`);
  if (git("status", "--porcelain", "--", "."))
    refuse(`${root} has changes without a commit. Commit them, then tidy.`);
  const languages = Object.keys(readLanguages(root));
  const paths: string[] = [];
  for (const [path, { was, before = since }] of savedFiles(git, since)) {
    const [folder = "", ...rest] = path.split("/");
    const localPath = languages.includes(folder) ? rest.join("/") : path;
    if (!formFileOf(localPath) || !existsSync(join(root, path))) continue;
    const old = (before && answer("show", `${before}:./${was}`)) ?? "";
    const text = readFileSync(join(root, path), "utf8");
    const tidied = await renewFile(path, old.replaceAll("\r\n", "\n"), text);
    const written = old.includes("\r\n") ? tidied.replaceAll("\n", "\r\n") : tidied;
    if (written === text) continue;
    writeFileSync(join(root, path), written);
    paths.push(path);
  }
  return paths;
}

export async function run(args: string[]): Promise<void> {
  try {
    const { values } = parseArgs({ args, options: { since: { type: "string" } } });
    const paths = await tidy(contentFolder, values.since);
    console.log(paths.length > 0 ? `Tidied ${paths.join(", ")}.` : "No file to tidy.");
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
