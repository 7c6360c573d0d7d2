import { expect, test } from "vitest";
import { fileOf } from "./records.ts";

test("a part of the content has a file", () => {
  expect(fileOf("courseLists")).toBe("course-lists.yaml");
  expect(fileOf("pages", "course-detail")).toBe("pages/course-detail.yaml");
  expect(fileOf("categories", "design")).toBe("categories/design.yaml");
  expect(fileOf("coursePages", "design")).toBe("courses/design.yaml");
  expect(fileOf("articles", "blog1")).toBe("articles/blog1.md");
  expect(fileOf("personPages", "nina")).toBe("people/nina.md");
  expect(fileOf("plainPages", "terms")).toBe("plain-pages/terms.md");
});
