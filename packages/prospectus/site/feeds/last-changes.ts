import { spawnSync } from "node:child_process";

/** Runs git in a folder; nothing where git is missing, the folder is no checkout, or nothing was committed yet. */
function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync("git", ["-C", folder, "-c", "core.quotePath=off", ...args], {
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout : undefined;
}

/**
 * When each file of a folder was last changed, by the git history.
 *
 * @returns From the file's path in the folder to the instant of its last commit, in UTC. A file that was changed since, or
 * never committed, is not in it: its date is not known. In a shallow clone nothing is, since there every file seems to
 * come from the oldest commit that was fetched.
 */
export function lastChanges(folder: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  if (git(folder, "rev-parse", "--is-shallow-repository")?.trim() !== "false") return dates;
  const log = git(folder, "log", "--format=commit %cI", "--name-only", "--relative", "--", ".");
  const changed = git(folder, "diff", "--name-only", "--relative", "HEAD", "--", ".");
  if (log === undefined || changed === undefined) return dates;
  let date = "";
  for (const line of log.split("\n")) {
    if (line.startsWith("commit ")) date = new Date(line.slice(7)).toISOString().replace(".000Z", "Z");
    else if (!dates.has(line)) dates.set(line, date);
  }
  // Both lists end with an empty line, which is no file and goes here too.
  for (const file of changed.split("\n")) dates.delete(file);
  return dates;
}

/** The latest of the files' last changes, or nothing if one of them is not known. */
export function lastChangeOf(
  files: Iterable<string>,
  dates: ReadonlyMap<string, string>,
): string | undefined {
  // What is not known comes last, whatever the order (ECMAScript, SortCompare).
  return [...files]
    .map((file) => dates.get(file))
    .toSorted()
    .at(-1);
}
