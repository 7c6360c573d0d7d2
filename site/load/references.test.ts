import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { idOf, photographFile, ref, type RecordKind } from "../schema/reference.ts";
import type { Problem } from "./content-error.ts";
import {
  checkPhotographs,
  photographsIn,
  checkReferences,
  checkShown,
  fieldsOf,
  type Field,
} from "./references.ts";

/** The fields of a file that fits or does not fit its schema; a field's line is the length of its path. */
const fields = (file: string, schema: z.ZodType, value: unknown): Field[] =>
  fieldsOf({ file, value, readable: true, lineOf: (path) => path.length }, schema);

const written = (problems: readonly Problem[]) =>
  problems.map(
    ({ file, line, field, found, expected, remedy }) =>
      `${file}:${line} ${field} | ${found} | ${expected} | ${remedy}`,
  );

const people = z.array(
  z.strictObject({ id: idOf("person"), friend: ref("person").optional(), job: ref("event").optional() }),
);

/** What is said of people, and to which kinds a reference leads nowhere. */
function references(value: unknown, known: { slugs?: object; uncertain?: RecordKind[] } = {}) {
  const problems: Problem[] = [];
  const broken = checkReferences(
    fields("people.yaml", people, value),
    { slugs: { ...known.slugs }, uncertain: new Set(known.uncertain) },
    problems,
  );
  return { said: written(problems), broken: [...broken] };
}

test("a reference leads to a record of its kind, wherever that stands", () => {
  const value = [
    { id: "nina", friend: "edwin" },
    { id: "edwin", job: "fair" },
  ];
  expect(references(value, { slugs: { event: ["fair"] } })).toEqual({ said: [], broken: [] });
});

test("a reference that leads nowhere is answered with the ids that there are, and the kind is named", () => {
  const value = [
    { id: "nina", friend: "edwina" },
    { id: "edwin", job: "fiar" },
  ];
  expect(references(value)).toEqual({
    said: [
      'people.yaml:2 [1].friend | "edwina" | the id of a person: nina, edwin | Did you mean “edwin”? Correct the id, or add the record.',
      'people.yaml:2 [2].job | "fiar" | the id of an event: there is none yet | Correct the id, or add the record.',
    ],
    broken: ["person", "event"],
  });
});

test("of a kind of which records could not be read, nobody can say that one is missing", () => {
  expect(references([{ id: "nina", friend: "edwin" }], { uncertain: ["person"] })).toEqual({
    said: [],
    broken: [],
  });
});

test("two records of a kind have two ids, and records of two kinds may share one", () => {
  const both = z.strictObject({ people, event: idOf("event") });
  const problems: Problem[] = [];
  const value = { people: [{ id: "nina" }, { id: "edwin" }, { id: "nina" }, { id: "nina" }], event: "nina" };
  checkReferences(fields("a.yaml", both, value), { slugs: {}, uncertain: new Set() }, problems);
  const remedy = "Give this record an id of its own; content/a.yaml:3 has this one.";
  expect(written(problems)).toEqual([
    `a.yaml:3 people[3].id | "nina" | an id that no other person has | ${remedy}`,
    `a.yaml:3 people[4].id | "nina" | an id that no other person has | ${remedy}`,
  ]);
});

test("records that nothing names are reported, but for those that a rule shows and for kinds that need no name", () => {
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
    'the person "nina", which no page shows | a person that the content names somewhere | Name the person where it should show, such as team in people.yaml, or remove the record.';
  const course = (id: string) =>
    `the course "${id}", which no page shows | a course that the content names somewhere | Give the course a badge, or pin it to a list of course-lists.yaml, or remove the record.`;
  expect(said("person", "course", "job")).toEqual([person, course("fonts"), course("edwin")]);
  expect(said("person")).toEqual([person]);
  expect(said()).toEqual([]);
});

test("a photograph lies in the folder of images, and where it does its place is given", () => {
  const root = mkdtempSync(join(tmpdir(), "images-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const schema = z.strictObject({ faces: z.array(photographFile("people")), title: z.string() });
  const look = (...faces: string[]) => {
    const problems: Problem[] = [];
    const named = checkPhotographs(
      root,
      photographsIn(fields("people.yaml", schema, { faces, title: "a.jpg" })),
      problems,
    );
    return { named, said: written(problems) };
  };
  const missing = (index: number, name: string, suggestion: string) =>
    `people.yaml:2 faces[${index}] | "${name}" | the name of a file in content/images | ${suggestion}Put the file there, or correct its name.`;
  expect(look("nina.jpg")).toEqual({ named: [], said: [missing(1, "nina.jpg", "")] });
  mkdirSync(join(root, "images"));
  writeFileSync(join(root, "images/nina.jpg"), "");
  expect(look("nina.jpg", "nino.jpg", "no name at all", "people.jpg")).toEqual({
    named: [{ kind: "people", image: "nina.jpg", file: "people.yaml", line: 2, field: "faces[1]" }],
    said: [missing(2, "nino.jpg", "Did you mean “nina.jpg”? "), missing(4, "people.jpg", "")],
  });
});
