import { existsSync, readFileSync } from "node:fs";

/** The site's package.json, which is optional. */
const said: { config?: { content?: string } } = existsSync("package.json")
  ? JSON.parse(readFileSync("package.json", "utf8"))
  : {};

/** The content folder: `CONTENT`, or `config` in package.json, or `content`. */
export const contentFolder = process.env.CONTENT || (said.config?.content ?? "content");
