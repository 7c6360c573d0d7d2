import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { leftoversIn } from "./leftovers.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const saidOf = (file: string) =>
  leftoversIn(copy.root)
    .filter((line) => line.startsWith(`${copy.root}/${file}:`))
    .map((line) => line.slice(copy.root.length + 1));

test("reserved addresses and numbers are listed", () => {
  const ofNobody = () => saidOf("site.yaml").join("\n");
  expect(ofNobody()).toContain("“kiln.example” is an example. Replace it with your own address or number.");
  expect(ofNobody()).toContain("“hello@kiln.example” is an example");
  expect(ofNobody()).toContain("“555-0100” is an example");
  copy.edit("site.yaml", "+1 555-0100", "+1 514 555 0234");
  copy.edit("site.yaml", "hello@kiln.example", "hello@examples.org");
  expect(ofNobody()).not.toMatch(/555|hello/);
});
