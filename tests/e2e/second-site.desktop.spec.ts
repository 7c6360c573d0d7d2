/** The site below a path, with an announcement, a photograph, a redirect, a form address and more records. */
import { expect, type Page } from "@playwright/test";
import { consoleFaults, expectFitsAt, expectForEveryone } from "../access/whole-page.ts";
import { announced, base, formAddress, host, serveSecondSite } from "../fixtures/second-site.ts";
import { freshTest, test } from "../reused-page.ts";
import { choiceWith, field, hydrated, visit } from "../spec/support.ts";

// One worker: they would share the port.
test.describe.configure({ mode: "default" });
test.use({ baseURL: host + base });

let stop: () => void;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  stop = await serveSecondSite();
});

test.afterAll(() => stop());

freshTest(
  "An announcement shows in the top strip, on one line above the header, until its last day is over",
  async ({ page }) => {
    const line = page.locator("#top").getByRole("link", { name: announced.text });
    await page.clock.setFixedTime(`${announced.until}T23:59:00-06:00`);
    await visit(page, "contact");
    const box = await line.boundingBox();
    expect(box?.height).toBeLessThan(40);
    const header = page.getByRole("banner");
    expect((await header.boundingBox())?.y).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0));
    await page.evaluate(() => scrollTo(0, 300));
    await expect.poll(async () => (await header.boundingBox())?.y).toBe(0);
    await line.click();
    await expect(page).toHaveURL("course");
    await page.clock.setFixedTime("2090-01-11T00:00:01-06:00");
    await visit(page, "contact");
    await expect(line).toBeHidden();
  },
);

test("Everyone can read, reach and follow the pages with an announcement and a photograph", async ({
  page,
}) => {
  const faults = consoleFaults(page);
  await visit(page, "event");
  await expectForEveryone(page, "event", { frame: true });
  await expectFitsAt(page, [768, 320]);
  expect(faults).toEqual([]);
});

test("On a phone the photograph of an event is below its day", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "event");
  const event = page.getByRole("article", { name: "Open day" });
  const photograph = await event.locator("img").first().boundingBox();
  expect((await event.getByRole("paragraph").first().boundingBox())?.x).toBe(photograph?.x);
});

freshTest("An event that passed since the build is past when the page opens", async ({ page }) => {
  const events = page.getByRole("main").getByRole("article");
  const allAreOver = page.getByRole("note").filter({ hasText: "all of them are over" });
  const register = page.getByRole("main").getByRole("link", { name: /^Register ?:/ });
  await visit(page, "event");
  await expect(events.first()).toContainText("Open day");
  await expect(register).toHaveCount(1);
  await expect(allAreOver).toHaveCount(0);
  await page.clock.setFixedTime("2091-01-01T12:00Z");
  await visit(page, "event");
  await expect(allAreOver).toBeVisible();
  await expect(events).toHaveCount(7);
  await expect(register).toHaveCount(0);
});

const written = { name: "Ada", email: "ada@reader.example", message: "Is the wheel free?" };

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

const control = (page: Page, name: string) =>
  field(page, `${name.charAt(0).toUpperCase()}${name.slice(1)} *`);

for (const javaScriptEnabled of [true, false])
  test(`With an address the browser validates a form and posts it there, ${javaScriptEnabled ? "with a script, which remembers a ticked name" : "without a script"}`, async ({
    browser,
  }) => {
    const page = await browser.newPage({ baseURL: host + base, javaScriptEnabled });
    const asked: Record<string, string>[] = [];
    // A double of the service.
    await page.route(formAddress, (route) => {
      const request = route.request();
      asked.push(Object.fromEntries(new URLSearchParams(request.postData() ?? "")));
      return route.fulfill({ contentType: "text/html", body: `<title>${request.method()}</title>` });
    });
    await page.goto("contact");
    if (javaScriptEnabled) await hydrated(page);
    await expect(page.getByText("does not send messages yet")).toHaveCount(0);
    await send(page).click();
    for (const [name, text] of Object.entries({ ...written, email: "ada" }))
      await control(page, name).fill(text);
    await send(page).click();
    await expect(control(page, "email")).toBeFocused();
    expect(asked).toEqual([]);
    await control(page, "email").fill(written.email);
    if (javaScriptEnabled) await page.getByLabel(/Save information/).check();
    await send(page).click();
    await expect(page).toHaveURL(formAddress);
    await expect(page).toHaveTitle("POST");
    expect(asked).toEqual([{ ...written, subject: "", ...(javaScriptEnabled && { save: "yes" }) }]);
    if (javaScriptEnabled) {
      await page.goto("contact");
      await hydrated(page);
      await expect(control(page, "name")).toHaveValue(written.name);
      await expect(control(page, "message")).toHaveValue("");
    }
    await page.close();
  });

test("The server answers only below the base, and redirects from there without its slash and from an old address", async ({
  request,
}) => {
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), response.headers().location ?? ""];
  };
  expect(await answer("/tessera")).toEqual([301, base]);
  expect(await answer("/tessera/about/")).toEqual([301, "/tessera/about"]);
  expect(await answer("/tessera/index.html?a=1")).toEqual([301, "/tessera/?a=1"]);
  expect(await answer("/tessera/all-courses.html")).toEqual([301, "/tessera/course"]);
  for (const path of ["/", "/about", "/tesseraabout", "/tessera//about"])
    expect(await answer(path), path).toEqual([404, ""]);
});

/** Records failed requests, requests beside the site and errors. The counter's host does not exist. */
function watchFaults(page: Page, ...allowed: readonly string[]): string[] {
  const faults: string[] = [];
  page.on("response", (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== host || !pathname.startsWith(base)) faults.push(`beside the site: ${response.url()}`);
    if (response.status() >= 400 && !allowed.includes(pathname))
      faults.push(`${response.status()} ${pathname}`);
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}

test("Menu, cards, prose, search and history stay below the base", async ({ page }) => {
  const faults = watchFaults(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, base);
  await page.getByRole("button", { name: "Open the menu" }).click();
  await page.getByRole("dialog").getByText("Other", { exact: true }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL(`${base}blog`);
  await page.getByRole("main").getByRole("article").getByRole("link").first().click();
  await expect(page).toHaveURL(new RegExp(`${base}blog/`));
  await page.goBack();
  await expect(page).toHaveURL(`${base}blog`);

  await visit(page, `${base}blog/blog2`);
  await page.getByRole("main").getByRole("link", { name: "course list" }).click();
  await expect(page).toHaveURL(`${base}course`);
  const here = page.getByRole("banner").locator(`a[href="${base}course"][aria-current="page"]`);
  await expect(here).not.toHaveCount(0);

  await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
  await page.getByRole("searchbox").fill("photoshop techniques");
  await page.getByRole("list", { name: "Search results" }).getByRole("link").first().click();
  await expect(page).toHaveURL(`${base}course/design`);

  await page.getByRole("banner").getByRole("link", { name: "Tessera" }).first().click();
  await expect(page).toHaveURL(base);
  await page.waitForLoadState("networkidle");
  expect(faults).toEqual([]);
});

test("A chosen theme is stored for this site only, since others can share its host", async ({ page }) => {
  await visit(page, `${base}pricing`);
  await choiceWith(page, "System").getByText("Dark", { exact: true }).click();
  const kept = () => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  expect(await kept()).toEqual({ "tessera/theme": "dark" });
  await page.evaluate(() => localStorage.setItem("theme", "light"));
  await page.goto(`${base}login`, { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("An unknown address shows the error page, with the nearest page", async ({ page }) => {
  const faults = watchFaults(page, `${base}abuot`);
  await visit(page, `${base}abuot`);
  await page.getByText("Did you mean this page?").getByRole("link").click();
  await expect(page).toHaveURL(`${base}about`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A mosaic starts with one tile");
  expect(faults).toEqual([]);
});

test("Four more links and two more plans fit at every width", async ({ page }) => {
  await visit(page, "pricing");
  const banner = page.getByRole("banner");
  const menus = [banner.getByRole("navigation"), banner.getByRole("button", { name: "Open the menu" })];
  for (const width of [320, 960]) {
    await expectFitsAt(page, [width]);
    const shown = await Promise.all(menus.map((menu) => menu.filter({ visible: true }).count()));
    expect
      .soft(
        shown.filter((count) => count > 0),
        `menus at ${width} px`,
      )
      .toHaveLength(1);
  }
});
