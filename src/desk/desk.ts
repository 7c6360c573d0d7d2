/** The desk, an editor of the content at /desk: Sveltia CMS with settings made from the schemas. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { CmsConfig } from "@sveltia/cms";
import { rolldown } from "rolldown";
import { addressOf } from "../data/addresses.ts";
import { deskFolder } from "../data/files.ts";
import type { Records } from "../data/content.ts";
import type { SiteOptions } from "../site/load.ts";
import { guardBranches } from "./review.ts";
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
  "base-uri 'self'",
  "form-action 'none'",
].join("; ");

/** On this computer nobody signs in. */
const withoutSignIn = ".buttons .secondary { display: none }";

const page = (folder: string, isLocal: boolean) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Desk</title>
<style>
  .powered-by { display: none }
  ${isLocal ? withoutSignIn : ""}
</style>
<script type="module" src="${folder}start.js"></script>
</html>
`;

const startScript = (folder: string, options: object, config: CmsConfig) =>
  `import CMS from "${folder}editor/index.js";
import { prepare } from "${folder}prepare.js";
${config.publish_mode ? `(${String(guardBranches)})();` : ""}
prepare(CMS, ${JSON.stringify(options)});
await CMS.init(${JSON.stringify({ config })});
`;

/** Our part of the desk as a script for browsers, with the content in memory. */
async function prepareScript(): Promise<string> {
  const own = (file: string) => join(import.meta.dirname, file);
  const bundle = await rolldown({
    input: own("start.ts"),
    platform: "browser",
    logLevel: "silent",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
    resolve: { alias: { "node:fs": own("node-in-browser.ts"), "node:path": own("node-in-browser.ts") } },
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output[0].code;
}

/** Texts by path: the content as in the repository, and the drawings. Of other files the check needs the names. */
function textsOf(root: string, folder: string): string {
  const textOf = (path: string) =>
    /\.(yaml|md|svg)$/.test(path) ? readFileSync(path, "utf8") : path.endsWith(".pdf") ? "%PDF-" : "";
  const textsIn = (from: string, to: string) =>
    globSync("**/*.*", { cwd: from }).map((file) => [
      `${to}/${file.replaceAll("\\", "/")}`,
      textOf(join(from, file)),
    ]);
  const drawings = textsIn(join(import.meta.dirname, "../art/drawings"), "drawings");
  return JSON.stringify(Object.fromEntries([...textsIn(root, folder), ...drawings]));
}

/** Texts of the editor that people without Git cannot know, and ours. */
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
] as const;

const withWords = (text: string) =>
  words.reduce((changed, [theirs, ours]) => changed.replaceAll(theirs, ours), text);

/** The editor imports a package, and the texts of a language. Hosts give a script another type than JSON. */
const withScripts = (code: string) =>
  code
    .replace("import(`immutable`)", "import(`./immutable.js`)")
    .replaceAll(/(\.\.\/locales\/[\w-]+)\.json/g, "$1.js");

type DeskTarget = Omit<Target, "folder">;

/** Files below /desk, with the functions that make them. `preview`: address that answers with the page of a text. */
export function deskFiles(options: SiteOptions, target: DeskTarget, preview?: string) {
  const editor = dirname(fileURLToPath(import.meta.resolve("@sveltia/cms")));
  const locales = join(editor, "../locales");
  const address = addressOf(target, deskFolder);
  const folder = relative(process.cwd(), options.root).replaceAll("\\", "/");
  const files: [string, () => string | Buffer | Promise<string>][] = [
    ["index.html", () => page(address, preview !== undefined)],
    [
      "start.js",
      () =>
        startScript(
          address,
          { root: folder, texts: `${address}texts.json`, preview },
          settingsFor(options, { ...target, folder }),
        ),
    ],
    ["prepare.js", prepareScript],
    ["texts.json", () => textsOf(options.root, folder)],
    ["editor/index.js", () => withWords(withScripts(readFileSync(join(editor, "index.js"), "utf8")))],
  ];
  const immutable = createRequire(join(editor, "index.js")).resolve("immutable/dist/immutable.es.js");
  files.push(["editor/immutable.js", () => readFileSync(immutable)]);
  for (const file of globSync("{assets,chunks}/*.{js,woff2,png,txt}", { cwd: editor }))
    files.push([`editor/${file.replaceAll("\\", "/")}`, () => readFileSync(join(editor, file))]);
  for (const file of readdirSync(locales))
    files.push([
      `locales/${file.replace(/json$/, "js")}`,
      () => `export default ${withWords(readFileSync(join(locales, file), "utf8"))}`,
    ]);
  return new Map(files.map(([file, make]) => [deskFolder.slice(1) + file, make]));
}

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
