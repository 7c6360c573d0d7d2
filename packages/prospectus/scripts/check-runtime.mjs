/** Checks Node's version, packages and folder (`--reads`: without writing). Runs in old versions of Node, without packages. */
import { accessSync, constants } from "node:fs";
import module, { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

const engine = fileURLToPath(new URL("..", import.meta.url));
const project = `${process.cwd()}/`;
const major = Number(process.versions.node.split(".")[0]);

/** @param {() => unknown} ask @returns {boolean} whether it throws. */
function fails(ask) {
  try {
    ask();
    return false;
  } catch {
    return true;
  }
}

/** @returns {string | undefined} the first problem, and its remedy. */
function whatIsWrong() {
  // npm skips development dependencies with NODE_ENV "production" or --omit.
  if (fails(() => createRequire(import.meta.url).resolve("vite/package.json")))
    return 'Packages are missing. Run "npm ci --include=dev", then try again.';
  if (major < 26)
    return `This is Node ${process.versions.node}; the site needs Node 26. On Linux, Windows and macOS run "npm ci --include=dev --include=optional", which installs it, then try again. Elsewhere install Node 26 from nodejs.org.`;
  const [sign] = /[#?]/.exec(engine + project) ?? [];
  if (sign)
    return `The path ${project} contains “${sign}”, with which Vite cannot build. Move or rename the folder.`;
  if (!process.argv.includes("--reads") && fails(() => accessSync(project, constants.W_OK)))
    return `The folder ${project} is not writable. Copy the project to a folder of your own. To serve a built site from here, run "npm run serve".`;
  return undefined;
}

const wrong = whatIsWrong();
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
// With --import, Node caches compiled modules, which halves the start of the next run.
if (!process.argv.includes("--reads")) module.enableCompileCache(`${project}.cache/node`);
