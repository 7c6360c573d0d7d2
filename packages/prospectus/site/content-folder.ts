import { existsSync, readFileSync } from "node:fs";

/** Settings in package.json. A folder without one can have content too. */
const manifest: { config?: { content?: string } } = existsSync("package.json")
  ? JSON.parse(readFileSync("package.json", "utf8"))
  : {};

/** Content folder: `CONTENT`, else `config.content` in package.json, else `content`. */
export const contentFolder = process.env.CONTENT || (manifest.config?.content ?? "content");
