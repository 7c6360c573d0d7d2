/** What `npm run dev` shows while somebody writes, in a copy of the project that may be edited. */
import { spawn, type ChildProcess } from "node:child_process";
import { expect, test } from "@playwright/test";
import { copySite } from "../fixtures/site-copy.ts";

const base = "http://localhost:4346";
/** In a folder that Vite does not leave unwatched. */
const copy = copySite("development");

let server: ChildProcess;

test.describe.configure({ mode: "serial" });
test.use({ baseURL: base });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  copy.make();
  server = spawn("vite", ["--port", "4346", "--strictPort"], {
    cwd: copy.root,
    detached: true,
  });
  const answers = async () => (await fetch(base).catch(() => undefined))?.status;
  await expect.poll(answers, { timeout: 90_000 }).toBe(200);
});

test.afterAll(() => {
  // The server has a process of its own below it; both are in one group.
  if (server.pid) process.kill(-server.pid);
  copy.remove();
});

const { edit } = copy;

test("An edit of the content shows in the open page by itself", async ({ page }) => {
  await page.goto("/contact");
  await page.waitForLoadState("networkidle");
  edit("content/pages/contact.yaml", (text) => text.replace(/title: Contact us/, "title: Write to us"));
  await expect(page).toHaveTitle(/^Write to us/, { timeout: 30_000 });
});

test("An edit of the code shows in the open page by itself", async ({ page }) => {
  await page.goto("/team");
  await page.waitForLoadState("networkidle");
  edit("app/sections/team-wall/team-wall.tsx", (text) => text.replace("<h3>", "<h3>Dr. "));
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText(/^Dr\. /, { timeout: 30_000 });
});

test("A mistake in the content is a sentence in open and new pages, and both mend themselves with it", async ({
  page,
  context,
}) => {
  await page.goto("/faq");
  await page.waitForLoadState("networkidle");
  edit("content/pages/faq.yaml", (text) => text.replace(/^band:/m, "bend:"));
  const said = /content\/pages\/faq\.yaml:\d+ +bend[^]*found +the key “bend”/;
  await expect(page.locator("vite-error-overlay")).toContainText(said, { timeout: 30_000 });
  const opened = await context.newPage();
  await opened.goto(`${base}/about`);
  await expect(opened.getByRole("heading", { level: 1 })).toHaveText("The content has mistakes");
  await expect(opened.locator("pre")).toContainText(said);

  edit("content/pages/faq.yaml", (text) => text.replace(/^bend:/m, "band:"));
  await expect(page.locator("vite-error-overlay")).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  await expect(opened).toHaveTitle(/^About us/, { timeout: 30_000 });
});

test("A new article has its page without a new start by hand", async ({ page }) => {
  const fourth = copy.read("content/articles/blog4.md");
  copy.put("content/articles/blog5.md", fourth.replace(/^title: .*$/m, "title: A fifth article"));
  // The server starts anew by itself; a page that is asked for meanwhile may come in part from before.
  await expect(async () => {
    await page.goto("/blog/blog5");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A fifth article", { timeout: 2000 });
  }).toPass({ timeout: 40_000 });
});
