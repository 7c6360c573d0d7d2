import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { compare, getRounds } from "bcryptjs";
import { consoleLog, field, textColour, visit } from "./support.ts";

const email = (page: Page) => field(page, "Email");
const name = (page: Page) => field(page, "Name");
const password = (page: Page) => field(page, "Password");
const button = (page: Page) => page.getByRole("button", { name: "Sign Up", exact: true });
const panel = (page: Page) => page.getByRole("dialog", { name: "Success Message" });
const shown = (page: Page, term: RegExp) =>
  panel(page)
    .locator("div")
    .filter({ has: page.getByRole("term").filter({ hasText: term }) })
    .last()
    .getByRole("definition");

async function fill(page: Page, values: { address?: string; called?: string; secret?: string } = {}) {
  const { address = "ada@reader.example", called = "Ada", secret = "tiles77" } = values;
  await email(page).fill(address);
  await name(page).fill(called);
  await password(page).fill(secret);
}

async function signUp(page: Page): Promise<void> {
  await visit(page, "/signup");
  await fill(page);
  await button(page).click();
}

test("§2 Sign-up 1: the fields are email, name and password", async ({ read }) => {
  const page = await read("/signup");
  for (const input of [email(page), name(page), password(page)]) await expect(input).toBeVisible();
});

test("§3 Sign-up values: email, name and password, and nothing else", async ({ read }) => {
  const page = await read("/signup");
  await expect(page.getByRole("textbox")).toHaveCount(3);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
});

test("§2 Sign-up 2: the logo leads home, and so does 'Continue' after success", async ({ page }) => {
  await signUp(page);
  await panel(page).getByRole("link", { name: "Continue", exact: true }).click();
  await expect(page).toHaveURL("/");
  await visit(page, "/signup");
  await page.getByRole("link", { name: "Tessera" }).click();
  await expect(page).toHaveURL("/");
});

test("§2 Sign-up 3: 'Sign In' stands next to 'Don't have an account?' and leads to log-in", async ({
  page,
}) => {
  await visit(page, "/signup");
  const line = page.getByRole("paragraph").filter({ hasText: "Don't have an account?" });
  await line.getByRole("link", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/login");
});

test("§2 Sign-up 4: the panel 'Success Message' shows Name, Email and the hashed password", async ({
  page,
}) => {
  await signUp(page);
  await expect(panel(page).getByRole("heading", { name: "Success Message" })).toBeVisible();
  await expect(shown(page, /^name$/i)).toHaveText("Ada");
  await expect(shown(page, /^email$/i)).toHaveText("ada@reader.example");
  await expect(shown(page, /password/i)).toHaveText(/^\$2[aby]\$10\$[./\w]{53}$/);
  await expect(panel(page).getByText("tiles77")).toHaveCount(0);
});

test("§2 Sign-up 5: the panel closes with the X, and with 'Close'", async ({ page }) => {
  for (const which of ["first", "last"] as const) {
    await signUp(page);
    await expect(panel(page)).toBeVisible();
    const closers = panel(page).getByRole("button", { name: "Close", exact: true });
    await expect(closers).toHaveCount(2);
    await closers[which]().click();
    await expect(panel(page)).toBeHidden();
    await expect(page).toHaveURL("/signup");
  }
});

test("§4 Sign-up 1: idle, then 'Please Wait...' for about a second, then the panel over an empty form", async ({
  page,
}) => {
  await visit(page, "/signup");
  await expect(button(page)).toBeEnabled();
  const start = Date.now();
  await signUp(page);
  await expect(page.getByRole("button", { name: "Please Wait..." })).toBeVisible();
  await expect(panel(page)).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(950);
  await panel(page).getByRole("button", { name: "Close" }).last().click();
  for (const input of [email(page), name(page), password(page)]) await expect(input).toHaveValue("");
  await expect(button(page)).toBeEnabled();
});

test("§4 Sign-up 2: after 'Close' the visitor is still on sign-up, and 'Continue' of a second sign-up goes home", async ({
  page,
}) => {
  await signUp(page);
  await panel(page).getByRole("button", { name: "Close" }).last().click();
  await expect(panel(page)).toBeHidden();
  await fill(page, { address: "bob@reader.example", called: "Bob", secret: "12345678" });
  await button(page).click();
  await expect(shown(page, /^name$/i)).toHaveText("Bob");
  await panel(page).getByRole("link", { name: "Continue" }).click();
  await expect(page).toHaveURL("/");
});

test("§5 Sign-up 1: an email that is no address is refused with the default message", async ({ page }) => {
  await visit(page, "/signup");
  await fill(page);
  for (const wrong of ["", "ada", "ada@reader"]) {
    await email(page).fill(wrong);
    await button(page).click();
    await expect(email(page)).toHaveAccessibleDescription("Invalid email address");
  }
});

test("§5 Sign-up 2: an empty name is refused, a name of one character is not", async ({ page }) => {
  await visit(page, "/signup");
  await fill(page, { called: "" });
  await button(page).click();
  await expect(name(page)).toHaveAttribute("aria-invalid", "true");
  await expect(name(page)).toBeFocused();
  await name(page).fill("A");
  await button(page).click();
  await expect(shown(page, /^name$/i)).toHaveText("A");
});

test("§5 Sign-up 3: passwords of 0, 4 and 9 characters are refused with the two messages", async ({
  page,
}) => {
  await visit(page, "/signup");
  await fill(page);
  for (const [value, message] of [
    ["", "Password must be at least 5 charachters"],
    ["1234", "Password must be at least 5 charachters"],
    ["123456789", "Password must be less than 8 charachters"],
  ] as const) {
    await password(page).fill(value);
    await button(page).click();
    await expect(password(page)).toHaveAccessibleDescription(message);
  }
  await expect(panel(page)).toBeHidden();
});

test("§5 Errors: the messages of the sign-up form are red and stand under their fields", async ({ page }) => {
  await visit(page, "/signup");
  await button(page).click();
  for (const input of [email(page), name(page), password(page)]) {
    const id = (await input.getAttribute("aria-describedby")) ?? "";
    const message = page.locator(`[id="${id}"]`);
    await expect(message).toBeVisible();
    const { red, green, blue } = await textColour(message);
    expect(red).toBeGreaterThan(1.8 * Math.max(green, blue));
    const above = await input.boundingBox();
    expect((await message.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(
      (above?.y ?? Number.NaN) + (above?.height ?? 0),
    );
  }
});

test("§7 Calls 3: sign-up hashes in the browser, shows the hash and logs the form to the console", async ({
  page,
}) => {
  const entries = consoleLog(page);
  const sent: string[] = [];
  await visit(page, "/signup");
  page.on("request", (request) => sent.push(`${request.method()} ${request.resourceType()}`));
  await fill(page);
  await button(page).click();
  await expect(panel(page)).toBeVisible();
  expect(await compare("tiles77", await shown(page, /password/i).innerText())).toBe(true);
  await expect
    .poll(() => entries)
    .toEqual([{ email: "ada@reader.example", name: "Ada", password: "tiles77" }]);
  expect(sent.filter((kind) => kind !== "GET script")).toEqual([]);
});

test("§9 Password: passwords of 5 and of 8 characters pass, and the hash has 10 rounds", async ({ page }) => {
  await visit(page, "/signup");
  for (const value of ["12345", "12345678"]) {
    await fill(page, { secret: value });
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    const hash = await shown(page, /password/i).innerText();
    expect(getRounds(hash)).toBe(10);
    expect(await compare(value, hash)).toBe(true);
    await panel(page).getByRole("button", { name: "Close" }).last().click();
  }
});

test("Ruling Forms 1: the messages without a given text are the ones of the library", async ({ page }) => {
  await visit(page, "/signup");
  await button(page).click();
  await expect(email(page)).toHaveAccessibleDescription("Invalid email address");
  await expect(name(page)).toHaveAccessibleDescription("Too small: expected string to have >=1 characters");
});

test("Ruling Forms 4: the page stays free while it hashes", async ({ page }) => {
  await visit(page, "/signup");
  await fill(page);
  const worst = await button(page).evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let last = performance.now();
        let longest = 0;
        const look = () => {
          const now = performance.now();
          longest = Math.max(longest, now - last);
          last = now;
          if (document.querySelector("dialog[open]")) resolve(longest);
          else setTimeout(look);
        };
        if (element instanceof HTMLButtonElement) element.click();
        look();
      }),
  );
  expect(worst).toBeLessThan(400);
  await expect(shown(page, /password/i)).toHaveText(/^\$2[aby]\$10\$/);
});
