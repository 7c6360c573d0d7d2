import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { spawnSync } from "node:child_process";
import { contentFolder } from "../../site/content-folder.ts";

/** Copies the code and its configuration to a folder for temporary files, where a test may break rules. Call `remove` at the end. */
export function copyProject() {
  const root = mkdtempSync(join(tmpdir(), "rules-"));
  for (const folder of ["app", "site", "scripts", "tests", "tools"])
    cpSync(folder, join(root, folder), { recursive: true, filter: (path) => !path.endsWith("node_modules") });
  const files = readdirSync(".", { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) cpSync(name, join(root, name));
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  return {
    root,
    /** Writes a file, new or old. */
    put(file: string, text: string): void {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    /** Runs a package's program there and gives what it writes. Throws when it cannot be started. */
    run(program: string, ...options: string[]): string {
      const bin = resolve("node_modules", ".bin", program);
      const { error, stdout, stderr } = spawnSync(process.execPath, [bin, ...options], {
        cwd: root,
        // The site that is built, wherever its content lies.
        env: { ...process.env, CONTENT: resolve(contentFolder) },
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
      });
      if (error) throw error;
      if (!stdout) throw new Error(`${program} wrote nothing. Its errors: ${stderr}`);
      return stdout;
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
