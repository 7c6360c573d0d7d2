import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { visit } from "./support.ts";

test("§2 Denied 1: the message has the links 'Sign up' and 'Log in'", async ({ page }) => {
  await visit(page, "/denied");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "A site membership is required to view this page.",
  );
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page).toHaveURL("/signup");
  await page.goBack();
  await page.getByRole("link", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/login");
});

test("§2 Denied 2: the logo leads home", async ({ page }) => {
  await visit(page, "/denied");
  await page.getByRole("link", { name: "Tessera" }).click();
  await expect(page).toHaveURL("/");
});

test("§6 Denied: a paid course of the home page leads to the page that states the membership", async ({
  page,
}) => {
  await visit(page, "/category/design");
  await page.getByRole("article").filter({ hasText: "$99" }).click();
  await expect(page).toHaveURL("/denied");
  await expect(page.getByText("A site membership is required to view this page.")).toBeVisible();
});

test("§8 Protected page: A site membership is required to view this page. Please Sign up or Log in.", async ({
  read,
}) => {
  const page = await read("/denied");
  const words = (await page.getByRole("main").innerText()).replaceAll(/\s+/g, " ");
  expect(words).toContain("A site membership is required to view this page. Please Sign up or Log in.");
});
