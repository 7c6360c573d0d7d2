import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { site } from "./site.ts";

const { announcement, url, base, phone } = site.shape;

test("the address of the site is its origin and no more", () => {
  expect(saidOf(url, "https://school.example")).toEqual([]);
  for (const address of [
    "http://school.example",
    "https://school.example/",
    "https://school.example/school",
    "https://School.example",
    "https://localhost",
    "school.example",
    "",
  ])
    expect(saidOf(url, address), address).toHaveLength(1);
});

test.each(["/", "/school/", "/a/", "/1/", "/my-site/", "/a.b_c/", "/a--b/", "/name/site/", "/a-b-c/d2/"])(
  "the site may stand below “%s”",
  (path) => {
    expect(base.parse(path)).toBe(path);
  },
);

test.each([
  "",
  "school",
  "/school",
  "school/",
  "x/school/",
  "//",
  "/a//b/",
  "/School/",
  "/a b/",
  "/é/",
  "/-a/",
  "/a-/",
  "/./",
  "/a/../b/",
  "/a?/",
  "/a/#",
  "/a%20b/",
  "https://school.example/a/",
])("the site may not stand below “%s”", (path) => {
  expect(saidOf(base, path)).toEqual([
    ": a path that begins and ends with a slash, in lower-case letters, digits and hyphens, such as /school/",
  ]);
});

test("without a path the site has its host to itself", () => {
  expect(base.parse(undefined)).toBe("/");
});

test("a telephone number is a number, without words about it", () => {
  expect(saidOf(phone, "+1 555-0142")).toEqual([]);
  expect(saidOf(phone, "555-0142 in the morning")).toEqual([
    ": a telephone number of digits, spaces and the signs + - ( ) . /",
  ]);
});

test("what is announced ends on the day it begins or later", () => {
  const saying = (from: string, until: string) => saidOf(announcement, { text: "Enrol now.", from, until });
  expect(saying("2026-09-01", "2026-09-01")).toEqual([]);
  expect(saying("2026-09-02", "2026-09-01")).toEqual([
    "until: a last day that is not before the first (from)",
  ]);
});
