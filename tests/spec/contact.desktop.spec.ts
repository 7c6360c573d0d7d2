import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectJourney, expectOneOpenAtATime, expectPicture, field, visit } from "./support.ts";

// One after another: what one test reads is open for the next.
test.describe.configure({ mode: "default" });

const form = (page: Page) => page.getByRole("form", { name: "Fill out for contact" });
const save = (page: Page) =>
  page.getByRole("checkbox", { name: "Save information for the next time comment." });

test("§2 Contact 1: the page is titled 'Contact us' and has an intro", async ({ read }) => {
  const page = await read("/contact");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
  await expect(
    page
      .getByRole("main")
      .getByRole("paragraph")
      .filter({ hasText: /(\w+ ){10}/ })
      .first(),
  ).toBeVisible();
});

test("§2 Contact 2: the director's block has a name and the title DIRECTOR", async ({ read }) => {
  const page = await read("/contact");
  const block = page.getByRole("figure").filter({ has: page.getByText("DIRECTOR", { exact: true }) });
  await expect(block).toHaveText(/^\S+ \S+.*DIRECTOR$/);
  await expectPicture(block.locator("img"));
});

test("§2 Contact 3: the form 'Fill out for contact' has name *, email *, subject and message *", async ({
  read,
}) => {
  const page = await read("/contact");
  await expect(page.getByRole("heading", { name: "Fill out for contact" })).toBeVisible();
  await expect(form(page).getByRole("textbox")).toHaveCount(4);
  for (const name of ["Name *", "Email *", "Subject", "Message *"])
    await expect(field(form(page), name)).toBeVisible();
});

test("§3 Contact fields: name, email, subject, message and the flag take what a visitor enters", async ({
  page,
}) => {
  await visit(page, "/contact");
  for (const [name, value] of Object.entries({
    "Name *": "Ada Example",
    "Email *": "ada@reader.example",
    Subject: "A lesson",
    "Message *": "It does not play.",
  })) {
    await field(form(page), name).fill(value);
    await expect(field(form(page), name)).toHaveValue(value);
  }
  await save(page).check();
  await expect(save(page)).toBeChecked();
});

test("§2 Contact 4: a checkbox offers 'Save information for the next time comment.'", async ({ page }) => {
  await visit(page, "/contact");
  await expect(save(page)).toBeVisible();
  await expect(save(page)).not.toBeChecked();
  await page.getByText("Save information for the next time comment.").click();
  await expect(save(page)).toBeChecked();
});

test("§2 Contact 5: the form has a 'Send Message' button", async ({ read }) => {
  const page = await read("/contact");
  await expect(form(page).getByRole("button", { name: "Send Message", exact: true })).toBeEnabled();
});

test("§2 Contact 6: 'Find our location' has area location, contact details and opening hours", async ({
  read,
}) => {
  const page = await read("/contact");
  const blocks = page
    .getByRole("region", { name: "Find our location" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });
  await expect(blocks.getByRole("heading")).toHaveText([
    /^area location$/i,
    /^contact details$/i,
    /^opening hours$/i,
  ]);
  await expect(blocks.nth(0)).toHaveText(/\d+ \w+/);
  await expect(blocks.nth(1)).toContainText(/555-01\d\d/);
  await expect(blocks.nth(1)).toContainText(/\S+@\S+/);
  await expect(blocks.nth(2)).toContainText("Monday-Friday 10:30a.m-7:00p.m");
});

test("Ruling Name 2: phone and email are samples that reach nobody, on the contact page and on the log-in screen", async ({
  read,
}) => {
  const contact = await read("/contact");
  const links = contact
    .getByRole("main")
    .getByRole("link")
    .filter({ hasText: /@|\d{4}/ });
  await expect(links.filter({ hasText: "@" }).first()).toHaveText(/^[\w.]+@([\w-]+\.)*example$/);
  await expect(links.filter({ hasText: /\d{4}$/ }).first()).toHaveText(/555-01\d\d$/);
  const logIn = await read("/login");
  await expect(logIn.getByText(/^\S+@\S+$/)).toHaveText(/\.example$/);
});

test("§2 Contact 7: the 'Frequently asked questions' open one at a time, and a click on the open one closes it", async ({
  page,
}) => {
  await visit(page, "/contact");
  await expectOneOpenAtATime(page.getByRole("region", { name: "Frequently asked questions" }));
});

test("§2 Contact 8: the page ends with the journey banner", async ({ read }) => {
  const page = await read("/contact");
  await expectJourney(page);
});

test("§5 Other forms: the contact form accepts anything, shows no error and is not sent", async ({
  page,
}) => {
  await visit(page, "/contact");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await field(form(page), "Email *").fill("no address");
  for (const name of ["Name *", "Email *", "Subject", "Message *"])
    await expect(field(form(page), name)).not.toHaveAttribute("required");
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(form(page).getByRole("status")).toHaveText(/\w/);
  await expect(field(form(page), "Email *")).not.toHaveAttribute("aria-invalid", "true");
  await expect(field(form(page), "Email *")).toHaveValue("no address");
  await expect(page).toHaveURL("/contact");
  expect(sent.filter((url) => !url.includes("/assets/") && !url.includes("/art/"))).toEqual([]);
});

test("§7 Calls 4: neither Send Message nor Send Your Query makes a call", async ({ page }) => {
  for (const [path, button] of [
    ["/contact", "Send Message"],
    ["/course/design#query", "Send Your Query"],
  ] as const) {
    await visit(page, path);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.resourceType()}`));
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/\w/);
    await page.waitForTimeout(200);
    expect(sent.filter((kind) => !/^GET (image|font|script)$/.test(kind))).toEqual([]);
    page.removeAllListeners("request");
  }
});

test("Ruling Buttons 9: name and email come back when the box was ticked, and are forgotten when it is not", async ({
  page,
}) => {
  await visit(page, "/contact");
  await field(form(page), "Name *").fill("Ada Example");
  await field(form(page), "Email *").fill("ada@reader.example");
  await field(form(page), "Message *").fill("Only once");
  await save(page).check();
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(form(page).getByRole("status")).toHaveText(/\w/);
  await visit(page, "/contact");
  await expect(field(form(page), "Name *")).toHaveValue("Ada Example");
  await expect(field(form(page), "Email *")).toHaveValue("ada@reader.example");
  await expect(field(form(page), "Message *")).toHaveValue("");
  await save(page).uncheck();
  await form(page).getByRole("button", { name: "Send Message" }).click();
  await expect(form(page).getByRole("status")).toHaveText(/\w/);
  await visit(page, "/contact");
  await expect(field(form(page), "Name *")).toHaveValue("");
  await expect(field(form(page), "Email *")).toHaveValue("");
});
