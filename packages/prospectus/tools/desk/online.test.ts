import { cpSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyContent } from "../../tests/fixtures/content-copy.ts";
import { loadContent } from "../../site/load/load.ts";
import { desk } from "../../site/records/desk.ts";
import { backendOf, deskFiles } from "./online.ts";

test.each<[string, object, object, string]>([
  ["github", {}, { auth_methods: ["token"] }, "https://api.github.com"],
  [
    "github",
    { signIn: "https://sign-in.ada.example" },
    { base_url: "https://sign-in.ada.example", auth_methods: ["oauth", "token"] },
    "https://api.github.com",
  ],
  [
    "gitlab",
    { clientId: "0a1b" },
    { auth_type: "pkce", app_id: "0a1b", api_root: "https://gitlab.com/api/v4" },
    "https://gitlab.com",
  ],
  ["gitlab", {}, { auth_methods: ["token"], base_url: "https://gitlab.com" }, "https://gitlab.com"],
  [
    "gitea",
    { server: "https://git.ada.example", clientId: "0a1b" },
    { app_id: "0a1b", base_url: "https://git.ada.example", api_root: "https://git.ada.example/api/v1" },
    "https://git.ada.example",
  ],
])("at %s with %j the editor signs in and saves by the service's rules", (service, keys, backend, origin) => {
  const made = backendOf(desk.parse({ service, repository: "ada/school", ...keys }));
  expect(made.backend).toMatchObject({ name: service, repo: "ada/school", branch: "main", ...backend });
  expect(made.origins).toEqual([origin]);
});

test("the desk has the forms of every language, with the addresses of their pages", () => {
  const { root, remove, edit } = copyContent();
  onTestFinished(remove);
  const { site } = loadContent(root);
  cpSync("tests/fixtures/content", join(root, "fr"), { recursive: true });
  edit("site.yaml", /^/, "languages: { fr: Français }\n");
  const keys = desk.parse({ service: "github", repository: "ada/school" });
  const files = deskFiles(root, { ...site, name: "Clay & Co", language: "fr", base: "/school/", desk: keys });
  const page = String(files.get("desk/index.html"));
  expect(page).toContain('<html lang="fr">');
  expect(page).toContain("<title>Clay &amp; Co</title>");
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).toContain("connect-src 'self' blob: data: https://api.github.com;");
  expect(page).toContain('src="/school/desk/form.js"');
  const script = String(files.get("desk/form.js"));
  const { config } = JSON.parse(/CMS\.init\((.*)\);$/.exec(script)?.[1] ?? "") as {
    config: { collections: { name: string; label: string; folder?: string; preview_path?: string }[] };
  };
  // Without Git, paths start in the working directory.
  const folder = root.replaceAll("\\", "/");
  const courses = config.collections.filter(({ name }) => name.endsWith("coursePages"));
  expect(courses.map((one) => [one.label, one.folder, one.preview_path])).toEqual([
    ["Course pages", `${folder}/courses`, "/school/course/{{slug}}"],
    ["Français: Course pages", `${folder}/fr/courses`, "/school/fr/course/{{slug}}"],
  ]);
  // Every import of the editor leads to a file.
  const editor = String(files.get("desk/editor/index.js"));
  for (const [, path = ""] of editor.matchAll(/import\(`\.\.\/(locales\/.+?)`\)/g))
    expect([...files.keys()]).toContain(`desk/${path}`);
  expect([...files.keys()].filter((path) => path.includes("/locales/")).length).toBeGreaterThan(20);
});
