/** Checks Node's version, packages and folder before a command: `node --import`. Runs in old versions of Node, without packages. */
import { accessSync, constants, existsSync } from "node:fs";
import module from "node:module";

const project = `${process.cwd()}/`;
const [sign] = /[#?]/.exec(project) ?? [];
let isWritable = true;
try {
  accessSync(project, constants.W_OK);
} catch {
  isWritable = false;
}

/** @type {[isWrong: boolean, sentence: string][]} */
const problems = [
  [
    // npm skips development dependencies with NODE_ENV "production" or --omit.
    !existsSync("node_modules/vite/package.json"),
    'Packages are missing. Run "npm ci --include=dev", then try again.',
  ],
  [
    Number.parseInt(process.versions.node, 10) < 26,
    `This is Node ${process.versions.node}; the site needs Node 26. On Linux, Windows and macOS run "npm ci --include=dev --include=optional", which installs it, then try again. Elsewhere install Node 26 from nodejs.org.`,
  ],
  [
    sign !== undefined,
    `The path ${project} contains “${sign}”, with which Vite cannot build. Move or rename the folder.`,
  ],
  [!isWritable, `The folder ${project} is not writable. Copy the project to a folder of your own.`],
];

const [, wrong] = problems.find(([isWrong]) => isWrong) ?? [];
if (wrong !== undefined) {
  console.error(wrong);
  process.exit(1);
}
// Node caches compiled modules, which halves the start of the next run.
module.enableCompileCache(`${project}.cache/node`);
