import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { makeSite, type Site } from "../site/make-site.ts";
import { workFolder } from "../site/file-paths.ts";
import { claimBuild, leaveBuild, openLastBuild } from "./last-build.ts";

// Each works in a copy of the project without a build of its own, in which a last build is written by hand.
vi.setConfig({ testTimeout: 60_000 });

const project = resolve(".");
let folder: string;
let site: Site;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "last-build-"));
  for (const name of ["app", "site", "scripts", "content"])
    cpSync(join(project, name), join(folder, name), { recursive: true });
  for (const name of ["package-lock.json", "vite.config.ts", "react-router.config.ts"])
    cpSync(join(project, name), join(folder, name));
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
  process.chdir(folder);
  site = await makeSite("content", new Date("2024-09-01T00:00Z"));
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

function put(file: string, text: string): void {
  const path = join(workFolder, "client", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** Writes a complete build, as scripts/build.ts does. */
async function build(of: Site): Promise<void> {
  expect(claimBuild()).toBeUndefined();
  const last = await openLastBuild(of);
  for (const path of of.pages.keys()) put(join(path, "index.html"), `page ${path}`);
  put("about/index.html.br", "compressed");
  put("about/index.html.gz", "compressed");
  last.finish();
}

test("without a last build every page is rendered", async () => {
  const { changed, keep } = await openLastBuild(site);
  expect(changed).toEqual(new Set(site.pages.keys()));
  expect(keep("about/index.html")).toBe(false);
});

test("after an edit of an article only the pages that show it are rendered, and one of each kind", async () => {
  await build(site);
  const file = join("content", "articles", "blog4.md");
  writeFileSync(file, `${readFileSync(file, "utf8")}\nOne more sentence.\n`);
  const edited = await makeSite("content", new Date("2024-09-01T00:00Z"));
  const { changed } = await openLastBuild(edited);
  expect(changed).toContain("/blog/blog4");
  for (const path of ["/blog/blog2", "/blog/blog3", "/course/management"])
    expect(changed).not.toContain(path);
});

test("a page is taken over with its compressed copies", async () => {
  await build(site);
  const { keep } = await openLastBuild(site);
  expect(keep("about/index.html")).toBe(true);
  for (const place of ["build", workFolder]) {
    expect(readFileSync(join(place, "client", "about", "index.html"), "utf8")).toBe("page /about");
    expect(existsSync(join(place, "client", "about", "index.html.br"))).toBe(true);
  }
});

test("compressed copies are taken over only where the file has the same bytes", async () => {
  await build(site);
  const { keepCompressed } = await openLastBuild(site);
  put("about/index.html", "another page");
  expect(keepCompressed("about/index.html")).toBe(false);
  put("about/index.html", "page /about");
  expect(keepCompressed("about/index.html")).toBe(true);
});

test.each([
  ["cut short", (text: string) => text.slice(0, 100)],
  ["emptied", () => ""],
  ["no JSON", () => "made by hand"],
  ["JSON of another kind", () => "[1]"],
  ["of an older form", () => '{"/about":"hash"}'],
])("a record of the last build that is %s takes over nothing", async (_, spoil) => {
  await build(site);
  const file = join("build", "made-from.json");
  writeFileSync(file, spoil(readFileSync(file, "utf8")));
  const { changed, keepCompressed } = await openLastBuild(site);
  expect(changed).toEqual(new Set(site.pages.keys()));
  put("about/index.html", "page /about");
  expect(keepCompressed("about/index.html")).toBe(false);
});

test("a page that was changed where it lies is rendered anew", async () => {
  await build(site);
  writeFileSync(join("build", "client", "blog", "blog2", "index.html"), "page /blog/blog!");
  const { changed, keep } = await openLastBuild(site);
  expect(changed).toContain("/blog/blog2");
  expect(keep("blog/blog2/index.html")).toBe(false);
});

test("compressed copies are taken over both or not at all, and none that was spoilt", async () => {
  await build(site);
  writeFileSync(join("build", "client", "about", "index.html.gz"), "compress");
  const { keep, keepCompressed } = await openLastBuild(site);
  expect(keep("about/index.html")).toBe(true);
  expect(keepCompressed("about/index.html")).toBe(false);
  for (const ending of [".br", ".gz"])
    expect(existsSync(join(workFolder, "client", `about/index.html${ending}`)), ending).toBe(false);
});

test("where the project lies is no part of what its pages are made from", async () => {
  await build(site);
  const elsewhere = `${folder}-moved`;
  renameSync(folder, elsewhere);
  folder = elsewhere;
  process.chdir(folder);
  // The fonts are cut once in a process, so another asks.
  const program = `import { makeSite } from "./site/make-site.ts"; import { openLastBuild } from "./scripts/last-build.ts";
    const last = await openLastBuild(await makeSite("content", new Date("2024-09-01T00:00Z"))); console.log(last.changed.has("/blog/blog2"));`;
  const said = execFileSync("node", ["--input-type=module-typescript", "-e", program], { encoding: "utf8" });
  expect(said).toBe("false\n");
});

test("nothing is taken over after a change of the code", async () => {
  await build(site);
  writeFileSync(join("app", "styles", "layers.css"), "/* changed */");
  expect((await openLastBuild(site)).changed).toEqual(new Set(site.pages.keys()));
});

test("a build that breaks off leaves the last one whole, and the next takes over from that", async () => {
  await build(site);
  await openLastBuild(site);
  put("about/index.html", "half a page");
  expect(readFileSync(join("build", "client", "about", "index.html"), "utf8")).toBe("page /about");
  expect((await openLastBuild(site)).changed).not.toContain("/blog/blog2");
});

test("a build that was killed in the moment of the exchange has its old site put back", async () => {
  await build(site);
  renameSync("build", join(".cache", "last-build"));
  expect(claimBuild()).toBeUndefined();
  expect(readFileSync(join("build", "client", "about", "index.html"), "utf8")).toBe("page /about");
});

test("a second build beside another says so, and a build that has left is no hindrance", () => {
  mkdirSync(".cache", { recursive: true });
  writeFileSync(join(".cache", "build-lock"), String(process.ppid));
  expect(claimBuild()).toBe(
    `Process ${process.ppid} is building this site: wait for its end. If it is no build, remove .cache/build-lock and try again.`,
  );
  rmSync(join(".cache", "build-lock"));
  expect(claimBuild()).toBeUndefined();
  leaveBuild();
  expect(existsSync(join(".cache", "build-lock"))).toBe(false);
});
