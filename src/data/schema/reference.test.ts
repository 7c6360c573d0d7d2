import { expect, test } from "vitest";
import { z } from "zod";
import { saidOf } from "../../../tests/fixtures/said-of.ts";
import {
  email,
  dialled,
  idOf,
  isPhone,
  isWholeAddress,
  key,
  link,
  meaningsIn,
  photographFile,
  ref,
} from "./reference.ts";
import { photographOf, text } from "./text.ts";

/** Texts with a meaning, as `place: text`. */
const found = (schema: z.ZodType, value: unknown) =>
  meaningsIn(schema, value).map(({ path, text: words }) => `${path.join(".")}: ${words}`);

test("references are found in objects, lists, optional and default fields", () => {
  const schema = z.strictObject({
    words: text,
    lead: ref("person"),
    team: z.array(z.strictObject({ person: ref("person").optional() })),
    home: link.default("/"),
  });
  const value = { words: "nina", lead: "nina", team: [{ person: "edwin" }, {}], home: "/about" };
  expect(found(schema, value)).toEqual(["lead: nina", "team.0.person: edwin", "home: /about"]);
});

test("keys and values of a record are searched", () => {
  const schema = z.record(ref("category"), z.array(ref("course")));
  expect(found(schema, { design: ["fonts"] })).toEqual(["design: design", "design.0: fonts"]);
});

test("a record of a union is searched by its kind", () => {
  const schema = z.array(
    z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("people"), pick: ref("person") }),
      z.strictObject({ kind: z.literal("prose"), pick: text }),
    ]),
  );
  const value = [
    { kind: "prose", pick: "a" },
    { kind: "people", pick: "nina" },
    { kind: "pupils", pick: "b" },
  ];
  expect(found(schema, value)).toEqual(["1.pick: nina"]);
});

test("a narrowed schema keeps its meaning, and the original gets none", () => {
  const narrow = ref("person").refine((value) => value !== "nobody", "somebody");
  expect(found(z.strictObject({ author: narrow }), { author: "nina" })).toEqual(["author: nina"]);
  expect(found(z.strictObject({ hue: key }), { hue: "design" })).toEqual([]);
});

test("a photograph has the kind of its record", () => {
  const schema = z.strictObject({ photograph: photographOf("people").optional() });
  expect(meaningsIn(schema, { photograph: { file: "nina.jpg", alt: "Nina" } })).toEqual([
    { path: ["photograph", "file"], text: "nina.jpg", meaning: { is: "photograph", of: "people" } },
  ]);
});

test("parts that do not fit their schema are skipped", () => {
  const schema = z.strictObject({ team: z.array(ref("person")), lead: ref("person") });
  expect(found(schema, { team: "nina", lead: 7, boss: "edwin" })).toEqual([]);
  expect(found(schema, undefined)).toEqual([]);
});

test("an unknown kind of schema stops the walk, so that nothing is unchecked", () => {
  expect(() => meaningsIn(z.strictObject({ pair: z.tuple([ref("person")]) }), { pair: ["nina"] })).toThrow(
    /uses “tuple”.*does not know/,
  );
  const foreign = { _zod: { def: { type: "string" } } } as unknown as z.core.$ZodType;
  expect(() => meaningsIn(foreign, "nina")).toThrow(/uses “an unknown kind of schema”/);
});

test("a field with a meaning has help, unless it has its own", () => {
  const helpOf = (schema: z.ZodType) => z.globalRegistry.get(schema)?.description;
  expect(helpOf(idOf("course"))).toMatch(/^The id of this course: .* No other course may have it\.$/);
  expect(helpOf(ref("person"))).toBe("The id of a person.");
  expect(helpOf(ref("person").describe("Who teaches."))).toBe("Who teaches.");
  expect(helpOf(link)).toMatch(/^A path of this site such as/);
});

test.each([
  ["https://site.example/a?b#c", true],
  ["https://www.müller.example:8443/", true],
  ["mailto:hello@site.example?subject=Courses", true],
  ["tel:+15550142", true],
  ["tel:555-0142", true],
  ["https://", false],
  ["https://tessera", false],
  ["https://tessera.", false],
  ["https://.example/", false],
  ['https://a".example', false],
  ["https://a;script-src-attr.example", false],
  ["https://*.com", false],
  ["https://good.example@evil.example/", false],
  ["https://site.example/a b", false],
  ["http://site.example", false],
  ["see https://site.example", false],
  ["/about", false],
  ["mailto:hello", false],
  ["tel:hello", false],
  ["tel:555/0142", false],
  ["15550142tel:", false],
  ["tel:55", false],
])("that “%s” is a full address is %s", (address, isWhole) => {
  expect(isWholeAddress(address)).toBe(isWhole);
});

test.each([
  ...["+1 555-0142", "(555) 01.42/1", "55501", "555\u20110142", "+49 (0)30 1234567", "030/1234567"].map(
    (words) => [words, true] as const,
  ),
  ...[
    "",
    "5550",
    "+ - ()",
    "call 555-0142",
    "555-0142 now",
    "1+555-0142",
    "++1 5550142",
    "+1 555-0142 / 555-0143",
    "+1 555-0142 555-0143 9",
  ].map((words) => [words, false] as const),
])("that “%s” is a telephone number is %s", (words, isOne) => {
  expect(isPhone(words)).toBe(isOne);
});

test("a photograph is named by its file only", () => {
  expect(saidOf(photographFile("people"), "Nina_2-a.JPEG")).toEqual([]);
  for (const name of ["nina.gif", "images/nina.gif", "nina .jpg", ".jpg", `${"n".repeat(101)}.jpg`])
    expect(saidOf(photographFile("people"), name)).toEqual([
      ": the name of a file in content/images: letters, digits and hyphens, then .jpg, .png, .webp or .avif",
    ]);
});

test.each([
  ["+49 (0)30 123-4567", "+49301234567"],
  ["0049 (0)30 1234567", "0049301234567"],
  ["(030) 1234567", "0301234567"],
  ["+1 (555) 01.42", "+15550142"],
])("the digits to dial for “%s” are %s", (words, digits) => {
  expect(dialled(words)).toBe(digits);
});

test("an email address has a host with a dot, of other letters in their form for mail", () => {
  for (const known of ["hello@tessera.example", "a.b+c@mail.tessera.example", "info@xn--80aswg.xn--p1ai"])
    expect(saidOf(email, known)).toEqual([]);
  for (const wrong of ["hello", "hello@tessera", "info@müller-kurse.test", "a b@tessera.example"])
    expect(saidOf(email, wrong), wrong).toEqual([expect.stringContaining("form that starts with xn--")]);
});
