import { spawnSync } from "node:child_process";

/** Output of git; undefined without git, repository or commit. */
function git(folder: string, ...args: string[]): string | undefined {
  // The build may read a history that another user owns: it runs the code of that folder anyway.
  const settings = ["-c", "core.quotePath=off", "-c", "safe.directory=*"];
  const { status, stdout } = spawnSync("git", ["-C", folder, ...settings, ...args], {
    encoding: "utf8",
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return status === 0 ? stdout : undefined;
}

/** Dates of last commits by path, in UTC. Uncommitted changes have none. A shallow clone has none, since it lacks the history. */
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
  // Both lists end with an empty line, which this removes too.
  for (const file of changed.split("\n")) dates.delete(file);
  return dates;
}

/** The latest change of the files; undefined if any is unknown. */
export function lastChangeOf(
  files: Iterable<string>,
  dates: ReadonlyMap<string, string>,
): string | undefined {
  // `undefined` is sorted last (ECMAScript, SortCompare).
  return [...files]
    .map((file) => dates.get(file))
    .toSorted()
    .at(-1);
}
