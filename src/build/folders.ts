/** Folders of the project and of the built site. */
import { accessSync, chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { ContentError } from "../reader/content-error.ts";

export const projectFolder = resolve(import.meta.dirname, "../..");

const built = "build";

/** Lets other users read a folder, since web servers are others. Copies keep the rights of their sources. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else chmodSync(path, 0o644);
  }
}

/** Output of one process, in `.cache`. It becomes `build` when it is complete. */
export class WorkFolder {
  readonly path: string;
  /** What hosts serve. */
  readonly client: string;
  readonly server: string;

  constructor(name: string) {
    this.path = join(".cache", name);
    this.client = join(this.path, "client");
    this.server = join(this.path, "server");
  }

  /** Path of a new file that hosts serve. Creates its folder. Throws a ContentError if `public/` has such a file, which Vite has copied. */
  async fileAt(path: string): Promise<string> {
    const file = join(this.client, path);
    if (existsSync(file))
      throw new ContentError("public", [
        {
          file: path,
          line: 1,
          field: "(the file)",
          found: "a file that the build writes itself",
          expected: "only files of other names, such as ads.txt",
          remedy: "Delete or rename it.",
        },
      ]);
    await mkdir(dirname(file), { recursive: true });
    return file;
  }

  /** Replaces the old site with the new one. Throws without a new one, and keeps the old one. */
  publish(): void {
    accessSync(this.path);
    openToAll(this.path);
    rmSync(built, { recursive: true, force: true });
    renameSync(this.path, built);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}

/** Description of a built site, for the preview. Its file is beside the published folder. */
export type BuiltSite = { base: string; moved: readonly (readonly [from: string, to: string])[] };

export const builtFile = "site.json";

/** Reads the description of the built site. Ends the program with a message if there is none. */
export function builtSite(): BuiltSite {
  try {
    return JSON.parse(readFileSync(join(built, builtFile), "utf8"));
  } catch {
    console.error(
      `There is no complete site in ${join(built, "client")}. Run "npm run build" first, or "npm start", which builds and serves it.`,
    );
    process.exit(1);
  }
}
