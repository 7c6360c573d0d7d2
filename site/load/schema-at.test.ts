import { expect, test } from "vitest";
import { z } from "zod";
import { knownKeys } from "./schema-at.ts";

const schema = z.strictObject({
  site: z.strictObject({ name: z.string(), url: z.string() }).optional(),
  list: z.array(z.strictObject({ id: z.string() })).default([]),
  byName: z.record(z.string(), z.strictObject({ limit: z.number() })),
  words: z.string(),
});

test("the keys of a record of one of several kinds are those of its kind", () => {
  const kinds = z.array(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("one"), first: z.string() }),
      z.strictObject({ kind: z.literal("two"), second: z.string() }),
    ]),
  );
  expect(knownKeys(kinds, [1], [{ kind: "one" }, { kind: "two" }])).toEqual(["kind", "second"]);
  expect(knownKeys(kinds, [0], [{ kind: "three" }])).toEqual([]);
});

test.each([
  [[], ["site", "list", "byName", "words"]],
  [["site"], ["name", "url"]],
  [["list"], []],
  [["list", 3], ["id"]],
  [["byName"], []],
  [["byName", "anything"], ["limit"]],
  [["words"], []],
  [["words", "inner"], []],
  [["nothing"], []],
  [["nothing", "inner"], []],
])("the keys at %j are %j", (path, keys) => {
  expect(knownKeys(schema, path)).toEqual(keys);
});
