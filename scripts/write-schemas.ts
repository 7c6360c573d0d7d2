/** Writes the schemas of the content for editors, their settings, and the page on all fields. `npm run schemas`, after a change of a schema. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { editorFiles } from "../site/load/json-schemas.ts";

rmSync("content/.schemas", { recursive: true, force: true });
for (const [path, text] of editorFiles()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
