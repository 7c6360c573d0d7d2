import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectSeen } from "./support.ts";

test("§2 Course detail 13: where nothing hovers, 'Buy Course' is simply visible", async ({ read }) => {
  const page = await read("/course/management");
  const button = page
    .getByRole("region", { name: "Related courses" })
    .getByRole("article")
    .nth(1)
    .getByRole("link", { name: "Buy Course" });
  await button.scrollIntoViewIfNeeded();
  await expectSeen(button);
});

test("§2 Course detail 3: a phone has no info strip", async ({ read }) => {
  const page = await read("/course/management");
  await expect(page.getByText("3 weeks", { exact: true })).toBeHidden();
});

test("Ruling Course detail 4: on a phone the facts stand as a line of text on the first screen, below the title", async ({
  read,
}) => {
  const page = await read("/course/management");
  const line = page.getByText("Duration 3 weeks · Lessons 6 · Skill level Intermediate · Video 8 hours");
  await expect(line).toBeInViewport({ ratio: 1 });
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect((await line.boundingBox())?.y).toBeGreaterThan((title?.y ?? Infinity) + (title?.height ?? 0));
});

test("§2 Course detail 5: on a phone the description opens with at most four large lines", async ({
  read,
}) => {
  for (const course of ["management", "design", "finance", "development"]) {
    const page = await read(`/course/${course}`);
    const lead = page.getByRole("tabpanel", { name: "Overview" }).getByRole("paragraph").first();
    const lines = await lead.evaluate(
      (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
    );
    expect(Math.round(lines), course).toBeLessThanOrEqual(4);
  }
});
