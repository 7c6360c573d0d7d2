/** The development server during edits, in a copy of the code with the content of the unit tests. */
import { spawn, type ChildProcess } from "node:child_process";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { testPort } from "../fixtures/port.ts";
import { copySite } from "../fixtures/site-copy.ts";
import { test } from "../reused-page.ts";
import { hydrated } from "../spec/support.ts";

/** The site can be below a path of its host. */
const base = `http://localhost:${testPort(3)}/tessera/`;
/** In a folder that Vite watches. */
const copy = copySite("development", ["public", "src", "scripts", "package.json"]);

const { edit } = copy;

let server: ChildProcess;
let output = "";

test.describe.configure({ mode: "serial" });
test.use({ baseURL: base });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copy.make();
  cpSync("tests/fixtures/content", join(copy.root, "content"), { recursive: true });
  edit("content/site.yaml", /$/, "base: /tessera/\n");
  server = spawn("node", ["scripts/dev.ts"], {
    cwd: copy.root,
    env: { ...process.env, PORT: String(testPort(3)) },
    detached: true,
  });
  for (const stream of [server.stdout, server.stderr])
    stream?.on("data", (text: Buffer) => (output += text.toString()));
  const answers = async () => (await fetch(base).catch(() => undefined))?.status;
  await expect.poll(answers, { timeout: 90_000 }).toBe(200);
});

test.afterAll(() => {
  // The server has a child process in the same group.
  if (server.pid) process.kill(-server.pid);
  copy.remove();
});

test("The site is below its base, the host's root redirects there, and all files load", async ({ page }) => {
  const failed: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await page.goto("/");
  await hydrated(page);
  expect(page.url()).toBe(base);
  await page.getByRole("banner").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("blog");
  const picture = page.getByRole("main").locator("article img").first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(failed).toEqual([]);
});

test("An edit of the content shows in the open page", async ({ page }) => {
  await page.goto("contact");
  await page.waitForLoadState("networkidle");
  edit("content/pages/contact.yaml", "title: Contact us", "title: Write to us");
  await expect(page).toHaveTitle(/^Write to us/, { timeout: 30_000 });
});

test("An edit of the code shows in the open page", async ({ page }) => {
  await page.goto("team");
  await page.waitForLoadState("networkidle");
  edit("src/sections/team/team.tsx", /<h3[^>]*>/, '$&{"Dr. "}');
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(/^Dr\. /, { timeout: 30_000 });
});

test("A mistake in the content is explained in open and new pages, but not in the desk, until it is corrected", async ({
  page,
  context,
}) => {
  await page.goto("faq");
  await page.waitForLoadState("networkidle");
  edit("content/pages/faq.yaml", /^band:/m, "bend:");
  const said = /content\/pages\/faq\.yaml:\d+ +bend[^]*found +the key “bend”/;
  const expectSaid = async (shown: Page) => {
    await expect(shown.getByRole("heading", { level: 1 })).toHaveText("The content has mistakes", {
      timeout: 30_000,
    });
    await expect(shown.locator("pre")).toHaveText(said);
    await expect(shown.locator("vite-error-overlay")).toHaveCount(0);
  };
  await expectSaid(page);
  // Opened after the server has seen the edit.
  const opened = await context.newPage();
  await opened.goto(`${base}about`);
  await expectSaid(opened);
  expect(output.split("the key “bend”")).toHaveLength(2);
  const desk = await page.request.get(`${base}desk`, { headers: { accept: "text/html" } });
  expect(await desk.text()).toContain(`src="/tessera/desk/start.js"`);

  edit("content/pages/faq.yaml", /^bend:/m, "band:");
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible({ timeout: 30_000 });
  await expect(opened).toHaveTitle(/^About us/, { timeout: 30_000 });
});

test("A throwing component is an error with page and place until it is corrected", async ({ page }) => {
  const file = "src/sections/team/team.tsx";
  const sound = copy.read(file);
  edit(file, "return (", 'throw new Error("broken on purpose");\n  return (');
  await page.goto("team");
  const overlay = page.locator("vite-error-overlay");
  await expect(overlay).toContainText(/\/team: broken on purpose[^]*team\.tsx:\d+:\d+/);
  // The correction reaches the page when its client has loaded.
  await page.waitForLoadState("networkidle");
  copy.put(file, sound);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 30_000 });
  await expect(overlay).toHaveCount(0);
});

test("A new article has its page at once, and a deleted one has none, without a restart", async ({
  page,
}) => {
  const file = "content/articles/new.md";
  const heading = page.getByRole("heading", { level: 1 });
  const shows = (title: string) =>
    expect(async () => {
      await page.goto("blog/new");
      await expect(heading).toHaveText(title, { timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  const first = copy.read("content/articles/old.md");
  copy.put(file, first.replace(/^title: .*$/m, "title: New news"));
  await shows("New news");
  rmSync(join(copy.root, file));
  await shows("Title of error");
  expect(output).not.toContain("restarted");
});
