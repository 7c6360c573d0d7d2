import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { language } from "./language.ts";

test.each(["en", "de", "pt-BR", "fil", "zh-Hant-TW", "sr-Latn"])("“%s” is a language", (code) => {
  expect(saidOf(language, code)).toEqual([]);
});

// The last two have the form of a code, but no language has them.
test.each(["", "e", "English", "EN", "en_US", "en-U", "en-US ", "xx", "zzz"])(
  "“%s” is not a language",
  (code) => {
    expect(saidOf(language, code)).toEqual([": a language code, such as en, de or pt-BR"]);
  },
);
