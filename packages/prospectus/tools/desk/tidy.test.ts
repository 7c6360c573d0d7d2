import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { tidy } from "./tidy.ts";

const parent = mkdtempSync(join(tmpdir(), "tidy-"));
afterAll(() => rmSync(parent, { recursive: true }));

let root = "";
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Ada", "-c", "user.email=ada@school.example", ...args], {
    cwd: root,
    encoding: "utf8",
  }).trim();

const read = (file: string) => readFileSync(join(root, file), "utf8");

function commit(message: string, files: Readonly<Record<string, string | undefined>>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    if (text === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), text);
  }
  git("add", "--all");
  git("commit", "--quiet", "--message", message);
  return git("rev-parse", "HEAD");
}

const jobs = "# Of all.\n\n- id: potter # Full time.\n  title: A potter\n";
const byDesk = (title: string) => `- id: potter\n  title: ${title}\n`;
const tidied = (title: string) => jobs.replace("A potter", title);

beforeEach(() => {
  root = mkdtempSync(join(parent, "content-"));
  git("init", "--quiet");
  commit("Begin", { "jobs.yaml": jobs });
});

test("saves of the desk keep the comments of the last other text", async () => {
  commit("Desk: change Lists “jobs”", { "jobs.yaml": byDesk("Two potters") });
  commit("Write on", { "events.yaml": "[]\n" });
  commit("Desk: change Lists “jobs”", { "jobs.yaml": byDesk("Three potters") });
  expect(await tidy(root)).toEqual(["jobs.yaml"]);
  expect(read("jobs.yaml")).toBe(tidied("Three potters"));
  commit("Tidy", { "jobs.yaml": `# Of some.\n${read("jobs.yaml")}` });
  expect(await tidy(root)).toEqual([]);
  commit("Desk: change Lists “jobs”", { "jobs.yaml": byDesk("Four potters") });
  expect(await tidy(root)).toEqual(["jobs.yaml"]);
  expect(read("jobs.yaml")).toBe(`# Of some.\n${tidied("Four potters")}`);
});

test("files by people stay the same, and so do deletions of the desk", async () => {
  commit("Write", { "jobs.yaml": byDesk("Two potters"), "faqs.yaml": "[]\n" });
  commit("Desk: delete Lists “faqs”", { "faqs.yaml": undefined });
  expect(await tidy(root)).toEqual([]);
});

test("a renamed page keeps its comments, and a new one gets our format", async () => {
  const page = (name: string) => `---\nband: { eyebrow: ${name} } # Short.\n---\n\nText.\n`;
  const desk = (name: string) => `---\nband:\n  eyebrow: ${name}\n---\n\nText.\n`;
  commit("Write", { "plain-pages/terms.md": page("Terms") });
  commit("Desk: change Plain pages “rules”", {
    "plain-pages/terms.md": undefined,
    "plain-pages/rules.md": desk("Rules"),
  });
  commit("Desk: add Plain pages “new”", {
    "plain-pages/new.md": `---\nband: {eyebrow: 'New'}\n---\nText.\n`,
  });
  expect((await tidy(root)).toSorted()).toEqual(["plain-pages/new.md", "plain-pages/rules.md"]);
  expect(read("plain-pages/rules.md")).toBe(page("Rules"));
  expect(read("plain-pages/new.md")).toBe("---\nband:\n  eyebrow: New\n---\n\nText.\n");
});

test("the files of a further language keep their comments too", async () => {
  commit("Write", { "site.yaml": "languages: { fr: Français }\n", "fr/jobs.yaml": jobs });
  commit("Desk: change Français: Lists “jobs”", { "fr/jobs.yaml": byDesk("Deux potiers") });
  expect(await tidy(root)).toEqual(["fr/jobs.yaml"]);
  expect(read("fr/jobs.yaml")).toBe(tidied("Deux potiers"));
});

test("only saves after a given commit are tidied", async () => {
  const since = commit("Desk: change Lists “jobs”", { "jobs.yaml": byDesk("Two potters") });
  expect(await tidy(root, since)).toEqual([]);
  expect(await tidy(root, "HEAD~1")).toEqual(["jobs.yaml"]);
});

test("an unknown commit, open changes and an incomplete history are reported", async () => {
  await expect(tidy(root, "nowhere")).rejects.toThrow("The history has no commit “nowhere”. Give another");
  writeFileSync(join(root, "jobs.yaml"), "[]\n");
  await expect(tidy(root)).rejects.toThrow("has changes without a commit. Commit them, then tidy.");
  git("commit", "--quiet", "--all", "--message", "Empty");
  git("clone", "--quiet", "--depth=1", `file://${root}`, join(root, "shallow"));
  await expect(tidy(join(root, "shallow"))).rejects.toThrow("has no complete Git history. Clone all of it");
});
