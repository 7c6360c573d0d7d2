/** Forms that are sent to a double of Formspree. Unit tests in app/sections/message-form/ cover other services. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type BrowserContext, type Page, type Request, type Route } from "@playwright/test";
import { parse } from "yaml";
import { freshTest as test } from "../reused-page.ts";
import { builtSite } from "../../packages/prospectus/scripts/built-site.ts";
import type { Content } from "../../packages/prospectus/site/content.ts";
import { contentTypeOf, headersOf } from "../../packages/prospectus/site/hosts/headers.ts";
import { expectNoViolations } from "../access/axe.ts";
import { base, buildFolder, formAddress, root, url } from "../fixtures/grown-provider.ts";
import { field, visit } from "../spec/support.ts";

const site = url + base;
const thanks = `${site}thanks`;
const { form: words }: Content["labels"] = parse(readFileSync("content/labels.yaml", "utf8"));

const written = { name: "Ada", email: "ada@reader.example", message: "Is the wheel free?" };

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const status = (page: Page) => page.getByRole("main").getByRole("status");

const control = (page: Page, name: string) =>
  field(page, `${name.charAt(0).toUpperCase()}${name.slice(1)} *`);

async function write(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(written)) await control(page, name).fill(text);
}

async function expectWritten(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(written))
    await expect(control(page, name), name).toHaveValue(text);
}

const valuesOf = (request: Request) =>
  Object.fromEntries(new URLSearchParams(request.postData() ?? "")) as Record<string, string>;

const isByScript = (request: Request) => request.headers()["accept"] === "application/json";

/** Fields that Formspree's documentation requires (help.formspree.io, honeypot-spam-filtering): a subject and an empty trap. */
const posted = { ...written, _subject: "From the site", _gotcha: "" };

/** Formspree's answer to a script (formspree-js, submission.ts), or a page with a link: Playwright does not route redirects. */
function answerOf(answer: number, request: Request) {
  if (!isByScript(request))
    return {
      status: answer,
      contentType: "text/html",
      body: `<title>The service says ${answer}</title>${answer === 200 ? `<meta http-equiv="refresh" content="0; url=${valuesOf(request)["_next"]}">` : ""}`,
    };
  const errors = [{ code: "TYPE_EMAIL", field: "email", message: "should be an email" }];
  return {
    status: answer,
    contentType: "application/json",
    headers: { "Access-Control-Allow-Origin": "*" },
    body: JSON.stringify(answer === 200 ? { ok: true } : answer === 400 ? { errors } : { error: "Error" }),
  };
}

export function sentFormTests(): void {
  let asked: Record<string, string>[];
  /** The double's answer: a status, or a network error. */
  let answer: number | "connectionrefused" | "internetdisconnected" | "never";

  test.use({ baseURL: site });

  test.beforeEach(async ({ context }) => {
    asked = [];
    answer = 200;
    await open(context);
  });

  /** Opens the site and the double at their addresses, with the hosts' header fields. */
  async function open(context: BrowserContext): Promise<void> {
    await context.route(`${site}**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const below = `/${pathname.slice(base.length)}`;
      const file = [below, join(below, "index.html")].find(
        (path) => /\.\w+$/.test(path) && existsSync(join(root, path)),
      );
      if (!file) return route.fulfill({ status: 404 });
      const headers = {
        ...headersOf(below, builtSite(buildFolder).settings),
        "Content-Type": contentTypeOf(file),
      };
      return route.fulfill({ headers, body: readFileSync(join(root, file)) });
    });
    await context.route(formAddress, take);
  }

  async function take(route: Route): Promise<void> {
    const request = route.request();
    asked.push(valuesOf(request));
    if (answer === "never") return;
    if (typeof answer === "string") return route.abort(answer);
    return route.fulfill(answerOf(answer, request));
  }

  test("With a script a form is sent in place: errors show, and text stays until it arrives", async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await visit(page, "contact");
    await write(page);
    await page.getByLabel(/Save information/).check();
    for (const [next, said] of [
      [429, words.tooMany],
      [500, words.failed],
      ["connectionrefused", words.failed],
      ["internetdisconnected", words.offline],
      ["never", words.failed],
    ] as const) {
      answer = next;
      await context.setOffline(next === "internetdisconnected");
      await send(page).click();
      if (next === "never") {
        await expect(status(page)).toHaveText(words.sending);
        // A second Enter does nothing.
        await control(page, "name").press("Enter");
        await page.clock.runFor(31_000);
      }
      await expect(status(page), String(next)).toHaveText(said);
      await expectWritten(page);
      // A change removes the message.
      await control(page, "message").press("End");
      await page.keyboard.type("!");
      await expect(status(page)).toBeEmpty();
      await page.keyboard.press("Backspace");
    }
    await context.setOffline(false);
    answer = 400;
    await send(page).click();
    await expect(control(page, "email")).toBeFocused();
    await expect(control(page, "email")).toHaveAccessibleDescription(words.email);
    await expectWritten(page);
    answer = 200;
    await send(page).click();
    await expect(status(page)).toHaveText(words.sent);
    await expect(control(page, "message")).toHaveValue("");
    await expect(control(page, "email"), "is remembered").toHaveValue(written.email);
    await expect(page).toHaveURL("contact");
    expect(asked).toHaveLength(7);
    for (const values of asked) expect(values).toMatchObject(posted);
  });

  test("Without JavaScript a form is posted, and the thank-you page follows; after an error, Back restores the text", async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
    await open(context);
    const page = await context.newPage();
    await page.goto("contact");
    // The browser validates the form first.
    await send(page).click();
    await control(page, "name").fill(written.name);
    await control(page, "email").fill("ada");
    await control(page, "message").fill(written.message);
    await send(page).click();
    expect(asked).toEqual([]);
    await control(page, "email").fill(written.email);
    answer = 500;
    await send(page).click();
    await expect(page).toHaveTitle("The service says 500");
    // A visitor reads first. Chromium saves what was typed only some time after the next page has loaded.
    await page.waitForTimeout(1000);
    await page.goBack();
    await expectWritten(page);
    answer = 200;
    await send(page).click();
    await expect(page).toHaveURL("thanks");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your message");
    for (const values of asked) expect(values).toMatchObject({ ...posted, _next: thanks });
    await context.close();
  });

  test("An incomplete form is not sent: each field shows its mistake, and the first gets the focus", async ({
    page,
  }) => {
    await visit(page, "contact");
    await control(page, "name").fill(written.name);
    await send(page).click();
    await expect(control(page, "email")).toBeFocused();
    await expect(control(page, "email")).toHaveAccessibleDescription(words.missing);
    await page.keyboard.type("ada");
    await expect(control(page, "email")).toHaveAccessibleDescription(words.email);
    await expect(control(page, "message")).toHaveAccessibleDescription(words.missing);
    for (const right of [control(page, "name"), page.getByLabel("Subject")])
      await expect(right).not.toHaveAttribute("aria-invalid", "true");
    await expectNoViolations(page, "a form with mistakes");
    await control(page, "email").fill(written.email);
    await expect(page.getByText(words.email)).toBeHidden();
    await expect(page.getByText(words.missing)).toBeVisible();
    await control(page, "message").fill(written.message);
    await send(page).click();
    await expect(status(page)).toHaveText(words.sent);
    expect(asked).toHaveLength(1);
  });

  test("Nobody sees or reaches the honeypot", async ({ page }) => {
    await visit(page, "contact");
    await expect(page.locator('[name="_gotcha"]')).toHaveCount(1);
    await expect(page.locator('[name="_gotcha"]')).toBeHidden();
    await expect(page.getByRole("textbox", { name: words.trap })).toHaveCount(0);
    await page.getByLabel(/Save information/).focus();
    await page.keyboard.press("Tab");
    await expect(send(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.locator("form :focus")).toHaveCount(0);
  });
}
