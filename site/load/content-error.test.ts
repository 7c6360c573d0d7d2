import { expect, test } from "vitest";
import { ContentError, describe, fieldName, formField, listed, nearest, suggest } from "./content-error.ts";

test("a path is written the way people read it, counted from 1", () => {
  expect(fieldName(["lists", "home", 1, "badge"])).toBe("lists.home[2].badge");
  expect(fieldName([0, "id"])).toBe("[1].id");
  expect(fieldName([])).toBe("(the whole file)");
});

test("values are said in a few words", () => {
  expect(describe(undefined)).toBe("nothing");
  expect(describe(null)).toBe("an empty value");
  expect(describe([1, 2])).toBe("a list of 2");
  expect(describe({ id: 1, title: 2 })).toBe("a record with id, title");
  expect(describe({})).toBe("a record with no keys");
  expect(describe(7)).toBe("7");
  expect(describe("Tess\u00ADera")).toBe('"Tess\\u{AD}era"');
  expect(describe("a".repeat(88))).toBe(`"${"a".repeat(88)}"`);
  expect(describe("a".repeat(89))).toBe(`"${"a".repeat(87)}…"`);
});

test("the nearest word is a slip of the pen away: a third of its letters at most, and one at least", () => {
  expect(nearest("desing", ["finance", "design", "designs"])).toBe("design");
  expect(nearest("Design", ["design"])).toBe("design");
  expect(nearest("a", ["b", "bc"])).toBe("b");
  expect(nearest("abcdef", ["abcdxy"])).toBe("abcdxy");
  expect(nearest("abcdef", ["abcxyz"])).toBeUndefined();
  expect(nearest("abcdef", ["abcxyz"], 1 / 2)).toBe("abcxyz");
  // However long a word is, only so many letters may differ.
  expect(nearest("a".repeat(60), [`${"a".repeat(52)}${"b".repeat(8)}`])).toBeDefined();
  expect(nearest("a".repeat(60), [`${"a".repeat(51)}${"b".repeat(9)}`])).toBeUndefined();
  expect(nearest("design", [])).toBeUndefined();
});

test("a word of very different length is not near, whichever is the longer", () => {
  expect(nearest("abcdef", ["abcdefgh"])).toBe("abcdefgh");
  expect(nearest("abcdef", ["abcdefghi"])).toBeUndefined();
  expect(nearest("abcdefghi", ["abcdef"])).toBe("abcdef");
  expect(nearest("abcdefgh", ["abcd"])).toBeUndefined();
});

test("a suggestion is a question, or nothing", () => {
  expect(suggest("desing", ["design"])).toBe("Did you mean “design”?");
  expect(suggest("desing", ["finance"])).toBe("");
});

test("up to sixty words are listed, and more are counted", () => {
  const words = Array.from({ length: 61 }, (_, index) => `w${index}`);
  expect(listed([])).toBe("there is none yet");
  expect(listed(["a", "b"])).toBe("a, b");
  expect(listed(words.slice(0, 60))).toBe(words.slice(0, 60).join(", "));
  expect(listed(words)).toBe("one of 61");
});

const problem = (file: string, line: number, field: string, found = "x") => ({
  file,
  line,
  field,
  found,
  expected: "y",
  remedy: "z",
});

test("mistakes stand in the order of files and lines, each once", () => {
  const { problems } = new ContentError([
    problem("b.yaml", 2, "id"),
    problem("b.yaml", 10, "id"),
    problem("b.yaml", 9, "id"),
    problem("a.yaml", 30, "id"),
    problem("b.yaml", 2, "id"),
    problem("b.yaml", 2, "id", "another"),
  ]);
  expect(problems.map(({ file, line, found }) => `${file}:${line} ${found}`)).toEqual([
    "a.yaml:30 x",
    "b.yaml:2 x",
    "b.yaml:2 another",
    "b.yaml:9 x",
    "b.yaml:10 x",
  ]);
});

test("of a line whose form is wrong only that is said", () => {
  const { problems } = new ContentError([
    problem("a.yaml", 1, "id"),
    problem("a.yaml", 1, formField),
    problem("a.yaml", 1, formField, "another"),
    problem("a.yaml", 2, "id"),
    problem("b.yaml", 1, "id"),
  ]);
  expect(problems.map(({ file, line, field, found }) => `${file}:${line} ${field} ${found}`)).toEqual([
    "a.yaml:1 (YAML) x",
    "a.yaml:1 (YAML) another",
    "a.yaml:2 id x",
    "b.yaml:1 id x",
  ]);
});

test("the message counts the mistakes and gives each with its place, so that editors make links of them", () => {
  const error = new ContentError([problem("a.yaml", 1, "id"), problem("a.yaml", 2, "to")]);
  expect(error.name).toBe("ContentError");
  expect(error.message).toBe(
    "2 mistakes in the content:\n\ncontent/a.yaml:1  id\n    found     x\n    expected  y\n    to do     z\n\ncontent/a.yaml:2  to\n    found     x\n    expected  y\n    to do     z\n",
  );
});
