/** Runs the engine, or says that it is not installed. */
import { existsSync } from "node:fs";

if (existsSync("node_modules/prospectus")) await import("prospectus/bin");
else {
  console.error('The engine is not installed in this folder: run "npm install", then try again.');
  process.exitCode = 1;
}
