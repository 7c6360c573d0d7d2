import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { showClauses, visit } from "./support.ts";

test("The nine cards have one size, in three columns, each with its author in capitals", async ({ page }) => {
  showClauses("§2 Blog 2", "§2 Blog 3");
  await visit(page, "/blog");
  const cards = page.getByRole("main").getByRole("article");
  const boxes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const { left, width } = card.getBoundingClientRect();
      const { width: cover = 0 } = card.querySelector("img")?.getBoundingClientRect() ?? {};
      return { left: Math.round(left), width: Math.round(width), cover: Math.round(cover) };
    }),
  );
  expect(new Set(boxes.map(({ left }) => left)).size, JSON.stringify(boxes)).toBe(3);
  expect(new Set(boxes.map(({ width, cover }) => `${width} ${cover}`)).size, JSON.stringify(boxes)).toBe(1);
  for (const words of await cards.allInnerTexts())
    expect(
      words.split("\n").some((line) => /^[^a-z\d.]+ [^a-z\d.]+$/.test(line.trim())),
      words,
    ).toBe(true);
});
