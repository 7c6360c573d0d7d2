/** The writing desk online: `desk` in site.yaml. It saves to the repository of the site. */
import { spawnSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CmsConfig } from "@sveltia/cms";
import { absolute, addressOf } from "../../site/file-paths.ts";
import { deskFolder } from "../../site/hosts/headers.ts";
import type { Records } from "../../site/records.ts";
import { editor, formScript, locales, localeScript, policyFor } from "./editor.ts";
import { settingsOfAll } from "./settings.ts";

type Site = Records["site"];
type Desk = NonNullable<Site["desk"]>;

const servers = { gitlab: "https://gitlab.com", gitea: "https://gitea.com" };

/** First words of each commit of the desk, for `prospectus tidy`. */
export const deskCommit = "Desk: ";

const commits = {
  create: `${deskCommit}add {{collection}} “{{slug}}”`,
  update: `${deskCommit}change {{collection}} “{{slug}}”`,
  delete: `${deskCommit}delete {{collection}} “{{slug}}”`,
  uploadMedia: `${deskCommit}add {{path}}`,
  deleteMedia: `${deskCommit}delete {{path}}`,
};

/** The service for the editor, and the origins of its API (sveltiacms.app/en/docs/backends). */
export function backendOf({ service, repository: repo, branch, server, clientId, signIn }: Desk): {
  backend: CmsConfig["backend"];
  origins: string[];
} {
  const methods = clientId || signIn ? (["oauth", "token"] as const) : (["token"] as const);
  const common = { repo, branch, commit_messages: commits, auth_methods: [...methods] };
  if (service === "github")
    return {
      backend: { name: service, ...common, ...(signIn ? { base_url: signIn } : {}) },
      origins: ["https://api.github.com"],
    };
  const base_url = server ?? servers[service];
  const at = { ...common, base_url, ...(clientId ? { app_id: clientId } : {}) };
  if (service === "gitea")
    return { backend: { name: service, ...at, api_root: `${base_url}/api/v1` }, origins: [base_url] };
  const flow = clientId ? { auth_type: "pkce" as const } : {};
  return { backend: { name: service, ...at, ...flow, api_root: `${base_url}/api/v4` }, origins: [base_url] };
}

/** Path of a folder in its repository, with a slash at the end; without Git, from here. */
function folderInRepository(root: string): string {
  const { status, stdout } = spawnSync("git", ["-C", root, "rev-parse", "--show-prefix"], {
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : `${root.replaceAll("\\", "/").replace(/\/$/, "")}/`;
}

export function deskFiles(root: string, site: Site & { desk: Desk }): Map<string, string | Buffer> {
  const { backend, origins } = backendOf(site.desk);
  const place = addressOf(site, deskFolder);
  const folder = folderInRepository(root);
  const target = { backend, app_title: site.name, site_url: site.url, display_url: absolute(site, "/") };
  const config = settingsOfAll(root, [], { ...target, folder, base: site.base });
  const page = `<!doctype html>
<html lang="${site.language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="Content-Security-Policy" content="${policyFor(origins)}">
<title>${site.name.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}</title>
<script type="module" src="${place}form.js"></script>
</html>
`;
  const ofEditor = globSync("**/*.{js,woff2,png,txt}", { cwd: editor }).map(
    (file) => [`editor/${file.replaceAll("\\", "/")}`, readFileSync(join(editor, file))] as const,
  );
  const files: [string, string | Buffer][] = [
    ["index.html", page],
    ["form.js", formScript(place, site.language, config)],
    ...ofEditor.map(([file, bytes]): [string, string | Buffer] =>
      // Hosts give a script another type than JSON.
      file === "editor/index.js"
        ? [file, bytes.toString().replaceAll(/(\.\.\/locales\/[\w-]+)\.json/g, "$1.js")]
        : [file, bytes],
    ),
    ...readdirSync(locales).map((file): [string, string] => [
      `locales/${file.replace(/json$/, "js")}`,
      localeScript(file),
    ]),
  ];
  return new Map(files.map(([file, bytes]) => [deskFolder.slice(1) + file, bytes]));
}
