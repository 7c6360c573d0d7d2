import { expect, type Page } from "@playwright/test";
import { test } from "../kept-page.ts";
import { consoleLog, field, textColour, visit } from "./support.ts";

const email = (page: Page) => field(page, "Email");
const password = (page: Page) => field(page, "Password");
const panel = (page: Page) => page.getByRole("dialog", { name: "Success Message" });

async function submit(page: Page, address = "ada@reader.example", secret = "tiles77"): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
  await page.getByRole("button", { name: "Log In" }).click();
}

async function logIn(page: Page): Promise<void> {
  await visit(page, "/login");
  await submit(page);
}

test("§1 Purpose 5: the log-in text claims more than 50k students", async ({ read }) => {
  const page = await read("/login");
  await expect(page.getByText(/more than 50k students have joined/i)).toBeVisible();
});

test("§2 Log-in 1: the screen fills the window, and its logo leads home", async ({ page }) => {
  await visit(page, "/login");
  const box = await page.getByRole("main").boundingBox();
  const window = page.viewportSize();
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, window?.width]);
  expect(box?.height ?? 0).toBeGreaterThanOrEqual(window?.height ?? Number.NaN);
  await page.getByRole("link", { name: "Tessera" }).click();
  await expect(page).toHaveURL("/");
});

test("§2 Log-in 2: the heading is 'Log in'", async ({ read }) => {
  const page = await read("/login");
  expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Log in");
});

test("§2 Log-in 3: email and password are shown as plain text", async ({ page }) => {
  await visit(page, "/login");
  for (const input of [email(page), password(page)]) {
    await input.fill("tiles77");
    await expect(input).toHaveValue("tiles77");
    await expect(input).not.toHaveAttribute("type", "password");
    expect(
      await input.evaluate((element) => getComputedStyle(element).getPropertyValue("-webkit-text-security")),
    ).toBe("none");
  }
});

test("§2 Log-in 4: the button 'Log In' reads 'Please Wait...' while it submits, then 'Log In' again", async ({
  page,
}) => {
  await logIn(page);
  await expect(page.getByRole("button", { name: "Please Wait...", exact: true })).toBeVisible();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "No" }).click();
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeVisible();
});

test("§2 Log-in 5: the link 'Sign Up' leads to sign-up", async ({ page }) => {
  await visit(page, "/login");
  await page.getByRole("link", { name: "Sign Up", exact: true }).click();
  await expect(page).toHaveURL("/signup");
});

test("§2 Log-in 6: under the divider 'Test Login' stand a demo user and a demo password in plain text", async ({
  read,
}) => {
  const page = await read("/login");
  const demo = page.getByRole("region", { name: "Test Login" });
  await expect(demo.getByText("Test Login", { exact: true })).toBeVisible();
  await expect(demo.getByRole("definition").first()).toHaveText(/^\S+@\S+$/);
  await expect(demo.getByRole("definition").last()).toHaveText(/^\S+$/);
  const form = await page.getByRole("button", { name: "Log In" }).boundingBox();
  expect((await demo.boundingBox())?.y ?? 0).toBeGreaterThan(form?.y ?? Number.NaN);
});

test("Ruling Name 3: the demo account passes the screen's own rules", async ({ page }) => {
  await visit(page, "/login");
  const demo = page.getByRole("region", { name: "Test Login" });
  const secret = await demo.getByRole("definition").last().innerText();
  expect(secret.length).toBeGreaterThanOrEqual(5);
  expect(secret.length).toBeLessThanOrEqual(8);
  await submit(page, await demo.getByRole("definition").first().innerText(), secret);
  await expect(panel(page)).toBeVisible();
});

test("§2 Log-in 7: the panel 'Success Message' asks 'Do you want to continue?', and 'No' closes it", async ({
  page,
}) => {
  await logIn(page);
  await expect(panel(page).getByRole("heading", { name: "Success Message" })).toBeVisible();
  await expect(panel(page).getByText("Do you want to continue?", { exact: true })).toBeVisible();
  await panel(page).getByRole("button", { name: "No", exact: true }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL("/login");
});

test("§2 Log-in 8: 'Yes' goes to the home page", async ({ page }) => {
  await logIn(page);
  await panel(page).getByRole("link", { name: "Yes", exact: true }).click();
  await expect(page).toHaveURL("/");
  await expect(panel(page)).toBeHidden();
});

test("§2 Log-in 9: the close icon hides the panel", async ({ page }) => {
  await logIn(page);
  await panel(page).getByRole("button", { name: "Close" }).click();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL("/login");
});

test("§4 Log-in 1: idle, then about a second of 'Please Wait...', then the panel over a cleared form", async ({
  page,
}) => {
  await visit(page, "/login");
  await expect(page.getByRole("button", { name: "Log In", exact: true })).toBeEnabled();
  await expect(panel(page)).toBeHidden();
  await logIn(page);
  await expect(page.getByRole("button", { name: "Please Wait..." })).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "No" }).click();
  await expect(email(page)).toHaveValue("");
  await expect(password(page)).toHaveValue("");
});

test("§4 Log-in 2: after 'No' the visitor can log in again, and 'Yes' then goes home", async ({ page }) => {
  await logIn(page);
  await panel(page).getByRole("button", { name: "No" }).click();
  await expect(panel(page)).toBeHidden();
  await submit(page, "bob@reader.example", "12345");
  await panel(page).getByRole("link", { name: "Yes" }).click();
  await expect(page).toHaveURL("/");
});

test("§3 Log-in values: the form has email and password and nothing else", async ({ read }) => {
  const page = await read("/login");
  await expect(page.getByRole("textbox")).toHaveCount(2);
  await expect(email(page)).toBeVisible();
  await expect(password(page)).toBeVisible();
});

test("§5 Log-in 1: an email that is no address is refused with a message under the field", async ({
  page,
}) => {
  await visit(page, "/login");
  for (const wrong of ["", "ada", "ada@", "ada@reader", "@reader.example", "a b@reader.example"]) {
    await submit(page, wrong);
    await expect(email(page)).toHaveAccessibleDescription("Invalid email address");
    await expect(page.getByText("Invalid email address", { exact: true })).toBeVisible();
  }
  await expect(page.getByRole("button", { name: "Please Wait..." })).toBeHidden();
  await email(page).fill("ada@reader.example");
  await expect(page.getByText("Invalid email address")).toBeHidden();
});

for (const [clause, wrong, right, message] of [
  ["§5 Log-in 2", "1234", "12345", "Password must be at least 5 charachters"],
  ["§5 Log-in 3", "123456789", "12345678", "Password must be less than 8 charachters"],
] as const)
  test(`${clause}: of ${wrong.length} characters a password is refused, of ${right.length} it is not`, async ({
    page,
  }) => {
    await visit(page, "/login");
    await submit(page, "ada@reader.example", wrong);
    await expect(page.getByText(message, { exact: true })).toBeVisible();
    await password(page).fill(right);
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(panel(page)).toBeVisible();
  });

test("§5 Errors: messages are red and stand under their fields", async ({ page }) => {
  await visit(page, "/login");
  await submit(page, "ada", "123");
  for (const [input, message] of [
    [email(page), page.getByText("Invalid email address")],
    [password(page), page.getByText("Password must be at least 5 charachters")],
  ] as const) {
    const { red, green, blue } = await textColour(message);
    expect(red).toBeGreaterThan(120);
    expect(red).toBeGreaterThan(1.8 * Math.max(green, blue));
    const above = await input.boundingBox();
    const below = await message.boundingBox();
    expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? Number.NaN) + (above?.height ?? 0));
    expect(below?.y ?? 0).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0) + 24);
  }
});

test("Ruling Forms 5: an error is tied to its field, and the first bad field has the focus", async ({
  page,
}) => {
  await visit(page, "/login");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(email(page)).toBeFocused();
  await expect(email(page)).toHaveAttribute("aria-invalid", "true");
  await expect(password(page)).toHaveAccessibleDescription("Password must be at least 5 charachters");
  await email(page).fill("ada@reader.example");
  await page.getByRole("button", { name: "Log In" }).click();
  await expect(password(page)).toBeFocused();
  await expect(email(page)).not.toHaveAttribute("aria-invalid", "true");
});

test("§7 Calls 2: log-in writes the values to the console and makes no call", async ({ page }) => {
  const entries = consoleLog(page);
  await visit(page, "/login");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.method()} ${request.url()}`));
  await submit(page);
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => entries).toEqual([{ email: "ada@reader.example", password: "tiles77" }]);
  expect(sent).toEqual([]);
  await expect(page).toHaveURL("/login");
});

test("§9 Delay: the submit takes 1000 ms", async ({ page }) => {
  await visit(page, "/login");
  await email(page).fill("ada@reader.example");
  await password(page).fill("tiles77");
  const took = await page.getByRole("button", { name: "Log In" }).evaluate(
    (button) =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          if (document.querySelector("dialog[open]")) resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        if (button instanceof HTMLButtonElement) button.click();
        look();
      }),
  );
  expect(took).toBeGreaterThanOrEqual(990);
  expect(took).toBeLessThan(1500);
});

test("Ruling Forms 2: one submit is one entry in the console", async ({ page }) => {
  const entries = consoleLog(page);
  await logIn(page);
  await expect(panel(page)).toBeVisible();
  await page.waitForTimeout(300);
  expect(entries).toHaveLength(1);
});

test("Ruling Forms 3: a second submit while one runs does nothing", async ({ page }) => {
  const entries = consoleLog(page);
  await logIn(page);
  await expect(page.getByRole("button", { name: "Please Wait..." })).toBeVisible();
  await password(page).press("Enter");
  await page.getByRole("button", { name: "Please Wait..." }).click({ force: true });
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole("button", { name: "No" }).click();
  await page.waitForTimeout(1300);
  await expect(panel(page)).toBeHidden();
  expect(entries).toHaveLength(1);
});

for (const [clause, what, value, message] of [
  ["§8 Password too short", "Password", "abcd", "Password must be at least 5 charachters"],
  ["§8 Password too long", "Password", "abcdefghi", "Password must be less than 8 charachters"],
  ["§8 Invalid email", "Email", "nobody", "Invalid email address"],
] as const)
  test(`${clause}: '${message}' on both forms`, async ({ page }) => {
    for (const [path, button] of [
      ["/login", "Log In"],
      ["/signup", "Sign Up"],
    ] as const) {
      await visit(page, path);
      await field(page, what).fill(value);
      await page.getByRole("button", { name: button }).click();
      await expect(field(page, what)).toHaveAccessibleDescription(message);
    }
  });
