import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** What a build and the development server read. */
const parts = [
  "app",
  "site",
  "content",
  "scripts",
  "vite.config.ts",
  "react-router.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/** A copy of the project that a test may change, build and serve. It lies below the project's own folder, so that its packages are found. */
export function copySite(name: string) {
  const root = resolve(".cache", name);
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const put = (file: string, text: string) => writeFileSync(join(root, file), text);
  return {
    root,
    /** Makes the copy anew. */
    make(): void {
      rmSync(root, { recursive: true, force: true });
      mkdirSync(root, { recursive: true });
      for (const part of parts) cpSync(part, join(root, part), { recursive: true });
    },
    read,
    /** Writes a file, new or old. */
    put,
    /** Changes a file; fails where the change finds nothing to do, so that no test passes for nothing. */
    edit(file: string, change: (text: string) => string): void {
      const text = read(file);
      const changed = change(text);
      if (changed === text) throw new Error(`Nothing was changed in ${file}.`);
      put(file, changed);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
