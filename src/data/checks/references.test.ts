import { expect, test } from "vitest";
import { z } from "zod";
import { folderWith } from "../../../tests/fixtures/folder.ts";
import { sentencesOf, sourceOf } from "../../../tests/fixtures/said-of.ts";
import { smallSite } from "../../../tests/fixtures/small-site.ts";
import { idOf, meaningsIn, photographFile, priceOf, ref, type RecordKind } from "../schema/reference.ts";
import type { Problem } from "../../reader/content-error.ts";
import { checkPhotographs, checkPrices, checkReferences, checkShown, type Field } from "./references.ts";

/** Fields of a value. */
const fields = (file: string, schema: z.ZodType, value: unknown): Field[] =>
  meaningsIn(schema, value).texts.map((text) => ({ ...text, source: sourceOf(value, file) }));

const people = z.array(
  z.strictObject({ id: idOf("person"), friend: ref("person").optional(), job: ref("event").optional() }),
);

const noPerson = (field: string, id: string, known: string) =>
  `people.yaml:${field.length} ${field} | "${id}" | the id of a person: ${known} Correct the id, or add the record.`;
const second = (field: string) =>
  `people.yaml:${field.length} ${field} | "nina" | an id that no other person has | Rename this id. content/people.yaml:6 already has it.`;

type Known = { slugs?: object; uncertain?: RecordKind[] };

test.each<[what: string, value: unknown, known: Known, sentences: string[], broken: RecordKind[]]>([
  [
    "references to records, wherever these stand",
    [
      { id: "nina", friend: "edwin" },
      { id: "edwin", job: "fair" },
    ],
    { slugs: { event: ["fair"] } },
    [],
    [],
  ],
  [
    "references to records that there are not",
    [
      { id: "nina", friend: "edwina" },
      { id: "edwin", job: "fiar" },
    ],
    {},
    [
      noPerson("[1].friend", "edwina", "nina, edwin | Did you mean “edwin”?"),
      'people.yaml:7 [2].job | "fiar" | the id of an event: there are none yet | Correct the id, or add the record.',
    ],
    ["person", "event"],
  ],
  [
    "a reference to what could not be read",
    [{ id: "nina", friend: "edwin" }],
    { uncertain: ["person"] },
    [],
    [],
  ],
  [
    "one id of several records of a kind",
    [{ id: "nina" }, { id: "edwin" }, { id: "nina" }, { id: "nina" }],
    {},
    [second("[3].id"), second("[4].id")],
    [],
  ],
  ["one id of records of two kinds", [{ id: "nina", job: "nina" }], { slugs: { event: ["nina"] } }, [], []],
])("the mistakes of %s are reported, with the unknown kinds", (_, value, known, sentences, broken) => {
  const problems: Problem[] = [];
  const found = checkReferences(
    fields("people.yaml", people, value),
    { slugs: { ...known.slugs }, uncertain: new Set(known.uncertain) },
    problems,
  );
  expect(sentencesOf(problems)).toEqual(sentences);
  expect([...found]).toEqual(broken);
});

test("records without a reference are reported, unless a rule shows them", () => {
  const schema = z.strictObject({
    people,
    courses: z.array(z.strictObject({ id: idOf("course") })),
    jobs: z.array(z.strictObject({ id: idOf("job") })),
  });
  const value = {
    people: [{ id: "nina", friend: "edwin" }, { id: "edwin" }, { id: "shown" }],
    courses: [{ id: "fonts" }, { id: "edwin" }],
    jobs: [{ id: "editor" }],
  };
  const said = (...kinds: RecordKind[]) => {
    const problems: Problem[] = [];
    checkShown(fields("a.yaml", schema, value), new Set(kinds), ({ text }) => text === "shown", problems);
    return problems.map(({ found, expected, remedy }) => `${found} | ${expected} | ${remedy}`);
  };
  const person =
    'the person "nina", which no page shows | a person that a page shows | Name the person where a page shows people, such as team in people.yaml, or delete the record.';
  const course = (id: string) =>
    `the course "${id}", which no page shows | a course that a page shows | Give the course a badge, name it in a list of course-lists.yaml, or delete the record.`;
  expect(said("person", "course", "job")).toEqual([person, course("fonts"), course("edwin")]);
  expect(said("person")).toEqual([person]);
  expect(said()).toEqual([]);
});

test("a photograph is in images/, and its place is returned", () => {
  const schema = z.strictObject({ faces: z.array(photographFile("people")), title: z.string() });
  const look = (root: string, ...faces: string[]) => {
    const problems: Problem[] = [];
    const named = checkPhotographs(root, fields("people.yaml", schema, { faces, title: "a.jpg" }), problems);
    return { named, said: sentencesOf(problems) };
  };
  const missing = (index: number, name: string, suggestion: string) =>
    `people.yaml:8 faces[${index}] | "${name}" | the name of a file in content/images | ${suggestion}Add the file, or correct its name.`;
  expect(look(folderWith({}), "nina.jpg")).toEqual({ named: [], said: [missing(1, "nina.jpg", "")] });
  expect(
    look(folderWith({ "images/nina.jpg": "" }), "nina.jpg", "nino.jpg", "no name at all", "people.jpg"),
  ).toEqual({
    named: [{ kind: "people", image: "nina.jpg", file: "people.yaml", line: 8, field: "faces[1]" }],
    said: [missing(2, "nino.jpg", "Did you mean “nina.jpg”? "), missing(4, "people.jpg", "")],
  });
});

test.each([
  ["images/nina.jpg", "Write nina.jpg, without its folder."],
  ["content/images/nina.jpg", "Write nina.jpg, without its folder."],
  ["/images/nina.jpg", "Write nina.jpg, without its folder."],
  [String.raw`images\nina.jpg`, "Write nina.jpg, without its folder."],
  ["images/nino.jpg", "Did you mean “nina.jpg”? "],
])("the photograph %s gets a remedy", (file, remedy) => {
  const root = folderWith({ "images/nina.jpg": "" });
  for (const kind of ["people", "prose"] as const) {
    const problems: Problem[] = [];
    const schema = z.strictObject({ file: photographFile(kind) });
    expect(schema.safeParse({ file }).success).toBe(true);
    expect(checkPhotographs(root, fields("people.yaml", schema, { file }), problems)).toEqual([]);
    expect(problems.map((one) => one.remedy)).toEqual([expect.stringContaining(remedy)]);
  }
});

test("a price is the word for free or an amount in the currency of the site", () => {
  const prices = ["Free", "79$", "$1,290.50", "79", "0 $", "by income", "FREE", "€79", "-310", "64O $"];
  const problems: Problem[] = [];
  const { labels, site } = smallSite();
  checkPrices(fields("courses.yaml", z.array(priceOf(z.string())), prices), labels, site, problems);
  const expected = "Free, or an amount such as $79";
  const remedy = "Write the word for “free” of labels.yaml, or digits with the currency sign.";
  expect(sentencesOf(problems)).toEqual([
    `courses.yaml:3 [6] | "by income" | ${expected} | ${remedy}`,
    `courses.yaml:3 [7] | "FREE" | ${expected} | Did you mean “Free”? ${remedy}`,
    `courses.yaml:3 [8] | "€79" | ${expected} | ${remedy}`,
    `courses.yaml:3 [9] | "-310" | ${expected} | ${remedy}`,
    `courses.yaml:4 [10] | "64O $" | ${expected} | ${remedy}`,
  ]);
});
