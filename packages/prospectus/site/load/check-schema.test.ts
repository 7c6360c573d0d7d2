import { expect, test } from "vitest";
import { z } from "zod";
import { sentencesOf, sourceOf } from "../../tests/fixtures/said-of.ts";
import { photographFile } from "../schema/reference.ts";
import { checkSchema, knownKeys } from "./check-schema.ts";
import type { Problem } from "./content-error.ts";

function said(schema: z.ZodType, value: unknown): string[] {
  const problems: Problem[] = [];
  const checked = checkSchema(sourceOf(value), schema, problems);
  if (problems.length === 0) expect(checked).toEqual(schema.parse(value));
  else expect(checked).toBeUndefined();
  for (const { line, field } of problems) expect(line).toBe(field.length);
  return sentencesOf(problems).map((one) => one.replace(/^a\.yaml:\d+ /, ""));
}

test("an unreadable file has no further mistakes", () => {
  const problems: Problem[] = [];
  expect(checkSchema({ ...sourceOf(undefined), readable: false }, z.string(), problems)).toBeUndefined();
  expect(problems).toEqual([]);
});

const isB = (params: object) => z.unknown().refine((one) => one === "b", { error: "a b", params });
const empty =
  "Write the value after the colon or indented below it. If the key is optional, you can delete it.";
const asRecord = "Write a record: each key with its value on its own line, below this key.";

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, "nothing | text | Add the key “x”."],
  [z.string(), 7, '7 | text | Put quotes around it: "7".'],
  [z.string(), { a: 1 }, "a record with a | text | Write one text here."],
  [z.string(), null, `an empty value | text | ${empty}`],
  [z.strictObject({}), null, `an empty value | a record | ${empty}`],
  [
    z.array(z.string()),
    "a",
    '"a" | a list | Write a list: one line for each entry, each starting with a hyphen.',
  ],
  [z.strictObject({}), "a", `"a" | a record | ${asRecord}`],
  [z.record(z.string(), z.string()), ["a"], `a list of 1 | a record | ${asRecord}`],
  [z.boolean(), "true", '"true" | true or false | Write true or false, without quotes.'],
  [z.number(), "7 days", '"7 days" | a number | Write digits without quotes, with a point before decimals.'],
  [
    z.enum(["tint4", "hue5"]),
    "tin4",
    '"tin4" | one of tint4, hue5 | Did you mean “tint4”? Choose one of the known values.',
  ],
  [z.enum(["tint4", "hue5"]), undefined, "nothing | one of tint4, hue5 | Add the key “x”."],
  [z.literal([0, 1]), 2, "2 | one of 0, 1 | Choose one of the known values."],
  [z.string().min(1), "", '"" | text of at least 1 characters | Add what is missing.'],
  [z.string().max(3), "abcd", '"abcd" | text of at most 3 characters | Reduce it to the limit.'],
  [
    z.array(z.string()).max(1),
    ["a", "b"],
    "a list of 2 | a list of at most 1 items | Reduce it to the limit.",
  ],
  [z.number().min(2), 1, "1 | a number of at least 2 | Add what is missing."],
  [z.string().regex(/b/, "a word with a b"), "a", '"a" | a word with a b | Change the value.'],
  [z.string(), "“a”", ""],
  [z.literal("a"), "“a”", '"“a”" | one of a | Replace the curly quotes with straight ones (").'],
  [isB({}), "a", '"a" | a b | Change the value.'],
  [isB({ remedy: "Write b.", known: ["bbbc"] }), "bbbb", '"bbbb" | a b | Did you mean “bbbc”? Write b.'],
  [
    z.strictObject({ other: z.string() }),
    "{count} seats",
    '"{count} seats" | a record | Write { other: "{count} seats" }, with a text for each plural form.',
  ],
])("%#: a value that does not fit is explained", (rule, value, sentence) => {
  const record = value === undefined ? {} : { x: value };
  expect(said(z.strictObject({ x: rule }), record)).toEqual(sentence ? [`x | ${sentence}`] : []);
});

const words = z.strictObject({
  city: z.string(),
  street: z.string().optional(),
  place: z.strictObject({ name: z.string(), country: z.string() }),
  named: z.record(z.string().regex(/^[a-z]+$/, "a small word"), z.string()).optional(),
});
const place = { name: "Duluth", country: "US" };
const indent = "Correct the indent of the line.";

test.each<[what: string, value: object, ...said: string[]]>([
  [
    "misspelt",
    { ctiy: "a", place },
    `ctiy | the key “ctiy” | the key “city” | Did you mean “city”? Correct the spelling.`,
  ],
  [
    "misspelt, where it may be left out",
    { city: "a", strete: "b", place },
    "strete | the key “strete” | one of the keys city, street, place, named | Did you mean “street”? Correct its spelling, or delete it.",
  ],
  [
    "of no meaning",
    { constructor: 1, city: 7, place },
    "constructor | the key “constructor” | one of the keys city, street, place, named | Correct its spelling, or delete it.",
    'city | 7 | text | Put quotes around it: "7".',
  ],
  [
    "one level too far out",
    { city: "a", country: "US", place: { name: "Duluth" } },
    `country | the key “country” | it in the record “place” | ${indent}`,
  ],
  [
    "one level too far in",
    { place: { ...place, city: "a" } },
    `place.city | the key “city” | it in the file’s first level | ${indent}`,
  ],
  [
    "out of the indent of its record",
    { city: "a", place: null, name: "Duluth", country: "US" },
    `name | the key “name” | it in the record “place” | ${indent}`,
    `country | the key “country” | it in the record “place” | ${indent}`,
    `place | an empty value | a record | ${empty}`,
  ],
  [
    "of a form that its table refuses",
    { city: "a", place, named: { A: "x" } },
    "named.A | the key “A” | a small word | Change the value.",
  ],
])("a key that is %s is explained", (_, value, ...sentences) => {
  expect(said(words, value)).toEqual(sentences);
});

test.each([
  ["face.HEIC", "Save the picture as JPEG, and write the name of that file here."],
  ["Atelier d'été (1).jpg", "Rename the file, such as Atelier-d-ete-1.jpg, and write that name here."],
])("the mistake of the photograph %s has a remedy", (x, remedy) => {
  expect(said(z.strictObject({ x: photographFile("courses") }), { x })).toEqual([
    expect.stringMatching(new RegExp(`\\| ${remedy}$`)),
  ]);
});

test("another name for price is explained, and so is a negative price", () => {
  const course = z.strictObject({ badge: z.string() });
  expect(said(course.partial(), { prix: "310" })).toEqual([
    "prix | the key “prix” | one of the keys badge | The key is called “badge” here.",
  ]);
  expect(said(course, { badge: -310 })).toEqual([
    'badge | -310 | text | Delete the minus, and put quotes around it: "310".',
  ]);
});

test("records with the same mistake each have their own", () => {
  const list = z.array(z.strictObject({ id: z.string() }));
  expect(said(list, [{}, { idd: "b" }])).toEqual([
    `[2].idd | the key “idd” | the key “id” | Did you mean “id”? Correct the spelling.`,
    "[1].id | nothing | text | Add the key “id”.",
  ]);
});

test("the keys of a record depend on its place, and in a union on its kind", () => {
  const schema = z.array(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("a"), one: z.string() }),
      z.strictObject({ kind: z.literal("b"), two: z.strictObject({ x: z.string() }).optional() }),
    ]),
  );
  const value = [{ kind: "a" }, { kind: "b", two: null }, { kind: "c" }];
  expect([0, 1, 2].map((index) => knownKeys(schema, [index], value))).toEqual([
    ["kind", "one"],
    ["kind", "two"],
    [],
  ]);
  expect(knownKeys(schema, [1, "two"], value)).toEqual(["x"]);
  expect(knownKeys(words, ["named"], { named: {} })).toEqual([]);
});
