import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newSite } from "../../scripts/new-site.ts";
import { formOf, openFolder } from "./folder.ts";
import { localTarget, pageOf, settingsFor, settingsOfAll } from "./settings.ts";

const gitea = localTarget("http://localhost/desk/gitea");
const folder = mkdtempSync(join(tmpdir(), "desk-"));

beforeAll(async () => {
  cpSync("../../content", join(folder, "sample"), { recursive: true });
  const answers = ["--name=Atelier", "--url=https://atelier.example", "--currency=CAD", "--language=en"];
  await newSite(
    [...answers, "--pages=all", "--host=none", `--folder=${join(folder, "en")}`],
    process.stdin,
    new PassThrough(),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Settings that the editor refuses: selects without options or with equal ones, groups without fields. */
function refusedIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const { options, fields, types } = value as Record<string, { value: unknown }[] | undefined>;
  const isRefused =
    [options, fields, types].some((list) => list?.length === 0) ||
    (options && new Set(options.map((one) => one.value)).size < options.length);
  return [...(isRefused ? [value] : []), ...Object.values(value).flatMap(refusedIn)];
}

it("makes valid settings for the sample", () => {
  expect(refusedIn(settingsFor(join(folder, "sample"), [], gitea))).toEqual([]);
});

it("makes valid settings for a new site with any files missing", () => {
  const root = join(folder, "en");
  expect(refusedIn(settingsFor(root, [], gitea))).toEqual([]);
  const parts = readdirSync(root);
  expect(parts.length).toBeGreaterThan(10);
  for (const part of parts) {
    renameSync(join(root, part), join(folder, part));
    expect(refusedIn(settingsFor(root, [], gitea)), part).toEqual([]);
    renameSync(join(folder, part), join(root, part));
  }
});

it("names each new file by a text that its form requires", () => {
  const { collections = [] } = settingsFor("../../content", [], gitea);
  const folders = collections.flatMap((one) => ("folder" in one ? [one] : []));
  expect(folders).toHaveLength(6);
  for (const { name, slug, fields } of folders) {
    const [, path = ""] = /^\{\{([\w.]+)\}\}$/.exec(Object(slug).template) ?? [];
    let field: unknown = { fields };
    for (const key of path.split("."))
      field = (Object(field).fields as { name: string }[]).find((one) => one.name === key);
    expect(field, name).toMatchObject({ required: true, widget: expect.stringMatching(/^(string|text)$/) });
  }
});

it("labels badge as price and hue as colour", () => {
  const settings = JSON.stringify(settingsFor("../../content", [], gitea));
  expect(settings).toContain('"name":"badge","label":"Price"');
  expect(settings.match(/"(label|hint)":"[^"]*\b(badge|slug)\b[^"]*"/gi)).toEqual(null);
});

it("opens for two records with the same id, which the check reports", () => {
  const root = join(folder, "sample");
  cpSync(join(root, "courses/design.yaml"), join(root, "courses/other.yaml"));
  expect(refusedIn(settingsFor(root, [], gitea))).toEqual([]);
});

it("shows a mistake at its field and in every list and group around it", () => {
  const mistake = { line: 3, found: "x", expected: "y", remedy: "Z." };
  const fields = (file: string, field: string) => {
    const found: string[] = [];
    JSON.stringify(settingsFor(join(folder, "en"), [{ file, field, ...mistake }], gitea), (_key, value) => {
      const { name, comment } = Object(value) as { name: string; comment?: string };
      if (comment?.endsWith("found x; expected y. Z.")) found.push(name);
      return value as unknown;
    });
    return found;
  };
  expect(fields("events.yaml", "[2].title")).toEqual(["records", "title"]);
  expect(fields("courses/first-course.yaml", "overview.features[1]")).toEqual(["overview", "features"]);
  expect(fields("articles/first-article.md", "(prose)")).toEqual(["body"]);
  expect(fields("events.yaml", "(YAML)")).toEqual([]);
});

it("edits each language of a site, with its own mistakes", async () => {
  const root = join(folder, "en");
  await newSite([`--beside=${root}`, "--language=fr"], process.stdin, new PassThrough());
  const file = "fr/events.yaml";
  const problem = { file, field: "[1].title", line: 3, found: "x", expected: "y", remedy: "Z." };
  const { collections = [] } = settingsOfAll(root, [problem], gitea);
  const marked = collections.filter((one) => JSON.stringify(one).includes("found x; expected y. Z."));
  expect(marked).toMatchObject([{ name: "fr-lists", label: "Français: Lists and settings" }]);
  expect(JSON.stringify(marked)).toContain('"file":"fr/events.yaml"');
  expect(openFolder(root).list()).toContain("fr/pages/home.yaml");
  expect(pageOf(join(root, "fr"), "pages/about.yaml")).toBe("/about");
});

it.for([
  ["fr/pages/home.yaml", "fr-pages/home", undefined],
  ["events.yaml", "lists/events", "/event"],
  ["pages/home.yaml", "pages/home", "/"],
  ["courses/design.yaml", "coursePages/design", "/course/design"],
  ["brand.yaml", "lists/brand", undefined],
])("finds the form and the page of %s", ([file = "", form, page]) => {
  expect(formOf(file)).toBe(form);
  expect(pageOf("../../content", file)).toBe(page);
});
