import { afterAll, expect, test } from "vitest";
import { copyContent } from "../tests/fixtures/content-copy.ts";
import { readBase } from "./base.ts";

const copy = copyContent();
afterAll(() => copy.remove());

test("a site that says no base has its host to itself", () => {
  expect(readBase(copy.root)).toBe("/");
});

test.each([
  ["/", "/"],
  ["/tessera/", "/tessera/"],
  ["/open-learning/v1.2/", "/open-learning/v1.2/"],
])("the base %s is taken as it is", (said, base) => {
  copy.edit("site.yaml", /^(?:# )?base: .*$/m, `base: ${said}`);
  expect(readBase(copy.root)).toBe(base);
});

test.each([
  "/tessera",
  "tessera/",
  "//",
  "/../",
  "/Tessera/",
  "/a b/",
  "/a//b/",
  "https://tessera.example/tessera/",
  "1",
])("the base %s, which is a mistake in the content, is none for those who read no more", (said) => {
  copy.edit("site.yaml", /^(?:# )?base: .*$/m, `base: ${said}`);
  expect(readBase(copy.root)).toBe("/");
});
