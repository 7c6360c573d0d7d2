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

  test(`${button} accepts anything, makes no call, says so beside the button, and remembers names and email if asked`, async ({
    page,
  }) => {
    showClauses(
      `§3 ${clause} fields`,
      "§5 Other forms",
      "§7 Calls 4",
      "Ruling Buttons 8",
      "Ruling Buttons 9",
    );
    await visit(page, path);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.resourceType()}`));
    await expect(form(page).getByRole("textbox")).toHaveCount(fields.length);
    await expect(save(page)).not.toBeChecked();
    for (const name of fields) await field(form(page), name).fill(`no address, ${name}`);
    await save(page).check();
    // With the button at the bottom of the window there is no space below it.
    await send(page).evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect(status(page)).toBeEmpty();
    await send(page).click();
    await expect(status(page)).toContainText("does not send messages yet");
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    await expect(send(page)).toBeInViewport({ ratio: 1 });
    for (const name of fields) {
      await expect(field(form(page), name)).not.toHaveAttribute("aria-invalid", "true");
      await expect(field(form(page), name)).not.toHaveAttribute("required");
      await expect(field(form(page), name)).toHaveValue(`no address, ${name}`);
    }
    // Sent again with Enter, from a field far away from the button.
    const far = field(form(page), others[0]);
    await far.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await far.press("Enter");
    await expect(status(page)).toBeInViewport({ ratio: 1 });
    await expect(page).toHaveURL(path);
    // Leaving the page would send what waits.
    await page.goto("/robots.txt");
    expect(sent.filter((kind) => !/^GET (image|font|script)$/.test(kind))).toEqual(["GET document"]);
    await visit(page, path);
    for (const name of remembered) await expect(field(form(page), name)).toHaveValue(`no address, ${name}`);
    for (const name of others) await expect(field(form(page), name)).toHaveValue("");
    await save(page).uncheck();
    await send(page).click();
    await expect(status(page)).toHaveText(/\w/);
    await page.goto("/robots.txt");
    await visit(page, path);
    for (const name of remembered) await expect(field(form(page), name)).toHaveValue("");
  });
}
