import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { smallPage, smallSite } from "../../tests/fixtures/small-site.ts";
import { lastChangeOf, lastChanges } from "./last-changes.ts";
import { siteFiles } from "./site-files.ts";

// Each test runs git many times, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let top: string;
let content: string;

function git(folder: string, args: string[], date = "2025-01-01T00:00:00Z") {
  execFileSync("git", ["-C", folder, "-c", "user.name=A", "-c", "user.email=a@site.example", ...args], {
    stdio: "ignore",
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_SYSTEM: "/dev/null",
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  });
}
function commit(file: string, text: string, date: string) {
  writeFileSync(join(content, file), text);
  git(top, ["add", "."]);
  git(top, ["commit", "-m", "Change."], date);
}

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), "history-"));
  content = join(top, "content");
  mkdirSync(join(content, "pages"), { recursive: true });
});
afterEach(() => rmSync(top, { recursive: true }));

test("each file has the date of the last commit that changed it, in UTC", () => {
  git(top, ["init"]);
  commit("pages/about.yaml", "one", "2025-03-01T10:00:00+02:00");
  commit("people.yaml", "one", "2025-04-01T10:00:00Z");
  commit("pages/about.yaml", "two", "2025-05-01T10:00:00-05:00");
  expect(Object.fromEntries(lastChanges(content))).toEqual({
    "pages/about.yaml": "2025-05-01T15:00:00Z",
    "people.yaml": "2025-04-01T10:00:00Z",
  });
  const page = smallPage({ path: "/about", files: ["pages/about.yaml", "people.yaml"] });
  expect(siteFiles(smallSite(), content, [page]).get("sitemap.xml")).toMatch(
    /\/about<\/loc>\s*<lastmod>2025-05-01T15:00:00Z</,
  );
});

test("a history that another user owns gives its dates", () => {
  git(top, ["init"]);
  commit("people.yaml", "one", "2025-04-01T10:00:00Z");
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(lastChanges(content).get("people.yaml")).toBe("2025-04-01T10:00:00Z");
});

test("a file with uncommitted changes has no date", () => {
  git(top, ["init"]);
  commit("people.yaml", "one", "2025-04-01T10:00:00Z");
  commit("jobs.yaml", "one", "2025-04-02T10:00:00Z");
  writeFileSync(join(content, "people.yaml"), "two");
  writeFileSync(join(content, "new.yaml"), "one");
  expect([...lastChanges(content).keys()]).toEqual(["jobs.yaml"]);
});

test("a folder outside a checkout, a checkout without a commit and a shallow clone give no dates", () => {
  expect(lastChanges(content).size).toBe(0);
  git(top, ["init"]);
  expect(lastChanges(content).size).toBe(0);
  commit("people.yaml", "one", "2025-04-01T10:00:00Z");
  commit("people.yaml", "two", "2025-05-01T10:00:00Z");
  expect(lastChanges(content).size).toBe(1);
  git(top, ["clone", "--depth", "1", `file://${top}`, join(top, "clone")]);
  expect(lastChanges(join(top, "clone", "content")).size).toBe(0);
});

test("a page's last change is the latest of its files, and unknown if one is unknown", () => {
  const dates = new Map([
    ["a", "2025-01-01T00:00:00Z"],
    ["b", "2025-02-01T00:00:00Z"],
    ["c", "2025-01-15T00:00:00Z"],
  ]);
  expect(lastChangeOf(["b", "a", "c"], dates)).toBe("2025-02-01T00:00:00Z");
  expect(lastChangeOf(["d", "b", "a"], dates)).toBeUndefined();
  expect(lastChangeOf([], dates)).toBeUndefined();
});
