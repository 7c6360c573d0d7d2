import { expect, test } from "vitest";
import { z } from "zod";
import { sentencesOf, sourceOf } from "../../tests/fixtures/said-of.ts";
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
    "a list of 2 | a list of at most 1 entries | Reduce it to the limit.",
  ],
  [z.number().min(2), 1, "1 | a number of at least 2 | Add what is missing."],
  [z.string().regex(/b/, "a word with a b"), "a", '"a" | a word with a b | Write it in this form.'],
  [z.string(), "“a”", ""],
  [isB({}), "a", '"a" | a b | Change the value.'],
  [isB({ remedy: "Write b.", known: ["bbbc"] }), "bbbb", '"bbbb" | a b | Did you mean “bbbc”? Write b.'],
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
const either = "Correct its spelling, or the indent of the line.";

test.each<[what: string, value: object, ...said: string[]]>([
  ["misspelt", { ctiy: "a", place }, `ctiy | the key “ctiy” | the key “city” | ${either}`],
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
    `country | the key “country” | the key “place.country” | ${either}`,
  ],
  [
    "one level too far in",
    { place: { ...place, city: "a" } },
    `place.city | the key “city” | the key “city” | ${either}`,
  ],
  [
    "of a form that its table refuses",
    { city: "a", place, named: { A: "x" } },
    "named.A | the key “A” | a small word | Change the value.",
  ],
])("a key that is %s is explained", (_, value, ...sentences) => {
  expect(said(words, value)).toEqual(sentences);
});

test("records with the same mistake each have their own", () => {
  const list = z.array(z.strictObject({ id: z.string() }));
  expect(said(list, [{}, { idd: "b" }])).toEqual([
    `[2].idd | the key “idd” | the key “[2].id” | ${either}`,
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
