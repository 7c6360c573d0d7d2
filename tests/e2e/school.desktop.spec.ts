/** The school of tests/fixtures/school, built in a copy of the project: each of its pages in a wide window and in a phone's. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";
import { expect } from "@playwright/test";
import { listPages } from "../../site/load/load.ts";
import { expectNoViolations } from "../access/axe.ts";
import { lookInto } from "../access/in-page.ts";
import { expectForEveryone } from "../access/whole-page.ts";
import { copySite } from "../fixtures/site-copy.ts";
import { test } from "../kept-page.ts";
import { takenOver } from "../spec/support.ts";

const content = resolve("tests/fixtures/school");
const port = "4349";
const copy = copySite("school-in-browser");
let server: ChildProcess;

test.describe.configure({ mode: "default" });
test.use({ kept: { baseURL: `http://localhost:${port}`, reducedMotion: "reduce" } });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  copy.make();
  const environment = { ...process.env, CONTENT: content, SOURCE_DATE_EPOCH: "1764547200", PORT: port };
  const options = { cwd: copy.root, env: environment };
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build.ts"], {
    ...options,
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
  server = spawn(process.execPath, ["scripts/serve.ts"], options);
  await expect
    .poll(async () => (await fetch(`http://localhost:${port}`).catch(() => undefined))?.status)
    .toBe(200);
});

test.afterAll(() => {
  server.kill();
  copy.remove();
});

test("What the school announces stands in the strip at the top as one line, above the header, until its last day is over", async ({
  page,
}) => {
  const line = page.locator("#top").getByRole("link", { name: "Les inscriptions d’hiver sont ouvertes." });
  await page.clock.setFixedTime("2090-01-10T20:00:00");
  await page.goto("/contact");
  await takenOver(page);
  const box = await line.boundingBox();
  expect(box?.height).toBeLessThan(40);
  const header = page.getByRole("banner");
  expect((await header.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
  await line.click();
  await expect(page).toHaveURL("/course");
  await page.clock.setFixedTime("2090-01-11T00:00:01");
  await page.goto("/contact");
  await expect(line).toBeHidden();
});

test("On a phone the photograph of an event stands beside its day", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/event");
  await takenOver(page);
  const event = page.getByRole("article", { name: "Portes ouvertes d’hiver" });
  const photograph = await event.locator("img").first().boundingBox();
  expect((await event.getByRole("paragraph").first().boundingBox())?.y).toBe(photograph?.y);
});

for (const path of [...listPages(content).map((page) => page.path), "/nulle-part"])
  test(`${path} of the school can be read, reached and followed by everyone`, async ({ page }) => {
    await expectForEveryone(page, path, false);
    await expect(page).toHaveTitle(/Atelier Laurier/);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path);
    await takenOver(page);
    await lookInto(page);
    await expectNoViolations(page, `${path} on a phone`);
    expect.soft(await page.evaluate(() => window.look.smallTargets())).toEqual([]);
  });
