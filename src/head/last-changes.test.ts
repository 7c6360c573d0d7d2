import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { folderWith } from "../../tests/fixtures/folder.ts";
import { smallSite } from "../../tests/fixtures/small-site.ts";
import { lastChangeOf, lastChanges } from "./last-changes.ts";
import { siteFiles } from "./site-files.ts";

const settings = { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" };
const author = ["-c", "user.name=A", "-c", "user.email=a@site.example"];

/** A folder with the content of a site. Each commit changes files of the content. */
function project() {
  const top = folderWith({ "content/pages/about.yaml": "none" });
  const content = join(top, "content");
  const git = (args: string[], date = "") => {
    const dates = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
    const env = { PATH: process.env.PATH, ...settings, ...(date && dates) };
    execFileSync("git", ["-C", top, ...author, ...args], { stdio: "ignore", env });
  };
  const write = (file: string, text: string) => writeFileSync(join(content, file), text);
  const commit = (file: string, text: string, date: string) => {
    write(file, text);
    git(["add", `content/${file}`]);
    git(["commit", "-m", "Change."], date);
  };
  return { top, content, git, write, commit, dates: () => Object.fromEntries(lastChanges(content)) };
}

test("each file has the date of the last commit that changed it, in UTC, unless it has changed since", () => {
  const { content, git, write, commit, dates } = project();
  expect(dates()).toEqual({});
  git(["init"]);
  expect(dates()).toEqual({});
  commit("pages/about.yaml", "one", "2025-03-01T10:00:00+02:00");
  commit("people.yaml", "one", "2025-04-01T10:00:00Z");
  commit("pages/about.yaml", "two", "2025-05-01T10:00:00-05:00");
  const people = { "people.yaml": "2025-04-01T10:00:00Z" };
  expect(dates()).toEqual({ "pages/about.yaml": "2025-05-01T15:00:00Z", ...people });
  const page = { path: "/about", files: ["pages/about.yaml", "people.yaml"], changed: undefined };
  expect(siteFiles(smallSite(), content, [page]).get("sitemap.xml")).toMatch(
    /\/about<\/loc>\s*<lastmod>2025-05-01T15:00:00Z</,
  );
  write("pages/about.yaml", "three");
  write("new.yaml", "one");
  expect(dates()).toEqual(people);
});

test("a history that another user owns gives its dates, and a shallow clone none", () => {
  const { top, content, git, commit } = project();
  git(["init"]);
  commit("people.yaml", "one", "2025-04-01T10:00:00Z");
  commit("people.yaml", "two", "2025-05-01T10:00:00Z");
  git(["clone", "--depth", "1", `file://${top}`, join(top, "clone")]);
  expect(lastChanges(join(top, "clone", "content")).size).toBe(0);
  vi.stubEnv("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1");
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(lastChanges(content).get("people.yaml")).toBe("2025-05-01T10:00:00Z");
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
