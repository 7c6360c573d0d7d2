/** Writes JSON schemas of the content, for completion and checks in editors (.vscode/settings.json). */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { jsonSchemas } from "../src/site/json-schemas.ts";

for (const { path, schema } of jsonSchemas()) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(schema));
}
