/** The desk, an editor of the content at /desk: Sveltia CMS with settings made from the schemas. */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { CmsConfig } from "@sveltia/cms";
import { rolldown } from "rolldown";
import { addressOf } from "../data/addresses.ts";
import { deskFolder } from "../data/files.ts";
import type { Records } from "../data/content.ts";
import type { SiteOptions } from "../site/load.ts";
import { settingsFor, type Target } from "./settings.ts";

/** Files of this site and the API of GitHub. The editor needs inline styles. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com",
  "worker-src 'self'",
  "frame-src blob:",
  "form-action 'none'",
].join("; ");

/** Styles that show each colour beside its name in a select. */
function swatches(): string {
  const tokens = readFileSync(join(import.meta.dirname, "../styles/tokens.css"), "utf8");
  return [...tokens.matchAll(/--(ink|paper|hue\d|tint\d): (#\w+)/g)]
    .map(
      ([, name, colour]) =>
        `[role="option"][data-value="${name}"] { border-inline-start: 2em solid ${colour} }`,
    )
    .join("\n");
}

/** The page. Where the editor shows previews, it writes to a folder, and nobody signs in. */
const page = (folder: string, { editor }: DeskTarget) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Desk</title>
<style>.powered-by${editor?.preview ? ", .buttons .secondary" : ""} { display: none }
${swatches()}</style>
<script type="module" src="${folder}start.js"></script>
</html>
`;

const startScript = (folder: string, root: string, config: CmsConfig) =>
  `import CMS from "${folder}editor/index.js";
import { prepare } from "${folder}prepare.js";
prepare(CMS, ${JSON.stringify({ root, folder, isLocal: config.editor?.preview })});
await CMS.init(${JSON.stringify({ config })});
`;

/** Our part of the desk as a script for browsers, with the content in memory. */
async function prepareScript(): Promise<string> {
  const own = (file: string) => join(import.meta.dirname, file);
  const bundle = await rolldown({
    input: own("start.ts"),
    platform: "browser",
    logLevel: "silent",
    resolve: { alias: { "node:fs": own("node-in-browser.ts"), "node:path": own("node-in-browser.ts") } },
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output[0].code;
}

const filesIn = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder }).map((file) => file.replaceAll("\\", "/"));

/** Texts by path: the content as in the repository, and the drawings. Of other files the check needs the names. */
function textsOf(root: string, folder: string): string {
  const textOf = (path: string) =>
    /\.(yaml|md|svg)$/.test(path) ? readFileSync(path, "utf8") : path.endsWith(".pdf") ? "%PDF-" : "";
  const textsIn = (from: string, to: string) =>
    filesIn(from, "**/*.*").map((file) => [`${to}/${file}`, textOf(join(from, file))]);
  const drawings = textsIn(join(import.meta.dirname, "../art/drawings"), "drawings");
  return JSON.stringify(Object.fromEntries([...textsIn(root, folder), ...drawings]));
}

/** Texts of the editor, and ours for people who do not know Git. */
const words = [
  ["Work with Local Repository", "Choose the folder"],
  [
    "Once prompted, select the root directory of the “{$repo}” repository.",
    "Press the button, choose the folder “{$repo}”, and let this page change its files.",
  ],
  [
    "The selected folder is not a repository root directory. Please try again.",
    "This is not the folder of the site. Choose the one that contains “content”.",
  ],
  [
    "Local Workflow is not supported in your browser. Please use Chrome or Edge instead.",
    "This browser cannot change files in a folder. Open this page in Chrome or Edge, or change the files in “content” by hand: VS Code with the extension “YAML” completes and checks them.",
  ],
  [
    "There was an error while saving the entry. Please try again later.",
    "This is not saved yet, for the following reason.",
  ],
  ["View on Live Site", "View page"],
  [
    "The repository has been updated by someone else while saving. Please try again.",
    "A colleague has saved this form since you opened the desk. Copy your text, reload the desk without restoring your draft, and add the text to theirs.",
  ],
] as const;

/** Code of the editor, and ours: its texts are ours only in English; a save in review continues the commit that was shown. */
const code = [
  ["import(`immutable`)", "import(`./immutable.js`)"],
  ["e&&jQ.includes(e)?e:AQ", "AQ"],
  ["return jQ.includes(e)?e:void 0", "return"],
  ["let o=a?void 0:await fbe(n)", "let o=a?a.headSHA:await fbe(n)"],
  ["(await dbe(e,o),o):void 0", "(await dbe(e,o),o):o"],
  ["let t=s?void 0:await tY()", "let t=await tY(s&&n)"],
] as const;

/** Throws an Error if the editor has other texts or other code: then it is not the version that this file knows. */
function withChanges(editor: string): string {
  return [...words, ...code].reduce((changed, [theirs, ours]) => {
    if (!changed.includes(theirs))
      throw new Error(`The editor has no “${theirs}” for src/desk/desk.ts to replace.`);
    return changed.replaceAll(theirs, ours);
  }, editor);
}

type DeskTarget = Omit<Target, "folder">;

/** Files below /desk, with the functions that make them. */
export function deskFiles(options: SiteOptions, target: DeskTarget) {
  const editor = dirname(fileURLToPath(import.meta.resolve("@sveltia/cms")));
  const address = addressOf(target, deskFolder);
  const folder = relative(process.cwd(), options.root).replaceAll("\\", "/");
  const read = (file: string) => readFileSync(join(editor, file));
  const immutable = createRequire(join(editor, "index.js")).resolve("immutable/dist/immutable.es.js");
  const made: Record<string, () => string | Buffer | Promise<string>> = {
    "index.html": () => page(address, target),
    "start.js": () => startScript(address, folder, settingsFor(options, { ...target, folder })),
    "prepare.js": prepareScript,
    "texts.json": () => textsOf(options.root, folder),
    "editor/index.js": () => withChanges(String(read("index.js"))),
    "editor/immutable.js": () => readFileSync(immutable),
  };
  for (const file of filesIn(editor, "{assets,chunks}/*.{js,woff2,png,txt}"))
    made[`editor/${file}`] = () => read(file);
  return new Map(Object.entries(made).map(([file, make]) => [deskFolder.slice(1) + file, make]));
}

/** The desk of the development server writes to the folder that a person chooses, and names it by its repository. */
export const localDesk = (base: string, host = ""): DeskTarget => ({
  backend: { name: "github", repo: `desk/${basename(process.cwd())}`, auth_methods: ["token"] },
  app_title: "The desk",
  site_url: `http://${host}`,
  editor: { preview: true },
  base,
});

type Online = Pick<Records["site"], "name" | "url" | "base"> & { desk: NonNullable<Records["site"]["desk"]> };

/** The desk of the published site: each save is a commit at GitHub. */
export const onlineDesk = ({ name, url, base, desk }: Online): DeskTarget => ({
  backend: {
    name: "github",
    repo: desk.repository,
    ...(desk.signIn ? { base_url: desk.signIn } : { auth_methods: ["token"] }),
  },
  ...(desk.review ? { publish_mode: "editorial_workflow" } : {}),
  app_title: `${name}: the desk`,
  site_url: url,
  base,
});
