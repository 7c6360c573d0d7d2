import { expect, onTestFinished, test } from "vitest";
import { copyContent } from "../../tests/fixtures/content-copy.ts";
import { missingLetters } from "./missing-letters.ts";

test("letters that the fonts lack are noted once for each file, with the first line", () => {
  const copy = copyContent();
  onTestFinished(copy.remove);
  expect(missingLetters(copy.root)).toEqual([]);
  copy.put("images/notes.md", "Café · “quotes” – `a <= b`\n\nΘ 日本\nNguyễn 日");
  expect(missingLetters(copy.root)).toEqual([
    `${copy.root}/images/notes.md:3  The fonts do not have Θ, 日, 本, ễ. Browsers show these letters in a system font. To add them, see src/styles/fonts/README.md.`,
  ]);
});
