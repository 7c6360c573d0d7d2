import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { calls, showClauses, hydrated, visit } from "./support.ts";

test("A link fetches a document and its files, and no route change makes a call", async ({
  page,
  baseURL,
}) => {
  showClauses("Ruling Routes 7");
  const found = calls(page, baseURL ?? "");
  await visit(page, "/");
  for (const name of ["Courses", "Home"]) {
    const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
    await link.hover();
    await link.click();
    await expect(page).toHaveURL((await link.getAttribute("href")) ?? "");
    await hydrated(page);
  }
  await page.goBack();
  await expect(page).toHaveURL("/course");
  // Leaving the page would send what waits.
  await page.goto("/robots.txt");
  expect(found).toEqual([]);
});
