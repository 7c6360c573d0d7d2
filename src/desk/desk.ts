/** The desk, an editor of the content at /desk: Sveltia CMS with settings made from the schemas. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { CmsConfig } from "@sveltia/cms";
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
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const page = (folder: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>Desk</title>
<style>
  /* Names of products, and signing in where the files are on this computer. */
  .powered-by,
  .buttons .spacer ~ .secondary {
    display: none;
  }
</style>
<script type="module" src="${folder}start.js"></script>
</html>
`;

const startScript = (folder: string, config: CmsConfig) =>
  `import CMS from "${folder}editor/index.js";
${config.publish_mode ? `(${String(guardBranches)})();` : ""}
await CMS.init(${JSON.stringify({ config })});
`;

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
  ["View on Live Site", "View page"],
] as const;

const withWords = (text: string) =>
  words.reduce((changed, [theirs, ours]) => changed.replaceAll(theirs, ours), text);

/** The editor imports the texts of a language. Hosts give a script another type than JSON. */
const withScripts = (code: string) => code.replaceAll(/(\.\.\/locales\/[\w-]+)\.json/g, "$1.js");

type DeskTarget = Omit<Target, "folder">;

/** Files below /desk, with the functions that make them. */
export function deskFiles(options: SiteOptions, target: DeskTarget) {
  const editor = dirname(fileURLToPath(import.meta.resolve("@sveltia/cms")));
  const locales = join(editor, "../locales");
  const address = addressOf(target, deskFolder);
  const folder = relative(process.cwd(), options.root).replaceAll("\\", "/");
  const files: [string, () => string | Buffer][] = [
    ["index.html", () => page(address)],
    ["start.js", () => startScript(address, settingsFor(options, { ...target, folder }))],
    ["editor/index.js", () => withWords(withScripts(readFileSync(join(editor, "index.js"), "utf8")))],
  ];
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
