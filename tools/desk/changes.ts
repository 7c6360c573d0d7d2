/** What of the content changed since the last commit, and the way back: both are Git's own. */
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";

/** A file that is not as the last commit has it, with the lines that differ. */
export type Change = { path: string; is: "changed" | "new" | "removed"; lines: string };

/** What Git says. Throws an error with its words where it refuses. */
function git(root: string, ...words: string[]): string {
  const options = { cwd: root, encoding: "utf8", maxBuffer: Infinity, stdio: "pipe" } as const;
  return execFileSync("git", ["--literal-pathspecs", ...words], options);
}

/** The changes in a content folder; nothing where no commit holds it. */
export function changesIn(root: string): Change[] | undefined {
  try {
    const [prefix = ""] = git(root, "rev-parse", "--verify", "HEAD", "--show-prefix").split("\n");
    // A renamed file is one that went and one that came, so that each can be brought back.
    const status = git(root, "status", "-z", "--no-renames", "-uall", "--", ".");
    const entries = status.split("\0").filter(Boolean);
    return entries.map((entry): Change => {
      const path = entry.slice(3 + prefix.length);
      if (entry.startsWith("??")) return { path, is: "new", lines: "" };
      const diff = git(root, "diff", "--no-ext-diff", "--no-color", "-U0", "HEAD", "--", path);
      const lines = diff.split("\n").filter((line) => /^[+-](?!\+\+ |-- )/.test(line));
      return { path, is: /^.?D/.test(entry) ? "removed" : "changed", lines: lines.join("\n") };
    });
  } catch {
    return undefined;
  }
}

/** Makes a file again what it was in the last commit; one that is in no commit goes. */
export function undo(root: string, path: string): void {
  if (git(root, "ls-tree", "--name-only", "HEAD", "--", path))
    return void git(root, "restore", "--source=HEAD", "--staged", "--worktree", "--", path);
  git(root, "rm", "--cached", "--force", "--quiet", "--ignore-unmatch", "--", path);
  rmSync(join(root, path));
}
