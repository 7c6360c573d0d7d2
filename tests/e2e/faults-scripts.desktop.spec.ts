import { expect, type Page } from "@playwright/test";
import { builtPages, scriptsOf } from "../fixtures/built-pages.ts";
import { test } from "../reused-page.ts";
import { field, hydrated } from "../spec/support.ts";
import { faults, script } from "./faults.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

const blog = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Blog" });

/** Expects a complete page that keeps typed text. */
async function expectWhole(page: Page, what: string): Promise<void> {
  await expect(heading(page), what).toHaveText("Contact us");
  await field(page, "Message *").fill("A thought");
  await page.getByText("Save information for the next time comment.").click();
  await expect(page.getByRole("contentinfo"), what).toBeVisible();
  await expect(field(page, "Message *"), what).toHaveValue("A thought");
}

test("With any script blocked, missing, replaced or throwing, a page is complete, keeps typed text, and its links work", async ({
  page,
}) => {
  const scripts = builtPages.filter(({ path }) => path === "/contact").flatMap(scriptsOf);
  expect(scripts.length).toBeGreaterThan(5);
  const kinds = Object.entries(faults);
  // Each kind of fault has its share of the scripts. None of them runs, since pages contain the scripts' hashes.
  for (const [index, [kind, fault]] of kinds.entries()) {
    for (const file of scripts.filter((_, at) => at % kinds.length === index))
      await page.route(`**${file}`, fault);
    await page.goto("/contact");
    await expectWhole(page, kind);
    await page.unrouteAll();
  }
  await blog(page).click();
  await expect(page).toHaveURL("/blog");
});

for (const [name, fault] of [
  ["blocked", faults.blocked],
  ["changed, which the browser then refuses", script("window.changed = true;")],
] as const)
  test(`With all scripts ${name}, controls that need a script show a message, and the page is complete`, async ({
    page,
  }) => {
    await page.route("**/*.js", fault);
    await page.goto("/contact");
    const banner = page.getByRole("banner");
    // Controls that need a script ignore clicks, and show a message.
    await page.getByRole("contentinfo").getByText("Dark", { exact: true }).click({ force: true });
    await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
    await banner.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Search" }).getByRole("status")).toHaveText(
      /reload this page/,
    );
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => "changed" in window)).toBe(false);
    await expectWhole(page, name);
    await blog(page).click();
    await expect(page).toHaveURL("/blog");
    await expect(page).toHaveTitle(/Tessera/);
    await expect(heading(page)).not.toHaveText(/Contact us|Error/);
  });

test("A section that fails in hydration affects neither the header nor other sections", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const broken = await page.addInitScript(() => {
    const { observe } = IntersectionObserver.prototype;
    IntersectionObserver.prototype.observe = function (target) {
      if (target.querySelector("#location")) throw new Error("broken on purpose");
      observe.call(this, target);
    };
  });
  await page.goto("/contact");
  await hydrated(page);
  const main = page.getByRole("main");
  await expect(main.getByText(/This part of the page could not be shown/)).toHaveCount(1);
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Fill out for contact",
    "Frequently asked questions",
    "Are you ready to start your journey?",
  ]);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await field(page, "Message *").fill("A thought");
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: "Pages", exact: true }).click();
  await banner.getByRole("link", { name: "Pricing", exact: true }).click();
  await expect(page).toHaveURL("/pricing");
  await expect(main.getByText("$699", { exact: true })).toBeVisible();
  await broken.dispose();
});
