import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { visit } from "../spec/support.ts";
import { codeFiles, faults, hold, script } from "./faults.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Clicks on a link of the page that shows, in a closed menu too. */
const click = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector<HTMLElement>(`body > header a[href="${to}"]`)?.click(), path);

/** Expects that the team page shows as it should, with its styles. */
async function expectTeam(page: Page, what: string): Promise<void> {
  await expect(page, what).toHaveURL("/team");
  await expect(heading(page), what).toBeVisible();
  await expect(page.getByRole("main").getByText("INSTRUCTOR", { exact: true }), what).toHaveCount(8);
  const list = page.getByRole("main").getByRole("list").filter({ hasText: "INSTRUCTOR" }).last();
  await expect(list, what).toHaveCSS("display", "grid");
}

for (const [name, fault] of Object.entries(faults))
  test(`A click leads to a page whose script or words are ${name}`, async ({ page }) => {
    for (const files of [/\/assets\/team-.*\.js/, /\/words\/.*\/team\.js/]) {
      await visit(page, "/about");
      await page.route(files, fault);
      await click(page, "/team");
      await expectTeam(page, String(files));
      await page.unrouteAll();
    }
  });

test("After a deploy that took all old files away a click leads where it says", async ({ page }) => {
  for (const path of ["/", "/about", "/login"]) {
    await visit(page, path);
    await page.route(codeFiles, faults.gone);
    const to = path === "/login" ? "/signup" : "/blog";
    await page.evaluate((at) => document.querySelector<HTMLElement>(`a[href="${at}"]`)?.click(), to);
    await expect(page, path).toHaveURL(to);
    await expect(page, path).toHaveTitle(to === "/blog" ? /journals/i : /Sign up/);
    await expect(heading(page), path).toBeVisible();
    await page.unrouteAll();
  }
});

test("A page whose styles are late is not shown without them", async ({ page }) => {
  await visit(page, "/about");
  const release = await hold(page, /\/assets\/team-.*\.css/);
  await click(page, "/team");
  await page.waitForTimeout(1500);
  await expect(heading(page)).toHaveText(/./);
  await expect(page.getByText("INSTRUCTOR", { exact: true })).toHaveCount(0);
  release();
  await expectTeam(page, "after its styles");
});

for (const kind of ["js", "css"] as const)
  test(`A page whose ${kind} file never comes is opened as a document after eight seconds`, async ({
    page,
  }) => {
    await visit(page, "/about");
    const release = await hold(page, new RegExp(`/assets/team-.*\\.${kind}`));
    const document = page.waitForRequest((request) => request.isNavigationRequest(), { timeout: 20_000 });
    await click(page, "/team");
    expect(new URL((await document).url()).pathname).toBe("/team");
    await expect(page).toHaveURL("/team");
    await expect(heading(page)).toBeVisible();
    release();
  });

test("A click on a page whose script runs into an error in drawing says so, with a way on", async ({
  page,
}) => {
  await visit(page, "/about");
  await page.route(/\/words\/.*\/team\.js/, script("export default { view: {}, meta: [] };"));
  await click(page, "/team");
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
});
