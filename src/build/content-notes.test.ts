import { expect, onTestFinished, test } from "vitest";
import { copyContent } from "../../tests/fixtures/content-copy.ts";
import { leftoversIn, missingLetters } from "./content-notes.ts";

function copied() {
  const copy = copyContent();
  onTestFinished(copy.remove);
  return copy;
}

test("reserved addresses and numbers are listed", () => {
  const { root, edit } = copied();
  const ofNobody = () =>
    leftoversIn(root)
      .filter((line) => line.startsWith(`${root}/site.yaml:`))
      .join("\n");
  expect(ofNobody()).toContain("“kiln.example” is an example. Replace it with your own address or number.");
  expect(ofNobody()).toContain("“hello@kiln.example” is an example");
  expect(ofNobody()).toContain("“555-0100” is an example");
  edit("site.yaml", "+1 555-0100", "+1 514 555 0234");
  edit("site.yaml", "hello@kiln.example", "hello@examples.org");
  expect(ofNobody()).not.toMatch(/555|hello/);
});

test("letters that the fonts lack are noted once for each file, with the first line", () => {
  const { root, put } = copied();
  expect(missingLetters(root)).toEqual([]);
  put("images/notes.md", "Café · “quotes” – `a <= b`\n\nΘ 日本\nNguyễn 日");
  expect(missingLetters(root)).toEqual([
    `${root}/images/notes.md:3  The fonts do not have Θ, 日, 本, ễ. Browsers show these letters in a system font. To add them, see src/styles/fonts/README.md.`,
  ]);
});
