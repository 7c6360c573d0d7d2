import { expect, test, type Page } from "@playwright/test";
import { field, takenOver } from "../spec/support.ts";
import { holdBack } from "./faults.ts";

const forms = {
  "/contact": ["Name *", "Email *", "Subject", "Message *"],
  "/course/design#query": [
    "First Name *",
    "Last Name *",
    "Your email *",
    "Course category *",
    "Your query *",
  ],
  "/login": ["Email"],
  "/signup": ["Email", "Name"],
};

async function expectTyped(page: Page, names: readonly string[]): Promise<void> {
  await takenOver(page);
  for (const name of names) await expect(field(page, name)).toHaveValue(`My ${name}`);
}

for (const [path, names] of Object.entries(forms))
  test(`What was typed on ${path} before and after React took it over survives a reload, but for a password`, async ({
    page,
  }) => {
    const release = await holdBack(page, /\.js$/);
    await page.goto(path, { waitUntil: "commit" });
    const [first = "", ...others] = names;
    await field(page, first).fill(`My ${first}`);
    release();
    await takenOver(page);
    for (const name of others) await field(page, name).fill(`My ${name}`);
    const password = page.getByLabel("Password");
    for (const control of await password.all()) await control.fill("tiles77");
    await expectTyped(page, names);
    await page.reload();
    await expectTyped(page, names);
    for (const control of await password.all()) await expect(control).toHaveValue("");
    // By a link it is a new page.
    await page.goto("/faq");
    await page.goto(path);
    await takenOver(page);
    for (const name of names) await expect(field(page, name)).toHaveValue("");
  });
