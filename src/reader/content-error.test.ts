import { expect, test } from "vitest";
import { ContentError, describe, fieldName, listed, nearest, sentenceOf } from "./content-error.ts";

test("a path is written for people, counted from 1", () => {
  expect(fieldName(["lists", "home", 1, "badge"])).toBe("lists.home[2].badge");
  expect(fieldName([0, "id"])).toBe("[1].id");
  expect(fieldName([])).toBe("(the whole file)");
});

test.each([
  [undefined, "nothing"],
  [null, "an empty value"],
  [[1, 2], "a list of 2"],
  [{ id: 1, title: 2 }, "a record with id, title"],
  [{}, "a record with no keys"],
  [7, "7"],
  ["a".repeat(88), `"${"a".repeat(88)}"`],
  ["a".repeat(89), `"${"a".repeat(87)}…"`],
])("the value %j has a short description", (value, said) => expect(describe(value)).toBe(said));

// The limit of differing letters grows with the word.
test.each([
  ["desing", ["finance", "design", "designs"], "design"],
  ["Design", ["design"], "design"],
  ["a", ["b", "bc"], "b"],
  ["abcdef", ["abcdxy"], "abcdxy"],
  ["abcdef", ["abcxyz"], undefined],
  ["abcdef", ["abcdefghi"], undefined],
  ["a".repeat(60), [`${"a".repeat(52)}${"b".repeat(8)}`], `${"a".repeat(52)}${"b".repeat(8)}`],
  ["a".repeat(60), [`${"a".repeat(51)}${"b".repeat(9)}`], undefined],
  ["design", [], undefined],
])("the nearest to “%s” of %j differs by a third of its letters or by one", (word, known, near) =>
  expect(nearest(word, known)).toBe(near),
);

test("with a higher share, more words are near", () => {
  expect(nearest("abcdef", ["abcxyz"], 1 / 2)).toBe("abcxyz");
});

test("up to sixty words are listed; more are counted", () => {
  const words = Array.from({ length: 61 }, (_, index) => `w${index}`);
  expect(listed([])).toBe("there are none yet");
  expect(listed(["a", "b"])).toBe("a, b");
  expect(listed(words.slice(0, 60))).toBe(words.slice(0, 60).join(", "));
  expect(listed(words)).toBe("one of 61");
});

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
