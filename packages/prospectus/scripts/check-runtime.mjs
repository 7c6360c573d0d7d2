/**
 * Says in a sentence what keeps this project's programs from running: another Node than its own, packages that are missing, a
 * folder that Vite cannot work in, or one that cannot be written. What only reads (the server) says so by `--reads`.
 *
 * It is plain JavaScript of an older time and needs no package, since it has to run where those are missing.
 */
import { accessSync, constants } from "node:fs";
import module, { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const engine = fileURLToPath(new URL("..", import.meta.url));
const project = `${process.cwd()}/`;
const major = Number(process.versions.node.split(".")[0]);

/** @param {() => unknown} ask @returns {boolean} whether it fails. */
function fails(ask) {
  try {
    ask();
    return false;
  } catch {
    return true;
  }
}

/** @returns {string | undefined} the first thing that is wrong, and what to do. */
function whatIsWrong() {
  // npm leaves out what only builds and checks the site where NODE_ENV is "production" or it is told to omit it.
  if (fails(() => createRequire(import.meta.url).resolve("vite/package.json")))
    return 'The packages that build and serve the site are missing: run "npm ci --include=dev", then try again.';
  if (major < 26)
    return `This is Node ${process.versions.node}, and the site needs Node 26. It comes with the project for Linux, Windows and macOS: run "npm ci --include=dev --include=optional", then try again. Elsewhere install Node 26 (nodejs.org).`;
  const [sign] = /[#?]/.exec(engine + project) ?? [];
  if (sign)
    return `The project lies in ${project}, and Vite cannot build in a folder with “${sign}” in its path: move or rename the folder.`;
  if (!process.argv.includes("--reads") && fails(() => accessSync(project, constants.W_OK)))
    return `The project's folder ${project} cannot be written, and this writes there: copy the project to a place of your own. A site that is built can be served from here: "npm run serve".`;
  return undefined;
}

const wrong = whatIsWrong();
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
// Where this is loaded by --import, Node keeps what it makes of the modules of the program: the next run starts in half the time.
if (!process.argv.includes("--reads")) module.enableCompileCache(`${project}.cache/node`);
