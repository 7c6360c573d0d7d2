import { expect, test } from "vitest";
import { z } from "zod";
import { knownKeys } from "./schema-at.ts";

const schema = z.strictObject({
  site: z.strictObject({ name: z.string(), url: z.string() }).optional(),
  list: z.array(z.strictObject({ id: z.string() })).default([]),
  byName: z.record(z.string(), z.strictObject({ limit: z.number() })),
  words: z.string(),
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
