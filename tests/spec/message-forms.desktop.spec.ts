import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { field, showClauses, visit } from "./support.ts";

/** The two forms that send nothing. Remembered fields come first. */
const forms = [
  {
    clause: "Contact",
    path: "/contact",
    button: "Send Message",
    remembered: ["Name *", "Email *"],
    others: ["Subject", "Message *"],
  },
  {
    clause: "Query",
    path: "/course/design#query",
    button: "Send Your Query",
    remembered: ["First Name *", "Last Name *", "Your email *"],
    others: ["Course category *", "Your query *"],
  },
] as const;

const form = (page: Page) => page.getByRole("main").locator("form");
const status = (page: Page) => form(page).getByRole("status");
const save = (page: Page) => form(page).getByRole("checkbox");

for (const { clause, path, button, remembered, others } of forms) {
  const fields = [...remembered, ...others];
  const send = (page: Page) => form(page).getByRole("button", { name: button, exact: true });

  test(`${button} accepts anything, shows no error and makes no call`, async ({ page }) => {
    showClauses(`§3 ${clause} fields`, "§5 Other forms", "§7 Calls 4");
    await visit(page, path);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.resourceType()}`));
    await expect(form(page).getByRole("textbox")).toHaveCount(fields.length);
    await expect(save(page)).not.toBeChecked();
    for (const name of fields) {
      await field(form(page), name).fill(`no address, ${name}`);
      await expect(field(form(page), name)).toHaveValue(`no address, ${name}`);
    }
    await send(page).click();
    await expect(status(page)).toHaveText(/\w/);
    for (const name of fields) {
      await expect(field(form(page), name)).not.toHaveAttribute("aria-invalid", "true");
      await expect(field(form(page), name)).not.toHaveAttribute("required");
      await expect(field(form(page), name)).toHaveValue(`no address, ${name}`);
    }
    await expect(page).toHaveURL(path);
    // Leaving the page would send what waits.
    await page.goto("/robots.txt");
    expect(sent.filter((kind) => !/^GET (image|font|script)$/.test(kind))).toEqual(["GET document"]);
  });

  test(`The status line of ${button} is visible beside it, wherever the form is sent from`, async ({
    page,
  }) => {
    showClauses("Ruling Buttons 8");
    await visit(page, path);
    // With the button at the bottom of the window there is no space below it.
    await send(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect(status(page)).toBeEmpty();
    await send(page).click();
    await expect(status(page)).toContainText("does not send messages yet");
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    // Sent again with Enter, from a field far away from the button.
    const far = field(form(page), others[0]);
    await far.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await far.press("Enter");
    await expect(status(page)).toBeInViewport({ ratio: 1 });
  });

  test(`Names and email of ${button} return if the box was ticked, and are deleted if not`, async ({
    page,
  }) => {
    showClauses("Ruling Buttons 9");
    await visit(page, path);
    for (const name of fields) await field(form(page), name).fill(`My ${name}`);
    for (const ticked of [true, false]) {
      await save(page).setChecked(ticked);
      await send(page).click();
      await expect(status(page)).toHaveText(/\w/);
      await page.goto("/robots.txt");
      await visit(page, path);
      for (const name of remembered)
        await expect(field(form(page), name)).toHaveValue(ticked ? `My ${name}` : "");
      for (const name of others) await expect(field(form(page), name)).toHaveValue("");
    }
  });
}
