import { expect, test } from "vitest";
import { z } from "zod";
import { sentencesOf, sourceOf } from "../../tests/fixtures/said-of.ts";
import { checkSchema, knownKeys } from "./check-schema.ts";

// src/site/mistakes/ has the messages for what people do; here are the rare ones.

function said(schema: z.ZodType, value: unknown): string[] {
  const { value: checked, problems } = checkSchema(sourceOf(value), schema);
  expect(checked).toEqual(problems.length === 0 ? schema.parse(value) : undefined);
  return sentencesOf(problems).map((one) => one.replace(/^a\.yaml:\d+ /, ""));
}

const isB = (params: object) => z.unknown().refine((one) => one === "b", { error: "a b", params });

test.each<[z.ZodType, unknown, string]>([
  [z.string(), { a: 1 }, "a record with a | text | Write one text here."],
  [z.literal([0, 1]), 2, "2 | one of 0, 1 | Choose one of the known values."],
  [z.number().min(2), 1, "1 | a number of at least 2 | Add what is missing."],
  [z.string(), "“a”", ""],
  [isB({}), "a", '"a" | a b | Change the value.'],
  [isB({ remedy: "Write b.", known: ["bbbc"] }), "bbbb", '"bbbb" | a b | Did you mean “bbbc”? Write b.'],
])("%#: a value that does not fit is explained", (rule, value, sentence) => {
  expect(said(z.strictObject({ x: rule }), { x: value })).toEqual(sentence ? [`x | ${sentence}`] : []);
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
  [
    "of no meaning",
    { constructor: 1, city: 7, place },
    "constructor | the key “constructor” | one of the keys city, street, place, named | Correct its spelling, or delete it.",
    'city | 7 | text | Put quotes around it: "7".',
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
