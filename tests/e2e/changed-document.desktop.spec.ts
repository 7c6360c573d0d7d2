import { expect, test } from "@playwright/test";

// What an extension changes before React takes the page over: a bar first in the body, a button after each field.
const bar = '<div id="extension-bar">A bar</div>';
const button = '<button type="button" class="extension-button">Fill in</button>';

for (const path of ["/", "/contact", "/course/design", "/login"])
  test(`${path} stays whole, styled and usable where an extension has changed it before the scripts run`, async ({
    page,
  }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<body[^>]*>/, (body) => body + bar)
        .replaceAll(/<input [^>]*>/g, (field) => (field.includes('type="text"') ? field + button : field));
      await route.fulfill({ response, body: html });
    });
    await page.goto(path);
    // The switch of the theme takes a choice once React has the page; the screens without it have a form instead.
    const taken =
      path === "/login"
        ? page.getByRole("button", { name: "Log In" })
        : page.locator("fieldset:has([name=theme])");
    await expect(taken).toBeEnabled();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Unexpected Application Error!")).toHaveCount(0);
    await expect(page.getByRole("main")).toHaveText(/\w{3}/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Bricolage/);
    // Each picture of the first screen is a drawing in the page, or the same as a file.
    const empty = page.locator("[class*=inline-art]").filter({ hasNot: page.locator("svg, img") });
    await expect(empty).toHaveCount(0);
    if (path === "/login") return;
    await page.getByRole("banner").getByRole("button", { name: "Pages", exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "Pricing", exact: true }).click();
    await expect(page).toHaveURL("/pricing");
  });
