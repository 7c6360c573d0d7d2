/** A site below a path of its host: all addresses, and a walk through it. */
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { addressesIn, filesOf } from "../fixtures/addresses.ts";
import { base, host, longName, root, url } from "../fixtures/grown-provider.ts";
import { choiceWith, hydrated, visit } from "../spec/support.ts";

function fileAt(path: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const below = decodeURI(path.slice(base.length));
  return [below, join(below, "index.html")].find((file) =>
    statSync(join(root, file), { throwIfNoEntry: false })?.isFile(),
  );
}

/** Records faults of a page: failed requests, requests to other sites, errors in the console. */
function watchFaults(page: Page, ...allowed: readonly string[]): string[] {
  const faults: string[] = [];
  page.on("response", (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== host || !pathname.startsWith(base)) faults.push(`beside the site: ${response.url()}`);
    if (response.status() >= 400 && !allowed.includes(pathname))
      faults.push(`${response.status()} ${pathname}`);
  });
  page.on("requestfailed", (request) => {
    const { errorText } = request.failure() ?? {};
    // Navigation cancels open requests.
    if (errorText !== "net::ERR_ABORTED") faults.push(`${errorText} ${request.url()}`);
  });
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    const of = new URL(message.location().url || host).pathname;
    if (message.type() === "error" && !allowed.includes(of)) faults.push(message.text());
  });
  return faults;
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

export function subPathTests(): void {
  test("Every address in every file has a file, and every file has an address", () => {
    const astray: string[] = [];
    const reached = new Set<string>();
    for (const { file, address } of addressesIn(root, { url, base })) {
      // In print, the address of the host precedes a path (styles/print.css).
      if (address === url && file.endsWith(".html")) continue;
      const to = new URL(address, new URL(base + file.replace(/index\.html$/, ""), url));
      if (to.origin !== url) continue;
      const found = fileAt(to.pathname);
      if (found === undefined) astray.push(`${address} in ${file}`);
      else reached.add(found);
    }
    expect(astray).toEqual([]);
    // Hosts and programs know these names, and scripts build addresses of words.
    const known = /^(?:404\.html|licences\.txt|robots\.txt|words\/.*)$/;
    expect(filesOf(root).filter((file) => !reached.has(file) && !known.test(file))).toEqual([]);
    expect(reached.size).toBeGreaterThan(300);
    for (const none of [base, "index.html.br"]) expect(existsSync(join(root, none)), none).toBe(false);
  });

  test("The server answers only below the base, and redirects there without its slash", async ({
    request,
  }) => {
    const answer = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 });
      return [response.status(), response.headers().location ?? ""];
    };
    expect(await answer("/tessera")).toEqual([301, base]);
    expect(await answer("/tessera/about/")).toEqual([301, "/tessera/about"]);
    expect(await answer("/tessera/index.html?a=1")).toEqual([301, "/tessera/?a=1"]);
    for (const path of ["/", "/about", "/tesseraabout", "/tessera//about"])
      expect(await answer(path), path).toEqual([404, ""]);
  });

  test("Menu, cards, prose, search and history stay below the base", async ({ page }) => {
    const faults = watchFaults(page);
    await visit(page, base);
    await page.getByRole("button", { name: "Open the menu" }).click();
    await page.getByRole("dialog").getByText("Other", { exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Blog", exact: true }).click();
    await expect(page).toHaveURL(`${base}blog`);
    await page.getByRole("main").getByRole("article").getByRole("link").first().click();
    await expect(page).toHaveURL(`${base}blog/evening-classes`);
    await page.goBack();
    await expect(page).toHaveURL(`${base}blog`);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();

    await visit(page, `${base}blog/blog2`);
    await page.getByRole("main").getByRole("link", { name: "course list" }).click();
    await expect(page).toHaveURL(`${base}course`);
    const here = page.getByRole("banner").locator(`a[href="${base}course"][aria-current="page"]`);
    await expect(here).not.toHaveCount(0);

    await page.getByRole("banner").getByRole("button", { name: "Search", exact: true }).click();
    await page.getByRole("searchbox").fill("photoshop techniques");
    await page.getByRole("list", { name: "Search results" }).getByRole("link").first().click();
    await expect(page).toHaveURL(`${base}course/design`);

    await page.getByRole("banner").getByRole("link", { name: longName }).first().click();
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

  test("An unknown address shows the error page, with the nearest page and a link home", async ({ page }) => {
    const faults = watchFaults(page, `${base}abuot`);
    await page.goto(`${base}abuot`);
    await hydrated(page);
    await expect(page.getByText("Did you mean this page?").getByRole("link")).toHaveAttribute(
      "href",
      `${base}about`,
    );
    await page.getByText("Did you mean this page?").getByRole("link").click();
    await expect(page).toHaveURL(`${base}about`);
    await expect(heading(page)).toHaveText("A mosaic starts with one tile");
    expect(faults).toEqual([]);
  });
}
