/** Checks Node's version, packages and folder before a command: `node --import`. Runs in old versions of Node, without packages. */
import { accessSync, constants } from "node:fs";
import module, { createRequire } from "node:module";

const project = `${process.cwd()}/`;
const [, command = ""] = process.argv;
const writes = !command.endsWith("serve.ts");

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
  if (Number.parseInt(process.versions.node, 10) < 26)
    return `This is Node ${process.versions.node}; the site needs Node 26. On Linux, Windows and macOS run "npm ci --include=dev --include=optional", which installs it, then try again. Elsewhere install Node 26 from nodejs.org.`;
  const [sign] = /[#?]/.exec(project) ?? [];
  if (sign)
    return `The path ${project} contains “${sign}”, with which Vite cannot build. Move or rename the folder.`;
  if (writes && fails(() => accessSync(project, constants.W_OK)))
    return `The folder ${project} is not writable. Copy the project to a folder of your own. To serve a built site from here, run "npm run serve".`;
  return undefined;
}

const wrong = whatIsWrong();
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
// Node caches compiled modules, which halves the start of the next run.
if (writes) module.enableCompileCache(`${project}.cache/node`);
