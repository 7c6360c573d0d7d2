import { expect, test } from "vitest";
import { saidOf } from "../../../tests/fixtures/said-of.ts";
import { dialled, email, isPhone, isWholeAddress } from "./reference.ts";

test.each([
  ["https://site.example/a?b#c", true],
  ["https://www.müller.example:8443/", true],
  ["mailto:hello@site.example?subject=Courses", true],
  ["tel:+15550142", true],
  ["https://", false],
  ["https://tessera", false],
  ["https://.example/", false],
  ['https://a".example', false],
  ["https://a;script-src-attr.example", false],
  ["https://*.com", false],
  ["https://good.example@evil.example/", false],
  ["https://site.example/a b", false],
  ["see https://site.example", false],
  ["/about", false],
  ["mailto:hello", false],
  ["tel:hello", false],
  ["15550142tel:", false],
])("that “%s” is a full address is %s", (address, isWhole) => {
  expect(isWholeAddress(address)).toBe(isWhole);
});

test.each([
  ...["+1 555-0142", "(555) 01.42", "55501", "555\u20110142", "+49 (0)30 1234567"].map(
    (words) => [words, true] as const,
  ),
  ...[
    "",
    "5550",
    "+ - ()",
    "call 555-0142",
    "555-0142 now",
    "1+555-0142",
    "++1 5550142",
    "+1 555-0142 / 555-0143",
    "+1 555-0142 555-0143 9",
  ].map((words) => [words, false] as const),
])("that “%s” is a telephone number is %s", (words, isOne) => {
  expect(isPhone(words)).toBe(isOne);
});

test.each([
  ["+49 (0)30 123-4567", "+49301234567"],
  ["0049 (0)30 1234567", "0049301234567"],
  ["(030) 1234567", "0301234567"],
  ["+1 (555) 01.42", "+15550142"],
])("the digits to dial for “%s” are %s", (words, digits) => {
  expect(dialled(words)).toBe(digits);
});

test("an email address has a host with a dot, of other letters in their form for mail", () => {
  for (const known of ["hello@tessera.example", "a.b+c@mail.tessera.example", "info@xn--80aswg.xn--p1ai"])
    expect(saidOf(email, known)).toEqual([]);
  for (const wrong of ["hello", "hello@tessera", "info@müller-kurse.test", "a b@tessera.example"])
    expect(saidOf(email, wrong), wrong).toEqual([expect.stringContaining("with xn--")]);
});
