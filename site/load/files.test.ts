import { expect, test } from "vitest";
import { fileOf, pageFiles, recordFiles, schemaOf, singleFiles } from "./files.ts";

test("a part of the content has a file, and the file has the schema of the part", () => {
  expect(fileOf("courseLists")).toBe("course-lists.yaml");
  expect(fileOf("pages", "courseDetail")).toBe("pages/course-detail.yaml");
  expect(fileOf("categories", "design")).toBe("categories/design.yaml");
  expect(fileOf("coursePages", "design")).toBe("courses/design.yaml");
  expect(fileOf("articles", "blog1")).toBe("articles/blog1.md");
  expect(fileOf("personPages", "nina")).toBe("people/nina.md");
  expect(fileOf("plainPages", "terms")).toBe("plain-pages/terms.md");
  expect(schemaOf("course-lists.yaml")).toBe(singleFiles.courseLists[1]);
  expect(schemaOf("pages/course-detail.yaml")).toBe(pageFiles.courseDetail);
  expect(schemaOf("people/nina.md")).toBe(recordFiles.personPages[2]);
});

test.each(["people/nina.yaml", "nina.md", "pages/abuot.yaml", "old/articles/blog1.md", ""])(
  "no schema is for “%s”",
  (file) => {
    expect(schemaOf(file)).toBeUndefined();
  },
);
