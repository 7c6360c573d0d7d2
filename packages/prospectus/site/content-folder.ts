import { existsSync, readFileSync } from "node:fs";

/** What the package.json of the site says; a folder without one may have content too. */
const said: { config?: { content?: string } } = existsSync("package.json")
  ? JSON.parse(readFileSync("package.json", "utf8"))
  : {};

/** The content folder from which the site is made: `CONTENT`, or else what package.json says under `config`, or else `content`. */
export const contentFolder = process.env.CONTENT || (said.config?.content ?? "content");
