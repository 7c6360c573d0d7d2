import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { choices } from "./choices.ts";
import { choiceWith, choose, showClauses, testimonials, visit } from "./support.ts";

for (const { clauses, path, options, shows } of choices)
  test(`On ${path} each option shows its own content, by a click and by the arrow keys`, async ({ page }) => {
    showClauses(...clauses);
    await visit(page, path);
    const [first = "", second = ""] = options;
    const group = choiceWith(page, second);
    const radio = (option: string) => group.getByRole("radio", { name: option, exact: true });
    await expect(radio(first)).toBeChecked();
    await shows(page, first);
    await radio(first).focus();
    for (const option of options.slice(1)) {
      await page.keyboard.press("ArrowRight");
      await expect(radio(option)).toBeChecked();
      await shows(page, option);
    }
    await page.keyboard.press("ArrowRight");
    await expect(radio(first)).toBeChecked();
    await choose(group, second);
    await shows(page, second);
    await page.keyboard.press("ArrowLeft");
    await shows(page, first);
  });

for (const [clauses, path] of [
  [["§2 Home 3", "§4 Testimonial"], "/"],
  [["§2 About 7", "§4 Testimonial"], "/about"],
] as const)
  test(`On ${path} one of two testimonials shows, and previous and next wrap around, also by keyboard`, async ({
    page,
  }) => {
    showClauses(...clauses);
    await visit(page, path);
    const block = testimonials(page);
    const [next, previous] = [/next/i, /previous/i].map((name) => block.getByRole("button", { name }));
    const shown = block.getByRole("blockquote");
    await expect(block.getByRole("radio").first()).toBeChecked();
    const first = await shown.innerText();
    for (const step of [next, next, previous, previous]) {
      const before = await shown.innerText();
      await step?.click();
      await expect(shown).toHaveCount(1);
      await expect(shown).not.toHaveText(before);
    }
    await expect(shown).toHaveText(first);
    await next?.focus();
    await page.keyboard.press("Enter");
    await expect(block.getByRole("radio").last()).toBeChecked();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("ArrowLeft");
    await expect(shown).toHaveText(first);
  });
