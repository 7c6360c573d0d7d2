import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { visit } from "./support.ts";

test("§2 Footer 1: the footer links to /, /event, /career, /about, /course, /blog, /contact and /pricing", async ({
  page,
}) => {
  await page.goto("/");
  const links = page.getByRole("contentinfo").getByRole("navigation").getByRole("link");
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets.toSorted()).toEqual(
    ["/", "/event", "/career", "/about", "/course", "/blog", "/contact", "/pricing"].toSorted(),
  );
  await visit(page, "/faq");
  await page.getByRole("contentinfo").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL("/pricing");
});

test("Ruling Routes 8: the plain items of the footer stand in the given order and letters", async ({
  read,
}) => {
  const page = await read("/");
  const plain = page
    .getByRole("contentinfo")
    .getByRole("listitem")
    .filter({ hasNot: page.getByRole("link") });
  await expect(plain).toHaveText([
    "Instructor",
    "License",
    "404",
    "course details",
    "instructor details",
    "blog details",
  ]);
});

test("§2 Footer 2: Instructor, License, 404, course, instructor and blog details are plain text", async ({
  read,
}) => {
  const page = await read("/");
  const footer = page.getByRole("contentinfo");
  for (const words of [
    "Instructor",
    "License",
    "404",
    "course details",
    "instructor details",
    "blog details",
  ]) {
    const item = footer.getByRole("listitem").filter({ hasText: new RegExp(`^${words}$`, "i") });
    await expect(item, words).toBeVisible();
    await expect(item.getByRole("link"), words).toHaveCount(0);
    await expect(item.getByRole("button"), words).toHaveCount(0);
  }
});
