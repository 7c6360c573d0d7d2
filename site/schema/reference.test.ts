import { expect, test } from "vitest";
import { z } from "zod";
import { key, link, meaningsIn, ref } from "./reference.ts";
import { photographOf, text } from "./text.ts";

/** What is found, as `place: text`. */
const found = (schema: z.ZodType, value: unknown) =>
  meaningsIn(schema, value).map(({ path, text: words }) => `${path.join(".")}: ${words}`);

test("references are found in objects, lists, optional fields and fields with a default", () => {
  const schema = z.strictObject({
    words: text,
    lead: ref("person"),
    team: z.array(z.strictObject({ person: ref("person").optional() })),
    home: link.default("/"),
  });
  const value = { words: "nina", lead: "nina", team: [{ person: "edwin" }, {}], home: "/about" };
  expect(found(schema, value)).toEqual(["lead: nina", "team.0.person: edwin", "home: /about"]);
});

test("of a union only the branch that fits is searched", () => {
  const schema = z.array(
    z.union([z.strictObject({ article: ref("article") }), z.strictObject({ title: text })]),
  );
  expect(found(schema, [{ article: "blog1" }, { title: "blog2" }, { other: "blog3" }])).toEqual([
    "0.article: blog1",
  ]);
});

test("keys and values of a record are searched", () => {
  const schema = z.record(ref("category"), z.array(ref("course")));
  expect(found(schema, { design: ["fonts"] })).toEqual(["design: design", "design.0: fonts"]);
});

test("a rule that is narrowed keeps its meaning, and the rule that it is made from gets none", () => {
  const narrow = ref("person").refine((value) => value !== "nobody", "somebody");
  expect(found(z.strictObject({ author: narrow }), { author: "nina" })).toEqual(["author: nina"]);
  expect(found(z.strictObject({ hue: key }), { hue: "design" })).toEqual([]);
});

test("a photograph says of which kind of record it is", () => {
  const schema = z.strictObject({ photograph: photographOf("people").optional() });
  expect(meaningsIn(schema, { photograph: { file: "nina.jpg", alt: "Nina" } })).toEqual([
    { path: ["photograph", "file"], text: "nina.jpg", meaning: { is: "photograph", of: "people" } },
  ]);
});

test("parts that do not fit their schema are passed over", () => {
  const schema = z.strictObject({ team: z.array(ref("person")), lead: ref("person") });
  expect(found(schema, { team: "nina", lead: 7, boss: "edwin" })).toEqual([]);
  expect(found(schema, undefined)).toEqual([]);
});

test("a kind of schema that the walk does not know stops it, so that nothing goes unchecked", () => {
  expect(() => meaningsIn(z.strictObject({ pair: z.tuple([ref("person")]) }), { pair: ["nina"] })).toThrow(
    /uses “tuple”.*does not know/,
  );
});
