import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { visit } from "./support.ts";

test("§2 Blog 2, §2 Blog 3: the cards stand in three columns, each with its author in capitals", async ({
  page,
}) => {
  await visit(page, "/blog");
  const cards = page.getByRole("main").getByRole("article");
  const edges = await cards.evaluateAll((all) => [
    ...new Set(all.map((card) => Math.round(card.getBoundingClientRect().left))),
  ]);
  expect(edges.length, edges.join(", ")).toBe(3);
  for (const words of await cards.allInnerTexts())
    expect(
      words.split("\n").some((line) => /^[^a-z\d.]+ [^a-z\d.]+$/.test(line.trim())),
      words,
    ).toBe(true);
});
