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
<script type="module" src="${folder}start.js"></script>
</html>
`;

const startScript = (folder: string, config: CmsConfig) =>
  `import CMS from "${folder}editor/index.js";
${config.publish_mode ? `(${String(guardBranches)})();` : ""}
await CMS.init(${JSON.stringify({ config })});
`;

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
    ["editor/index.js", () => withScripts(readFileSync(join(editor, "index.js"), "utf8"))],
  ];
  for (const file of globSync("{assets,chunks}/*.{js,woff2,png,txt}", { cwd: editor }))
    files.push([`editor/${file.replaceAll("\\", "/")}`, () => readFileSync(join(editor, file))]);
  for (const file of readdirSync(locales))
    files.push([
      `locales/${file.replace(/json$/, "js")}`,
      () => `export default ${readFileSync(join(locales, file), "utf8")}`,
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
  app_title: name,
  site_url: url,
  base,
});
