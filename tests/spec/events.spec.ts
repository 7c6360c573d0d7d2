import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { expectPicture, speedOf, strip, visit } from "./support.ts";

test("§2 Events 1: six event cards with their details", async ({ read }) => {
  const page = await read("/event");
  const events = page.getByRole("main").getByRole("article");
  await expect(events).toHaveCount(6);
  for (const event of await events.all())
    await expect(event.getByRole("paragraph").last()).toHaveText(/\w+ \w+ \w+ \w+/);
});

test("§2 Events 2: a ticker moves to the left", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/event");
  await strip(page).scrollIntoViewIfNeeded();
  expect(await speedOf(strip(page).getByRole("listitem").first())).toBeGreaterThan(10);
});

test("§3 Event: an event has day, month, year, location, description, image and the time 9:00 AM - 7:00 PM", async ({
  read,
}) => {
  const page = await read("/event");
  const events = page.getByRole("main").getByRole("article");
  await expect(events).toHaveCount(6);
  for (const event of await events.all()) {
    await expect(event.getByText(/^\d{1,2}$/)).toBeVisible();
    await expect(event.getByText(/(Oct|Nov)\w* 2024/).first()).toBeVisible();
    await expect(event.getByText("9:00 AM - 7:00 PM", { exact: true })).toBeVisible();
    await expect(event.getByText(/^[A-Z][A-Za-z. ]+, /).first()).toBeVisible();
    await expect(event.locator("img").first()).toBeAttached();
  }
});

test("Ruling Events 3: the events are over, so that none has a calendar link, nor have all of them together", async ({
  read,
}) => {
  const page = await read("/event");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  await expect(page.locator("[download]")).toHaveCount(0);
});

test("Ruling Events 1: 4, 18, 20, 25 October and 6, 22 November 2024, in six cities of the United States", async ({
  read,
}) => {
  const page = await read("/event");
  const events = page.getByRole("main").getByRole("article");
  await expect(events).toContainText([
    /Oct\w* 2024\s*0?4(?!\d)/,
    /Oct\w* 2024\s*18/,
    /Oct\w* 2024\s*20/,
    /Oct\w* 2024\s*25/,
    /Nov\w* 2024\s*0?6(?!\d)/,
    /Nov\w* 2024\s*22/,
  ]);
  const cities = new Set<string>();
  for (const event of await events.all()) {
    const place = await event
      .getByText(/^[A-Z][A-Za-z. ]+, ([A-Z]{2}\b|USA|United States)/)
      .first()
      .innerText();
    cities.add(place.split(",")[0] ?? "");
  }
  expect(cities.size).toBe(6);
});

test("§9 Events and team: six events from 4 October to 22 November 2024, and eight team cards", async ({
  read,
}) => {
  const page = await read("/event");
  const events = page.getByRole("main").getByRole("article");
  await expect(events).toHaveCount(6);
  await expect(events.first()).toContainText(/Oct\w* 2024\s*0?4(?!\d)/);
  await expect(events.last()).toContainText(/Nov\w* 2024\s*22/);
  const team = await read("/team");
  await expect(team.getByRole("main").getByText("INSTRUCTOR", { exact: true })).toHaveCount(8);
});

test("Ruling Events 2: the page says above the events that they are over, and nothing marks them up as scheduled", async ({
  read,
}) => {
  const page = await read("/event");
  const notice = page.getByText(/are over/i).first();
  await expect(notice).toBeVisible();
  const events = page.getByRole("main").getByRole("article");
  expect((await notice.boundingBox())?.y ?? 0).toBeLessThan((await events.first().boundingBox())?.y ?? 0);
  await expect(events.getByRole("link")).toHaveCount(0);
  await expect(events.getByRole("button")).toHaveCount(0);
  expect(await page.content()).not.toContain("EventScheduled");
});

test("Ruling Motion 2: strips have a pause button that stops them and sets them going again", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await visit(page, "/event");
  await strip(page).scrollIntoViewIfNeeded();
  const entry = strip(page).getByRole("listitem").first();
  const pause = strip(page).getByRole("checkbox");
  await pause.focus();
  await page.keyboard.press("Space");
  await expect(pause).toBeChecked();
  expect(Math.abs(await speedOf(entry))).toBeLessThan(1);
  await page.keyboard.press("Space");
  await expect(pause).not.toBeChecked();
  expect(await speedOf(entry)).toBeGreaterThan(10);
});

test("§3 Event: the pictures of the events come", async ({ read }) => {
  const page = await read("/event");
  for (const event of await page.getByRole("main").getByRole("article").all())
    await expectPicture(event.locator("img").filter({ visible: true }).first());
});
