import { expect, test } from "vitest";
import { ContentError, sentenceOf } from "./content-error.ts";

test("mistakes are sorted by file and line, without duplicates", () => {
  const problem = (place: string, field: string, found = "x") => {
    const [file = "", line] = place.split(":");
    return { file, line: Number(line), field, found, expected: "y", remedy: "z" };
  };
  const error = new ContentError("content", [
    problem("b.yaml:10", "id"),
    problem("b.yaml:9", "id"),
    problem("b.yaml:9", "id"),
    problem("b.yaml:9", "id", "another"),
    problem("a.yaml:30", "id"),
    problem("a.yaml:1", "id"),
  ]);
  expect(error.name).toBe("ContentError");
  // Editors make links of the places.
  expect(error.message.replaceAll("\n    expected  y\n    to do     z\n", "")).toBe(
    "5 mistakes in the content:\n\n" +
      "content/a.yaml:1  id\n    found     x\ncontent/a.yaml:30  id\n    found     x\ncontent/b.yaml:9  id\n    found     x\n" +
      "content/b.yaml:9  id\n    found     another\ncontent/b.yaml:10  id\n    found     x",
  );
});

test("a file of another user gets a sentence, but a bug does not", () => {
  const error = (code: string) => Object.assign(new Error(code), { code, path: ".cache/a.json" });
  for (const code of ["EACCES", "EPERM"])
    expect(sentenceOf(error(code))).toMatch(/^\.cache\/a\.json belongs to another user, .* Delete \.cache/);
  expect(sentenceOf(error("ENOSPC"))).toBeUndefined();
});
