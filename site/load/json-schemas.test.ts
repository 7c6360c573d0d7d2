import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { editorFiles } from "./json-schemas.ts";

test("the schemas for editors are those of the content; npm run schemas writes them anew", () => {
  const files = editorFiles();
  const stale = [...files].filter(([path, text]) => !existsSync(path) || readFileSync(path, "utf8") !== text);
  expect(stale.map(([path]) => path)).toEqual([]);
  expect(readdirSync("content/.schemas").map((name) => `content/.schemas/${name}`)).toEqual(
    [...files.keys()].filter((path) => path.startsWith("content/")).toSorted(),
  );
});

test("every field has a hint, which stands in its schema", () => {
  const page = editorFiles().get("docs/fields.md") ?? "";
  const fields = page.match(/^ *- `.*$/gm) ?? [];
  expect(fields.length).toBeGreaterThan(500);
  expect(fields.filter((line) => !line.includes(": "))).toEqual([]);
});

test("an editor learns which keys there are, which are needed, which words are allowed and what a field means", () => {
  const schema: unknown = JSON.parse(editorFiles().get("content/.schemas/courses.json") ?? "");
  expect(schema).toMatchObject({
    type: "array",
    items: {
      required: ["id", "title", "category", "figure"],
      additionalProperties: false,
      properties: {
        id: { type: "string", description: expect.stringMatching(/^The id of this course/) },
        title: { type: "string", maxLength: 150 },
        figure: { enum: expect.arrayContaining(["shield"]) },
      },
    },
  });
});
