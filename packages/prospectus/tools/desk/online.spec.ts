import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { freePort } from "../../tests/fixtures/free-port.ts";
import { git, serveGitea } from "../../tests/fixtures/gitea.ts";

const parent = mkdtempSync(join(tmpdir(), "desk-online-"));
test.afterAll(() => rmSync(parent, { recursive: true }));

const service = "https://git.school.example";
const school = join(parent, "school");
const bare = join(parent, "school.git");

function prospectus(...args: string[]): string {
  const command = resolve("packages/prospectus/bin/prospectus.mjs");
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
    cwd: school,
    encoding: "utf8",
    env: { ...process.env, COMPRESS: "no" },
  });
  expect(status, stderr).toBe(0);
  return stdout;
}

const read = (file: string) => readFileSync(join(school, "content", file), "utf8");

const edit = (file: string, found: string, put: string) =>
  writeFileSync(join(school, "content", file), read(file).replace(found, put));

const drawn = (background: string) =>
  sharp({ create: { width: 960, height: 576, channels: 3, background } })
    .png()
    .toBuffer();

/** A school with a course, a photograph and the desk, in a bare repository. */
async function makeSchool() {
  mkdirSync(school);
  cpSync("packages/create-prospectus/school/package.json", join(school, "package.json"));
  symlinkSync(resolve("node_modules"), join(school, "node_modules"), "junction");
  const answers = ["--name=Atelier", "--url=https://atelier.example", "--currency=CAD", "--language=en"];
  prospectus("new", "--folder=content", ...answers, "--pages=courses", "--host=none");
  mkdirSync(join(school, "content/images"));
  writeFileSync(join(school, "content/images/wall.png"), await drawn("#2b4cf2"));
  edit(
    "courses/first-course.yaml",
    "badge: Free",
    "# In dollars.\nbadge: $90\nphotograph:\n  # By Ada.\n  file: wall.png\n  alt: A wall",
  );
  const desk = `{ service: gitea, repository: ada/school, server: ${service}, clientId: 0a-1b }`;
  writeFileSync(join(school, "content/site.yaml"), `${read("site.yaml")}desk: ${desk}\n`);
  git(school, "init", "--quiet", "--initial-branch=main");
  git(school, "add", ".");
  git(school, "commit", "--quiet", "--message", "Begin");
  git(parent, "clone", "--quiet", "--bare", school, "school.git");
  git(school, "remote", "add", "origin", bare);
  git(school, "fetch", "--quiet");
  git(school, "branch", "--quiet", "--set-upstream-to=origin/main");
}

async function serve(): Promise<string> {
  const port = await freePort();
  const server = spawn(process.execPath, [resolve("packages/prospectus/bin/prospectus.mjs"), "serve"], {
    cwd: school,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  process.once("exit", () => server.kill());
  for await (const line of createInterface(server.stdout)) if (line.includes("http:")) break;
  server.stdout.resume();
  return `http://localhost:${port}`;
}

test("an author signs in and changes a word, a price and a photograph: one line each, in sound content", async ({
  page,
  context,
}) => {
  await makeSchool();
  prospectus("build");
  await serveGitea(context, service, bare, join(parent, "service"));
  const address = await serve();
  const others = new Set<string>();
  context.on("requestfinished", (request) => {
    const { origin, protocol } = new URL(request.url());
    if (![address, service].includes(origin) && protocol.startsWith("http")) others.add(origin);
  });
  await page.goto(`${address}/desk`);
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: /Gitea \/ Forgejo/ }).click();
  await (await opened).getByRole("link", { name: "Authorize Application" }).click();
  await page.getByText("Lists and settings").first().waitFor();
  await page.goto(`${address}/desk#/collections/coursePages/entries/first-course`);
  await expect(page.getByRole("button", { name: "View on Live Site" })).toBeVisible();
  await page.getByRole("textbox", { name: "Title", exact: true }).first().fill("Letters for screens");
  await page.getByRole("textbox", { name: "Price", exact: true }).fill("$75");
  const photograph = page.getByRole("group", { name: /^.{0,2}Photograph.{0,2} Field$/ }).first();
  await photograph.getByRole("button", { name: "Expand", exact: true }).click();
  await photograph.getByRole("button", { name: "Replace Image" }).click();
  const dialog = page.getByRole("dialog");
  const picture = { name: "New Wall.PNG", mimeType: "image/png", buffer: await drawn("#c2410c") };
  await dialog.locator("input[type=file]").first().setInputFiles(picture);
  await dialog.getByRole("button", { name: "Insert" }).click();
  // The editor saves a picture only after it has read it.
  await expect(photograph).toContainText("new-wall.png");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const saved = () => git(bare, "log", "--format=%s", "-1").toString();
  await expect.poll(saved).toMatch(/^Desk: change Course pages “first-course”/);
  git(school, "pull", "--quiet");
  expect(prospectus("tidy")).toBe("Tidied courses/first-course.yaml.\n");
  const diff = git(school, "diff", "--unified=0", "HEAD~1", "--", "content/courses").toString().split("\n");
  expect(diff.filter((line) => /^[+-](?!\+\+ |-- )/.test(line))).toEqual([
    '-title: "[Name of a course]"',
    '+title: "Letters for screens"',
    "-badge: $90",
    "+badge: $75",
    "-  file: wall.png",
    "+  file: new-wall.png",
  ]);
  prospectus("check");
  expect([...others], "nothing comes from another site").toEqual([]);
});
