/** Content that a provider adds, as a visitor sees it. */
import { expect, type Page } from "@playwright/test";
import { coveredTexts } from "../access/covered-text.ts";
import { expectFits, lookInto } from "../access/in-page.ts";
import { base, host, longName } from "../fixtures/grown-provider.ts";
import { test } from "../reused-page.ts";
import { choiceWith, choose, expectSeen, expectUnseen, hydrated } from "../spec/support.ts";

/** Expects at every width no cut or covered text, and links or a menu in the header. */
async function expectRoom(page: Page): Promise<void> {
  await lookInto(page);
  for (const width of [320, 390, 960, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page, `${width} px`);
    expect
      .soft(await page.evaluate(coveredTexts), `text that meets another box, ${width} px wide`)
      .toEqual([]);
    const banner = page.getByRole("banner");
    const menus = [banner.getByRole("navigation"), banner.getByRole("button", { name: "Open the menu" })];
    const shown = await Promise.all(menus.map((menu) => menu.filter({ visible: true }).count()));
    expect
      .soft(
        shown.filter((count) => count > 0),
        `${width} px wide`,
      )
      .toHaveLength(1);
  }
}

async function rename(page: Page, name: string): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link")
    .first()
    .evaluate((link, text) => {
      link.lastChild?.replaceWith(text);
      link.toggleAttribute("data-long", text.length > 8);
    }, name);
}

export function grownContentTests(): void {
  test("An event that passed since the build is past when the page opens", async ({ page }) => {
    const events = page.getByRole("main").getByRole("article");
    const allAreOver = page.getByRole("note").filter({ hasText: "all of them are over" });
    const register = page.getByRole("main").getByRole("link", { name: /^Register ?:/ });
    await page.goto("event");
    await expect(events.first()).toContainText("A day of verbs");
    await expect(register).toHaveCount(1);
    await expect(page.getByRole("heading", { name: "Days that are over" })).toBeVisible();
    await expect(allAreOver).toHaveCount(0);

    await page.clock.setFixedTime("2091-01-01T12:00Z");
    await page.goto("event");
    await expect(allAreOver).toBeVisible();
    await expect(events).toHaveCount(7);
    await expect(register).toHaveCount(0);
  });

  for (const [javaScriptEnabled, width] of [
    [true, 390],
    [false, 1280],
  ] as const)
    test(`Each of ten question categories, nine filters and three testimonials shows only its own content, ${javaScriptEnabled ? "with" : "without"} a script, ${width} wide`, async ({
      browser,
    }) => {
      const page = await browser.newPage({
        baseURL: host + base,
        javaScriptEnabled,
        viewport: { width, height: 900 },
      });

      await page.goto("faq");
      const subjects = choiceWith(page, "Subject 10");
      await expect(subjects.getByRole("radio")).toHaveCount(10);
      for (const subject of ["Subject 10", "Technical requirements", "Subject 6"]) {
        await choose(subjects, subject);
        await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(subject);
        await expect(subjects.getByRole("region")).toHaveCount(1);
      }

      await page.goto("./");
      const filters = choiceWith(page, "All courses");
      await expect(filters.getByRole("radio")).toHaveCount(10);
      for (const filter of ["Music", "Languages", "Law"]) {
        await choose(filters, filter);
        await expect(filters.getByRole("article")).toHaveCount(1);
        await expect(filters.getByRole("article")).toContainText(filter.toUpperCase());
      }

      const said = page.getByRole("group", { name: "How it went for them" });
      await expect(said.getByRole("radio")).toHaveCount(3);
      for (const author of ["Ada Lindqvist", "Amara Osei", "Tomasz Birk"]) {
        await said
          .locator("label")
          .filter({ has: page.getByRole("radio", { name: author }) })
          .click();
        await expect(said.getByRole("figure")).toHaveCount(1);
        await expect(said.getByRole("figure")).toContainText(author);
      }
      await page.close();
    });

  test("Of five feature cards the chosen one expands with complete text, and the others of its row shrink", async ({
    page,
  }) => {
    await page.goto("about");
    await hydrated(page);
    const cards = page
      .getByRole("group", { name: "Four steps, the same in every course" })
      .getByRole("listitem");
    await expect(cards).toHaveCount(5);
    for (const chosen of [4, 0, 2]) {
      await cards.nth(chosen).hover();
      await expectSeen(cards.nth(chosen).getByRole("paragraph"));
      for (const other of [0, 1, 2, 3, 4].filter((index) => index !== chosen))
        await expectUnseen(cards.nth(other).getByRole("paragraph"));
    }
  });

  test("The header fits four more links and names of 13 and 24 letters, and its menu has the links", async ({
    page,
  }) => {
    await page.goto("team");
    await expect(page.getByRole("banner").getByRole("link").first()).toHaveText(longName);
    await expectRoom(page);
    for (const name of ["Northwesternopenschool24", "FutureLearned"]) {
      await rename(page, name);
      await expectRoom(page);
    }
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog").getByText("Other", { exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Our finance" }).last().click();
    await expect(page).toHaveURL("course/finance");
  });

  test("One to five plans fill their rows and hold their text, in both periods", async ({ page }) => {
    await page.goto("pricing");
    const plans = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ has: page.getByRole("link", { name: /^Choose/ }) });
    for (let count = 5; count > 0; count -= 1) {
      await expect(plans).toHaveCount(count);
      for (const [period, price] of [
        ["Yearly", "$1,279"],
        ["Monthly", "$1,299"],
      ] as const) {
        await choose(choiceWith(page, "Monthly"), period);
        await expect(plans.last()).toContainText(price, { useInnerText: true });
      }
      if (count % 2 === 1) await expectRoom(page);
      await plans.first().evaluate((panel) => panel.remove());
    }
  });
}
