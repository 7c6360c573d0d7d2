/** What of the content changed since the last commit, and the way back: both are Git's own. */
import { spawnSync } from "node:child_process";

/** A file that is not as the last commit has it, with the lines that differ. */
export type Change = { path: string; is: "changed" | "new" | "removed"; lines: string };

/** What Git says. Throws its own words where it refuses. */
function git(root: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", ["--literal-pathspecs", ...words], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`Git refused: ${stderr?.trim() || "there is no Git here"}`);
  return stdout;
}

/** The changes in a content folder; nothing where no commit holds it. */
export function changesIn(root: string): Change[] | undefined {
  try {
    const prefix = git(root, "rev-parse", "--show-prefix").trim();
    git(root, "rev-parse", "--verify", "HEAD");
    // A renamed file is one that went and one that came, so that each can be brought back.
    const status = git(
      root,
      "status",
      "--porcelain",
      "--no-renames",
      "--untracked-files=all",
      "-z",
      "--",
      ".",
    );
    return status.split("\0").flatMap((entry): Change[] => {
      const path = entry.slice(3 + prefix.length);
      if (path === "") return [];
      const marks = entry.slice(0, 2);
      if (marks === "??") return [{ path, is: "new", lines: "" }];
      const diff = git(root, "diff", "--no-ext-diff", "--no-color", "--unified=0", "HEAD", "--", path);
      const lines = diff.split("\n").filter((line) => /^[+-](?!\+\+ |-- )/.test(line));
      return [{ path, is: marks.includes("D") ? "removed" : "changed", lines: lines.join("\n") }];
    });
  } catch {
    return undefined;
  }
}

/** Makes a file again what it was in the last commit; one that is in no commit goes. */
export function undo(root: string, path: string): void {
  const isNew = git(root, "ls-tree", "--name-only", "HEAD", "--", path) === "";
  if (isNew) git(root, "rm", "--cached", "--force", "--ignore-unmatch", "--", path);
  if (isNew) git(root, "clean", "--force", "--", path);
  else git(root, "restore", "--source=HEAD", "--staged", "--worktree", "--", path);
}
