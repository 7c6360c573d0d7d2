import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { visit } from "./support.ts";

// One after another: what one test reads is open for the next.
test.describe.configure({ mode: "default" });

test("§2 Career 1: a hero and four job openings", async ({ read }) => {
  const page = await read("/career");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(4);
});

test("§2 Career 2: each opening has an Apply Now button", async ({ read }) => {
  const page = await read("/career");
  for (const job of await page.getByRole("main").getByRole("article").all())
    await expect(job.getByRole("link", { name: "Apply Now" })).toBeVisible();
});

test("§3 Job opening: title, posts available, address, salary range, description, job type and experience", async ({
  read,
}) => {
  const page = await read("/career");
  const jobs = page.getByRole("main").getByRole("article");
  await expect(jobs).toHaveCount(4);
  for (const job of await jobs.all()) {
    await expect(job.getByRole("heading")).toHaveText(/\w+/);
    for (const name of [
      /^posts available$/i,
      /^location$/i,
      /^salary range$/i,
      /description$/i,
      /^job type$/i,
      /^experience$/i,
    ]) {
      const fact = job.locator("div").filter({ has: page.getByRole("term").filter({ hasText: name }) });
      await expect(fact.getByRole("definition")).toHaveText(/\w+/);
    }
  }
});

test("§9 Jobs: salary ranges $23K-$35K, $20K-$35K, $26K-$40K, $23K-$35K and 50, 35, 47, 50 posts", async ({
  read,
}) => {
  const page = await read("/career");
  const jobs = page.getByRole("main").getByRole("article");
  await expect(jobs.getByRole("definition").filter({ hasText: "$" })).toHaveText([
    "$23K-$35K",
    "$20K-$35K",
    "$26K-$40K",
    "$23K-$35K",
  ]);
  for (const [index, posts] of [/^50\b/, /^35\b/, /^47\b/, /^50\b/].entries())
    await expect(
      jobs
        .nth(index)
        .locator("div")
        .filter({ has: page.getByRole("term").filter({ hasText: /^posts available$/i }) })
        .getByRole("definition"),
    ).toHaveText(posts);
});

test("Ruling Buttons 5: Apply Now of an opening leads to contact", async ({ page }) => {
  await visit(page, "/career");
  const links = page.getByRole("link", { name: "Apply Now" });
  for (const link of await links.all()) await expect(link).toHaveAttribute("href", "/contact");
  await links.first().click();
  await expect(page).toHaveURL("/contact");
});
