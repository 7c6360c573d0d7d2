import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { language } from "./language.ts";

test.each(["en", "de", "pt-BR", "fil", "zh-Hant-TW", "sr-Latn"])("“%s” is a language", (code) => {
  expect(saidOf(language, code)).toEqual([]);
});

// The last three have the form of a code: two that no language has, and one that says the same twice.
test.each([
  "",
  "e",
  "English",
  "EN",
  "1en",
  "en_US",
  "en-",
  "en-U",
  "en-U-S",
  "en US",
  "en-US ",
  "xx",
  "zzz",
])("“%s” is no language", (code) => {
  expect(saidOf(language, code)).toEqual([": the code of a language, such as en, de or pt-BR"]);
});
