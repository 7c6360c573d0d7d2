/** Forms that are sent: for each service a site is built, opened at its own address, and its form sent to a double of the service. */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type BrowserContext, type Page, type Route } from "@playwright/test";
import { builtSettings } from "../../scripts/built-site.ts";
import { contentTypeOf } from "../../site/hosts/content-types.ts";
import { headersOf } from "../../site/hosts/headers.ts";
import { expectNoViolations } from "../access/axe.ts";
import { postedBy, publishedByNetlify, services } from "../fixtures/form-services.ts";
import { copySite } from "../fixtures/site-copy.ts";
import { field, visit } from "../spec/support.ts";

const site = "https://kiln.example";

const thanksPage = `---
meta:
  title: Thank you
  description: "Where a visitor lands who has sent a form without JavaScript, in fifty characters."
band: { eyebrow: Thank you, title: We have your message, hue: tint4 }
---

You hear from us.
`;

const written = { name: "Ada", email: "ada@reader.example", message: "Is the wheel free?" };

test.use({ baseURL: site });

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });
const status = (page: Page) => page.getByRole("main").getByRole("status");

/** A field by its name in what is posted. */
const control = (page: Page, name: string) =>
  field(page, `${name.charAt(0).toUpperCase()}${name.slice(1)} *`);

async function write(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(written)) await control(page, name).fill(text);
}

async function expectWritten(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(written))
    await expect(control(page, name), name).toHaveValue(text);
}

for (const [name, service] of Object.entries(services))
  test.describe(name, () => {
    test.describe.configure({ mode: "serial" });
    const copy = copySite(`form-${name}`);
    const root = join(copy.root, "build", "client");
    const built = (path: string) => readFileSync(join(root, path, "index.html"), "utf8");
    /** What the double found wrong, and how often it was asked. */
    let faults: string[];
    let asked: number;
    /** What the double answers: a status, or how the connection fails. */
    let answer: number | "connectionrefused" | "internetdisconnected" | "never";

    test.beforeAll(() => {
      test.setTimeout(180_000);
      copy.make();
      const content = join(copy.root, "content");
      rmSync(content, { recursive: true });
      cpSync("tests/fixtures/content", content, { recursive: true });
      copy.edit("content/site.yaml", (text) => `${text}form: ${service.form}\n`);
      mkdirSync(join(content, "plain-pages"));
      copy.put("content/plain-pages/thanks.md", thanksPage);
      const run = spawnSync(process.execPath, ["scripts/build.ts"], { cwd: copy.root, encoding: "utf8" });
      expect(run.status, run.stderr).toBe(0);
    });

    test.afterAll(() => copy.remove());

    test.beforeEach(async ({ context }) => {
      faults = [];
      asked = 0;
      answer = 200;
      await open(context);
    });

    /** The site at its address, with the header fields that every host sends, and the double of the service at its own. */
    async function open(context: BrowserContext): Promise<void> {
      await context.route(`${site}/**`, async (route) => {
        const { pathname } = new URL(route.request().url());
        const file = [pathname, join(pathname, "index.html")].find(
          (path) => /\.\w+$/.test(path) && existsSync(join(root, path)),
        );
        if (!file) return route.fulfill({ status: 404 });
        const headers = {
          ...headersOf(pathname, builtSettings(join(copy.root, "build"))),
          "Content-Type": contentTypeOf(file),
        };
        const body = readFileSync(join(root, file));
        const published =
          name === "netlify" && file.endsWith(".html") ? publishedByNetlify(body.toString()) : body;
        return route.fulfill({ headers, body: published });
      });
      await context.route(service.address, take);
    }

    async function take(route: Route): Promise<void> {
      if (route.request().method() !== "POST") return route.fallback();
      const posted = postedBy(route.request());
      asked += 1;
      faults.push(...service.faults(posted, built("contact")));
      for (const [key, text] of Object.entries(written))
        if (posted.values[key] !== text) faults.push(`${key}: ${posted.values[key]}`);
      if (answer === "never") return;
      if (typeof answer === "string") return route.abort(answer);
      if (name === "netlify" && answer === 200) return route.fallback();
      return route.fulfill(service.answer(answer, posted));
    }

    test("By script a form is sent in place: what goes wrong is said, and stays in the form until it has arrived", async ({
      page,
      context,
    }) => {
      await page.clock.install();
      await visit(page, "/contact");
      // React has taken the form over as it came, without what Netlify has taken away.
      await expect(page.locator("[data-netlify]")).toHaveCount(0);
      await write(page);
      await page.getByLabel("Form save of contact").check();
      for (const [next, said] of [
        [429, "Too many of form"],
        [500, "Failed of form"],
        ["connectionrefused", "Failed of form"],
        ["internetdisconnected", "Offline of form"],
        ["never", "Failed of form"],
      ] as const) {
        answer = next;
        await context.setOffline(next === "internetdisconnected");
        await send(page).click();
        if (next === "never") {
          await expect(status(page)).toHaveText("Sending of form");
          // Sent again by Enter, it does nothing.
          await control(page, "name").press("Enter");
          await page.clock.runFor(31_000);
        }
        await expect(status(page), String(next)).toHaveText(said);
        await expectWritten(page);
        // What is said goes when something is changed.
        await control(page, "message").press("End");
        await page.keyboard.type("!");
        await expect(status(page)).toBeEmpty();
        await page.keyboard.press("Backspace");
      }
      await context.setOffline(false);
      answer = 400;
      await send(page).click();
      if (name === "formspree") {
        await expect(control(page, "email")).toBeFocused();
        await expect(control(page, "email")).toHaveAccessibleDescription("Email of form");
      } else await expect(status(page)).toHaveText("Failed of form");
      await expectWritten(page);
      answer = 200;
      await send(page).click();
      await expect(status(page)).toHaveText("Sent of form");
      await expect(control(page, "message")).toHaveValue("");
      await expect(control(page, "email"), "is remembered").toHaveValue(written.email);
      await expect(page).toHaveURL("/contact");
      expect(faults).toEqual([]);
      expect(asked).toBe(7);
    });

    test("Without JavaScript a form is posted, and the page of thanks follows; where it fails, Back finds what was typed", async ({
      browser,
    }) => {
      const context = await browser.newContext({ baseURL: site, javaScriptEnabled: false });
      await open(context);
      const page = await context.newPage();
      await page.goto("/contact");
      // The browser's own check lets nothing go that is not complete.
      await send(page).click();
      await control(page, "name").fill(written.name);
      await control(page, "email").fill("ada");
      await control(page, "message").fill(written.message);
      await send(page).click();
      expect(asked).toBe(0);
      await control(page, "email").fill(written.email);
      for (answer of [400, 429, 500]) {
        await send(page).click();
        await expect(page).toHaveTitle(`The service says ${answer}`);
        await page.goBack();
        await expectWritten(page);
      }
      answer = 200;
      await send(page).click();
      await expect(page).toHaveURL("/thanks");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your message");
      expect(faults).toEqual([]);
      await context.close();
    });

    // What is the same for all services.
    if (name !== "formspree") return;

    test("An incomplete form is not sent: each mistake is said at its field, and the focus is on the first", async ({
      page,
    }) => {
      await visit(page, "/contact");
      await control(page, "name").fill(written.name);
      await send(page).click();
      await expect(control(page, "email")).toBeFocused();
      await expect(control(page, "email")).toHaveAccessibleDescription("Missing of form");
      await page.keyboard.type("ada");
      await expect(control(page, "email")).toHaveAccessibleDescription("Email of form");
      await expect(control(page, "message")).toHaveAccessibleDescription("Missing of form");
      for (const right of [control(page, "name"), page.getByLabel("Subject")])
        await expect(right).not.toHaveAttribute("aria-invalid", "true");
      await expectNoViolations(page, "a form with mistakes");
      await control(page, "email").fill(written.email);
      await expect(page.getByText("Email of form")).toBeHidden();
      await expect(page.getByText("Missing of form")).toBeVisible();
      await control(page, "message").fill(written.message);
      await send(page).click();
      await expect(status(page)).toHaveText("Sent of form");
      expect(asked).toBe(1);
    });

    test("Nobody sees or reaches the field that catches robots", async ({ page }) => {
      await visit(page, "/contact");
      await expect(page.locator('[name="_gotcha"]')).toHaveCount(1);
      await expect(page.locator('[name="_gotcha"]')).toBeHidden();
      await expect(page.getByRole("textbox", { name: "Trap of form" })).toHaveCount(0);
      await page.getByLabel("Form save of contact").focus();
      await page.keyboard.press("Tab");
      await expect(send(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(page.locator("form :focus")).toHaveCount(0);
    });

    test("A course's query is sent in the same way", async ({ page }) => {
      await visit(page, "/course/wheel#query");
      const texts = {
        "First Name": "Ada",
        "Last Name": "Okafor",
        "Your email": written.email,
        "Course category": "Clay",
        "Your query": written.message,
      };
      for (const [label, text] of Object.entries(texts)) await field(page, `${label} *`).fill(text);
      const request = page.waitForRequest(service.address);
      await page.getByRole("button", { name: "Send Your Query" }).click();
      await expect(status(page)).toHaveText("Sent of form");
      expect(Object.values(postedBy(await request).values)).toEqual(
        expect.arrayContaining([...Object.values(texts), "From the site"]),
      );
    });

    test("The policy lets a page call this service and no other", async ({ page }) => {
      await visit(page, "/contact");
      const answers = await page.evaluate(
        (addresses) =>
          Promise.all(
            addresses.map((address) =>
              fetch(address, { method: "POST" }).then(
                ({ ok }) => ok,
                () => "refused",
              ),
            ),
          ),
        [service.address, "https://api.web3forms.com/submit"],
      );
      expect(answers).toEqual([expect.any(Boolean), "refused"]);
    });
  });
