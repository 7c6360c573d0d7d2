import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { deskSchema, siteSchema } from "./site.ts";

const { announcement, url, base, currency, moved, phone } = siteSchema.shape;

const notOrigin = ": https:// and a host alone, in lower case, such as https://site.example";
const notBase = ": a path from slash to slash, such as /learning/";
const notPhone = ": one telephone number of digits, spaces and the signs + - ( ) .";
const early = "until: a last day on or after “from”";
const announced = (from: string, until: string) => ({ text: "Enrol now.", from, until });

test.each([
  [url, "https://site.example"],
  ...["/", "/Site/", "/1/", "/my-site/", "/a.b_c/", "/a--b/", "/name/site/"].map(
    (path) => [base, path] as const,
  ),
  ...["/kurse.html", "/About", "/about_us", "/2019/05/titel/", "/über-uns", "/%C3%BCber"].map(
    (from) => [moved, [{ from, to: "/about" }]] as const,
  ),
  [phone, "+1 555-0142"],
  [announcement, announced("2026-09-01", "2026-09-01")],
] as const)("%# takes %j", (schema, value) => {
  expect(saidOf(schema, value)).toEqual([]);
});

const origins = [
  "http://site.example",
  "https://site.example/",
  "https://Site.example",
  "https://localhost",
  "",
];
const bases = ["", "/site", "site/", "//", "/a//b/", "/é/", "/-a/", "/a-/", "/./"];

test.each([
  ...origins.map((value) => [url, value, notOrigin] as const),
  ...bases.map((value) => [base, value, notBase] as const),
  ...["about", "//about", "/about?page=2", "/a/../../b", "/a/%2E%2E/b"].map(
    (from) => [moved, [{ from, to: "/about" }], expect.stringMatching(/: an old path such as /)] as const,
  ),
  [phone, "555-0142 in the morning", notPhone],
  [currency, "DOL", expect.any(String)],
  [announcement, announced("2026-09-02", "2026-09-01"), early],
] as const)("%# refuses %j with a sentence", (schema, value, said) => {
  expect(saidOf(schema, value)).toEqual([said]);
});

test("without a path the site is at the root of its host", () => {
  expect(base.parse(undefined)).toBe("/");
});

test.each<[object, string[]]>([
  [{ repository: "ada/site", signIn: "https://sign-in.ada.example" }, []],
  [
    { repository: "ada/web/site", signIn: "https://sign-in.ada.example/x" },
    ["repository: owner and name of a repository, such as my-company/site", `signIn${notOrigin}`],
  ],
])("the mistakes of the desk with %j are reported", (value, said) => {
  expect(saidOf(deskSchema, value)).toEqual(said);
});
