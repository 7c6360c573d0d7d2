import { expect, type Page } from "@playwright/test";
import { compare, getRounds } from "bcryptjs";
import { freshTest as test } from "../reused-page.ts";
import { consoleLog, field, showClauses, stopClock, textColour, visit } from "./support.ts";

const short = "Password must be at least 5 charachters";
const long = "Password must be less than 8 charachters";

/** The two forms: fields with valid values, successful end, closing buttons. */
const screens = [
  {
    clause: "Log-in",
    path: "/login",
    button: "Log In",
    values: { Email: "ada@reader.example", Password: "tiles77" },
    closes: ["§2 Log-in 4", "§2 Log-in 7", "§2 Log-in 8", "§2 Log-in 9"],
    on: "Yes",
    closers: ["Close", "No"],
  },
  {
    clause: "Sign-up",
    path: "/signup",
    button: "Sign Up",
    values: { Email: "ada@reader.example", Name: "Ada", Password: "tiles77" },
    closes: ["§2 Sign-up 2", "§2 Sign-up 5"],
    on: "Continue",
    closers: ["Close", "Close"],
  },
] as const;

const panel = (page: Page) => page.getByRole("dialog", { name: "Success Message" });
const hash = (page: Page) => panel(page).getByRole("definition").last();

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

for (const { clause, path, button, values, closes, on, closers } of screens) {
  const names = Object.keys(values);
  const send = (page: Page) => page.getByRole("button", { name: button, exact: true });
  const submit = async (page: Page, changed: Readonly<Record<string, string>> = {}) => {
    await fill(page, { ...values, ...changed });
    await send(page).click();
  };

  test(`The form of ${path} shows its errors, waits for 1000 ms, logs its values once, and opens a panel that closes or goes home`, async ({
    page,
  }) => {
    showClauses(
      `§4 ${clause} 1`,
      `§4 ${clause} 2`,
      `§5 ${clause} 1`,
      `§5 ${clause} 2`,
      `§5 ${clause} 3`,
      "§5 Errors",
      "§8 Invalid email",
      "§8 Password too short",
      "§8 Password too long",
      "§9 Delay",
      `§7 Calls ${clause === "Log-in" ? 2 : 3}`,
      "Ruling Forms 2",
      "Ruling Forms 3",
      "Ruling Forms 5",
      ...closes,
    );
    const entries = consoleLog(page);
    await stopClock(page, path);
    const sent: string[] = [];
    page.on("request", (request) => sent.push(`${request.method()} ${request.resourceType()}`));
    await send(page).click();
    for (const name of names) await expectErrorBelow(page, name);
    for (const name of names) {
      await expect(field(page, name)).toBeFocused();
      await field(page, name).fill(values[name as keyof typeof values]);
      await expect(field(page, name)).not.toHaveAttribute("aria-invalid", "true");
      if (name !== "Password") await send(page).click();
    }
    for (const [name, wrong, message] of [
      ["Email", "ada@reader", "Invalid email address"],
      ["Password", "", short],
      ["Password", "1234", short],
      ["Password", "123456789", long],
    ] as const) {
      await field(page, name).fill(wrong);
      await send(page).click();
      await expect(field(page, name)).toHaveAccessibleDescription(message);
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await field(page, name).fill(new Map(Object.entries(values)).get(name) ?? "");
      await expect(page.getByText(message, { exact: true })).toBeHidden();
    }

    await submit(page);
    const busy = page.getByRole("button", { name: "Please Wait..." });
    await expect(busy).toBeVisible();
    await field(page, "Password").press("Enter");
    await busy.click({ force: true });
    await page.clock.runFor(999);
    await expect(busy).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await page.clock.runFor(1);
    await expect(panel(page)).toBeVisible();
    const given = Object.entries(values).map(([name, value]) => [name.toLowerCase(), value]);
    await expect.poll(() => entries).toEqual([Object.fromEntries(given)]);
    await panel(page).getByRole("button", { name: closers[1], exact: true }).last().click();
    for (const name of names) await expect(field(page, name)).toHaveValue("");
    await expect(send(page)).toBeEnabled();

    for (const [password, close] of [
      ["12345", () => panel(page).getByRole("button", { name: closers[0], exact: true }).first().click()],
      ["12345678", () => page.keyboard.press("Escape")],
    ] as const) {
      await submit(page, { Password: password });
      await page.clock.runFor(1000);
      await expect(panel(page).getByRole("heading", { name: "Success Message" })).toBeVisible();
      await close();
      await expect(panel(page)).toBeHidden();
      await expect(page).toHaveURL(path);
    }
    await submit(page, { Email: "bob@reader.example" });
    await page.clock.runFor(1000);
    expect(sent.filter((kind) => kind !== "GET script")).toEqual([]);
    await panel(page).getByRole("link", { name: on, exact: true }).click();
    await expect(page).toHaveURL("/");
    await expect(panel(page)).toBeHidden();
  });
}

/** Expects a red message under the field, tied to it. */
async function expectErrorBelow(page: Page, name: string): Promise<void> {
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
  const id = (await field(page, name).getAttribute("aria-describedby")) ?? "";
  const message = page.locator(`[id="${id}"]`);
  await expect(message).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await textColour(message);
  expect(red).toBeGreaterThan(120);
  expect(red).toBeGreaterThan(1.8 * Math.max(green, blue));
  const { y = Number.NaN, height = 0 } = (await field(page, name).boundingBox()) ?? {};
  const below = (await message.boundingBox())?.y ?? Number.NaN;
  expect(below).toBeGreaterThanOrEqual(y + height);
  expect(below).toBeLessThan(y + height + 24);
}

test("One press fills in the demo account, also over invalid values, and the next one logs in", async ({
  page,
}) => {
  showClauses("Ruling Name 3");
  const entries = consoleLog(page);
  await stopClock(page, "/login");
  const demo = page.getByRole("region", { name: "Test Login" });
  const [email, password] = await demo.getByRole("definition").allInnerTexts();
  const logIn = page.getByRole("button", { name: "Log In" });
  await fill(page, { Email: "ada", Password: "123" });
  await logIn.click();
  await demo.getByRole("button", { name: "Fill in" }).click();
  await expect(logIn).toBeFocused();
  await page.keyboard.press("Enter");
  await page.clock.runFor(1000);
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => entries).toEqual([{ email, password }]);
});

test("Sign-up refuses an empty name, drops blanks around an email, and shows a hash of 10 rounds, which a worker makes, also offline", async ({
  page,
  context,
}) => {
  showClauses(
    "§2 Sign-up 4",
    "§5 Sign-up 2",
    "§7 Calls 3",
    "§9 Password",
    "Ruling Forms 1",
    "Ruling Forms 4",
    "Ruling Forms 6",
  );
  const started = page.waitForEvent("worker");
  const loaded = page.waitForEvent("requestfinished", (request) => request.url().includes("/workers/"));
  await visit(page, "/signup");
  expect((await started).url()).toContain("/workers/");
  const send = page.getByRole("button", { name: "Sign Up" });
  await fill(page, { Email: " ada@reader.example ", Name: "", Password: "tiles77" });
  await send.click();
  await expect(field(page, "Name")).toBeFocused();
  await expect(field(page, "Name")).toHaveAccessibleDescription("Please enter your name.");
  await field(page, "Name").fill("A");
  await send.click();
  const made = /^\$2[aby]\$10\$[./\w]{53}$/;
  await expect(panel(page).getByRole("definition")).toHaveText(["A", "ada@reader.example", made]);
  expect(getRounds(await hash(page).innerText())).toBe(10);
  expect(await compare("tiles77", await hash(page).innerText())).toBe(true);
  await expect(panel(page).getByText("tiles77")).toHaveCount(0);
  await page.keyboard.press("Escape");
  // The worker has loaded with the page.
  await loaded;
  await context.setOffline(true);
  await fill(page, { Email: "bob@reader.example", Name: "Bob", Password: "tiles77" });
  await send.click();
  await expect(panel(page).getByRole("definition")).toHaveText(["Bob", "bob@reader.example", made]);
});
