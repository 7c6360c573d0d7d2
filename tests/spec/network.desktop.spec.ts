import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { routes, showClauses, hydrated, visit } from "./support.ts";

const allowed = new Set(["document", "script", "stylesheet", "font", "image"]);

/** Collects requests other than plain files of this site. */
function calls(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol === "data:") return;
    if (url.origin === origin && request.method() === "GET" && allowed.has(request.resourceType())) return;
    // Browsers request the icon and prerendered pages with a type of their own.
    if (
      url.origin === origin &&
      (routes.some((path) => path === url.pathname) ||
        /^\/(favicon\.svg|favicon\.ico|site\.webmanifest|icons?\/)/.test(url.pathname))
    )
      return;
    found.push(`${request.method()} ${request.resourceType()} ${request.url()}`);
  });
  page.on("websocket", (socket) => found.push(`websocket ${socket.url()}`));
  page.on("worker", (worker) => found.push(`worker ${worker.url()}`));
  return found;
}

test("No screen makes a call or a request to another host", async ({ page, baseURL }) => {
  showClauses("§7 Calls 1");
  const found = calls(page, baseURL ?? "");
  for (const path of [...routes, "/nowhere"]) {
    await visit(page, path);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  }
  await page.waitForTimeout(200);
  expect(found).toEqual([]);
});

test("A link fetches a document and its files, and no route change makes a call", async ({
  page,
  baseURL,
}) => {
  showClauses("Ruling Routes 7");
  const found = calls(page, baseURL ?? "");
  await visit(page, "/");
  for (const name of ["Events", "Career", "About", "Courses", "Blog", "Contact", "Pricing", "Home"]) {
    const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
    await link.hover();
    await link.click();
    await expect(page).toHaveURL((await link.getAttribute("href")) ?? "");
    await hydrated(page);
  }
  await page.goBack();
  await expect(page).toHaveURL("/pricing");
  await page.waitForTimeout(200);
  expect(found).toEqual([]);
});
