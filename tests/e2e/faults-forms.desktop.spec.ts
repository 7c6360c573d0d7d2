import { expect, type Locator, type Page } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { consoleLog, field, visit } from "../spec/support.ts";
import { faults, holdBack, script } from "./faults.ts";

const values = { Email: "ada@reader.example", Name: "Ada", Password: "tiles77" } as const;
const panel = (page: Page) => page.getByRole("dialog", { name: "Success Message" });
const signUp = (page: Page) => page.getByRole("button", { name: "Sign Up", exact: true });
const logIn = (page: Page) => page.getByRole("button", { name: "Log In", exact: true });
const workerFile = /\/workers\//;

async function fillSignUp(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

async function expectSignUpKept(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(values)) await expect(field(page, name)).toHaveValue(value);
}

/** Fills a field without events, as some password managers do. */
async function fillUnheard(control: Locator, value: string): Promise<void> {
  await control.evaluate((element, put) => {
    if (element instanceof HTMLInputElement) element.value = put;
  }, value);
}

test("A form without its script explains itself, keeps typed text and puts no password into an address", async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.abort());
  const inspector = await page.context().newCDPSession(page);
  await inspector.send("Animation.enable");
  for (const [path, words, names, button] of [
    ["/login", "Logging in needs JavaScript", ["Email", "Password"], "Log In"],
    ["/signup", "Signing up needs JavaScript", ["Email", "Name", "Password"], "Sign Up"],
    ["/contact", "does not send messages yet", ["Name *", "Email *", "Message *"], "Send Message"],
    [
      "/course/design#query",
      "does not send messages yet",
      ["First Name *", "Your query *"],
      "Send Your Query",
    ],
  ] as const) {
    await inspector.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await page.goto(path);
    const left: string[] = [];
    page.on("request", (request) => request.isNavigationRequest() && left.push(request.url()));
    const said = page.getByRole("main").getByRole("status").filter({ hasText: words });
    await expect(said, path).toBeHidden();
    for (const name of names) await field(page, name).fill("tiles77");
    await field(page, names[0]).press("Enter");
    await expect(page.getByRole("button", { name: button })).toBeDisabled();
    // Six seconds after load, at twenty times the speed.
    await inspector.send("Animation.setPlaybackRate", { playbackRate: 20 });
    await expect(said, path).toBeVisible();
    for (const name of names) await expect(field(page, name), path).toHaveValue("tiles77");
    await expect(page).toHaveURL(path);
    expect(left, path).toEqual([]);
    page.removeAllListeners("request");
  }
});

test("Values filled in without events before and after hydration are validated and sent", async ({
  page,
}) => {
  const entries = consoleLog(page);
  const release = await holdBack(page, /\.js$/);
  await page.goto("/login", { waitUntil: "domcontentloaded" });
  await fillUnheard(field(page, "Email"), values.Email);
  await fillUnheard(field(page, "Password"), "123");
  release();
  await logIn(page).click();
  await expect(field(page, "Password")).toHaveAccessibleDescription(
    "Password must be at least 5 charachters",
  );
  await expect(field(page, "Email")).not.toHaveAttribute("aria-invalid", "true");
  await fillUnheard(field(page, "Password"), values.Password);
  await logIn(page).click();
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => entries).toEqual([{ email: values.Email, password: values.Password }]);
});

test("Sign-up with its hash worker gone or throwing, or offline, shows a message, keeps typed text, and works later", async ({
  page,
  context,
}) => {
  await context.route(workerFile, faults.gone);
  await visit(page, "/signup");
  await fillSignUp(page);
  const said = page.getByRole("status");
  // Each message differs from the one before.
  for (const [fault, words] of [
    [faults.gone, "could not be hashed"],
    ["offline", "Check your connection"],
    [faults.throwing, "could not be hashed"],
  ] as const) {
    if (fault === "offline") await context.setOffline(true);
    else await context.route(workerFile, fault);
    await signUp(page).click();
    await expect(said.filter({ hasText: words })).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await expectSignUpKept(page);
    await context.setOffline(false);
    await context.unrouteAll();
  }
  await signUp(page).click();
  await expect(panel(page).getByText(/^\$2[aby]\$10\$/)).toBeVisible();
  await expect(page.getByText("could not be hashed")).toBeHidden();
});

test("Sign-up without a hash fails after 15 seconds, with a message", async ({ page }) => {
  await page.clock.install();
  await page.context().route(workerFile, script("onmessage = () => undefined;"));
  await visit(page, "/signup");
  await fillSignUp(page);
  await signUp(page).click();
  await page.clock.runFor(10_000);
  await expect(page.getByRole("button", { name: "Please Wait..." })).toBeVisible();
  await page.clock.runFor(6000);
  await expect(page.getByRole("status").filter({ hasText: "could not be hashed" })).toBeVisible();
  await expect(signUp(page)).toBeEnabled();
  await expectSignUpKept(page);
});
