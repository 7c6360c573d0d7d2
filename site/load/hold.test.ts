import { expect, test } from "vitest";
import { z } from "zod";
import { fieldName, type Problem } from "./content-error.ts";
import { hold } from "./hold.ts";

/** What is said of a value, as its field, what was found, what was expected, and what to do. A field's line is its length. */
function said(schema: z.ZodType, value: unknown): string[] {
  const problems: Problem[] = [];
  const lineOf = (path: readonly PropertyKey[]) => fieldName(path).length;
  const held = hold({ file: "a.yaml", value, readable: true, lineOf }, schema, problems);
  if (problems.length === 0) expect(held).toEqual(schema.parse(value));
  else expect(held).toBeUndefined();
  for (const { field, file, line } of problems) expect([file, line]).toEqual(["a.yaml", field.length]);
  return problems.map(
    ({ field, found, expected, remedy }) => `${field} | ${found} | ${expected} | ${remedy}`,
  );
}

test("a file that could not be read is not held against anything", () => {
  const problems: Problem[] = [];
  const source = { file: "a.yaml", value: undefined, readable: false, lineOf: () => 1 };
  expect(hold(source, z.string(), problems)).toBeUndefined();
  expect(problems).toEqual([]);
});

const addKey = "Add the key “x”.";

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, `nothing | text | ${addKey}`],
  [z.string(), 7, '7 | text | Put quotes around it: "7".'],
  [z.string(), true, 'true | text | Put quotes around it: "true".'],
  [z.string(), { a: 1 }, "a record with a | text | Write one text here, without keys or hyphens below it."],
  [
    z.string(),
    null,
    "an empty value | text | Write the value behind the colon, or remove the key if it may be left out.",
  ],
  [
    z.array(z.string()),
    "a",
    '"a" | a list | Write a list: one line for each entry, each with a hyphen in front.',
  ],
  [
    z.array(z.string()),
    null,
    "an empty value | a list | Write what belongs to “x” below it, two spaces further right.",
  ],
  [
    z.strictObject({}),
    null,
    "an empty value | a record | Write what belongs to “x” below it, two spaces further right.",
  ],
  [
    z.record(z.string(), z.string()),
    null,
    "an empty value | a record | Write what belongs to “x” below it, two spaces further right.",
  ],
  [
    z.strictObject({}),
    "a",
    '"a" | a record | Write a record: keys with their values, each on a line of its own below the key.',
  ],
  [
    z.record(z.string(), z.string()),
    ["a"],
    "a list of 1 | a record | Write a record: keys with their values, each on a line of its own below the key.",
  ],
  [z.boolean(), "true", '"true" | true or false | Write true or false, without quotes.'],
  [
    z.number(),
    "7 days",
    '"7 days" | a number | Write digits alone, without quotes; a point stands before decimals.',
  ],
  [z.int(), 1.5, "1.5 | a whole number | Change the value."],
  [z.number(), true, "true | a number | Change the value."],
  [
    z.enum(["tint4", "hue5"]),
    "tin4",
    '"tin4" | one of tint4, hue5 | Did you mean “tint4”? Choose one of the known values.',
  ],
  [z.enum(["tint4", "hue5"]), 7, "7 | one of tint4, hue5 | Choose one of the known values."],
  [z.enum(["tint4", "hue5"]), undefined, `nothing | one of tint4, hue5 | ${addKey}`],
  [z.literal([0, 1]), 2, "2 | one of 0, 1 | Choose one of the known values."],
  [z.string().min(1), "", '"" | some text | Add what is missing.'],
  [z.string().max(3), "abcd", '"abcd" | at most 3 characters; there are 4 | Shorten the text.'],
  [
    z.array(z.string()).min(2),
    ["a"],
    "a list of 1 | a list of at least 2 | Add what is missing to the list.",
  ],
  [z.array(z.string()).length(2), ["a"], "a list of 1 | a list of 2 | Add what is missing to the list."],
  [
    z.array(z.string()).max(1),
    ["a", "b"],
    "a list of 2 | a list of at most 1 | Take entries out of the list.",
  ],
  [z.array(z.string()).length(1), ["a", "b"], "a list of 2 | a list of 1 | Take entries out of the list."],
  [z.number().min(2), 1, "1 | at least 2 | Write a larger number."],
  [z.number().max(2), 3, "3 | at most 2 | Write a smaller number."],
  [z.string().regex(/b/, "a word with a b"), "a", '"a" | a word with a b | Write it in this form.'],
  [z.string().refine((one) => one === "b", "a b"), "a", '"a" | a b | Change the value.'],
  [
    z
      .string()
      .refine((one) => one === "b", { error: "a b", params: { remedy: "Write b.", known: ["bbbc"] } }),
    "bbbb",
    '"bbbb" | a b | Did you mean “bbbc”? Write b.',
  ],
  [
    z.unknown().refine((one) => one === "b", { error: "a b", params: { remedy: 7, known: ["7"] } }),
    7,
    "7 | a b | Change the value.",
  ],
])("%#: a value that does not fit is explained", (rule, value, sentence) => {
  const record = value === undefined ? {} : { x: value };
  expect(said(z.strictObject({ x: rule }), record)).toEqual([`x | ${sentence}`]);
});

test("a key of a record that does not fit is the key's mistake", () => {
  const schema = z.strictObject({
    named: z.record(z.string().regex(/^[a-z]+$/, "a small word"), z.string()),
  });
  expect(said(schema, { named: { A: "x" } })).toEqual([
    "named.A | the key “A” | a small word | Correct the key.",
  ]);
});

const words = z.strictObject({
  city: z.string(),
  street: z.string().optional(),
  place: z.strictObject({ name: z.string(), country: z.string() }),
});
const place = { name: "Duluth", country: "US" };

test("a key that is unknown here and missing here is misspelt, even by half of its letters", () => {
  expect(said(words, { ctiy: "a", place })).toEqual([
    "ctiy | the key “ctiy” | the key “city” | Did you mean “city”? Correct the spelling.",
  ]);
  expect(said(words, { town: "a", place })).toEqual([
    "town | the key “town” | one of the keys city, street, place | Correct its spelling or remove it.",
    "city | nothing | text | Add the key “city”.",
  ]);
});

test("a key that may be left out is suggested where it is near", () => {
  expect(said(words, { city: "a", strete: "b", place })).toEqual([
    "strete | the key “strete” | one of the keys city, street, place | Did you mean “street”? Correct its spelling or remove it.",
  ]);
});

test("a key one level too far out or in is one mistake", () => {
  expect(said(words, { city: "a", country: "US", place: { name: "Duluth" } })).toEqual([
    "country | the key “country” in the file’s first level | it in the record “place” | Correct the indent: move the line two spaces to the right.",
  ]);
  expect(said(words, { place: { ...place, city: "a" } })).toEqual([
    "place.city | the key “city” in the record “place” | it in the file’s first level | Correct the indent: move the line two spaces to the left.",
  ]);
});

test("a key two levels away is no slip of the indent", () => {
  const deep = z.strictObject({ a: z.strictObject({ b: z.strictObject({ c: z.string() }) }) });
  expect(said(deep, { a: { b: {} }, c: "x" })).toEqual([
    "c | the key “c” | one of the keys a | Did you mean “a”? Correct its spelling or remove it.",
    "a.b.c | nothing | text | Add the key “c”.",
  ]);
});

test("records whose lines have lost their indent are one mistake each", () => {
  expect(said(words, { city: "a", place: null, name: "Duluth", country: "US" })).toEqual([
    "place | an empty record, and “name”, “country” beside it | “name”, “country” inside “place” | Correct the indent: move the lines two spaces to the right.",
  ]);
  expect(said(words, { city: "a", place: null, name: "Duluth" })).toEqual([
    "place | an empty record, and “name” beside it | “name” inside “place” | Correct the indent: move the line two spaces to the right.",
  ]);
  expect(said(words, { city: "a", place: null, other: "Duluth" })).toEqual([
    "other | the key “other” | one of the keys city, street, place | Correct its spelling or remove it.",
    "place | an empty value | a record | Write what belongs to “place” below it, two spaces further right.",
  ]);
});

test("two misspelt keys are two mistakes, each with the key that is meant", () => {
  const two = z.strictObject({ name: z.string(), phone: z.string() });
  expect(said(two, { nmae: "a", phnoe: "b" })).toEqual([
    "nmae | the key “nmae” | the key “name” | Did you mean “name”? Correct the spelling.",
    "phnoe | the key “phnoe” | the key “phone” | Did you mean “phone”? Correct the spelling.",
  ]);
});

test("of records with the same mistake each keeps its own", () => {
  const list = z.array(z.strictObject({ id: z.string() }));
  expect(said(list, [{}, { idd: "b" }])).toEqual([
    "[2].idd | the key “idd” | the key “id” | Did you mean “id”? Correct the spelling.",
    "[1].id | nothing | text | Add the key “id”.",
  ]);
  const both = z.strictObject({ a: z.strictObject({ x: z.string() }), b: z.strictObject({ y: z.string() }) });
  expect(said(both, { a: null, x: "1", b: null, y: "2" })).toEqual([
    "a | an empty record, and “x” beside it | “x” inside “a” | Correct the indent: move the line two spaces to the right.",
    "b | an empty record, and “y” beside it | “y” inside “b” | Correct the indent: move the line two spaces to the right.",
  ]);
});

test("a key that is there, with a wrong value, is not the one that is meant", () => {
  expect(said(words, { ctiy: "a", city: 7, place })).toEqual([
    "ctiy | the key “ctiy” | one of the keys city, street, place | Correct its spelling or remove it.",
    'city | 7 | text | Put quotes around it: "7".',
  ]);
});

test("an empty entry of a list is told by the list's name", () => {
  expect(said(z.strictObject({ x: z.array(z.strictObject({})) }), { x: [null] })).toEqual([
    "x[1] | an empty value | a record | Write what belongs to “x” below it, two spaces further right.",
  ]);
});
