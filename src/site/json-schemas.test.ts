import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jsonSchemas } from "./json-schemas.ts";

const schemas = jsonSchemas();

test("the settings of VS Code have the schema of each file, and no other", () => {
  expect(JSON.parse(readFileSync(".vscode/settings.json", "utf8"))).toEqual({
    "yaml.schemas": Object.fromEntries(schemas.map(({ path, files }) => [`./${path}`, files])),
  });
});

test("every field has a hint in its JSON Schema", () => {
  const fields: string[] = [];
  const silent: string[] = [];
  const look = (schema: object, at: string) => {
    for (const [key, value] of Object.entries(schema)) {
      if (typeof value !== "object" || value === null) continue;
      if (key === "properties")
        for (const [name, field] of Object.entries(value as Record<string, object>)) {
          fields.push(name);
          if (!/"(description|const)":/.test(JSON.stringify(field))) silent.push(`${at} ${name}`);
        }
      look(value, `${at} ${key}`);
    }
  };
  for (const { files, schema } of schemas) look(schema, files);
  expect(fields.length).toBeGreaterThan(500);
  expect(silent).toEqual([]);
});

test("editors get keys, required keys, values and hints", () => {
  expect(schemas.find(({ files }) => files === "**/courses.yaml")?.schema).toMatchObject({
    type: "array",
    items: {
      required: ["id", "title", "category", "figure", "teacher"],
      additionalProperties: false,
      properties: {
        id: { type: "string", description: expect.stringMatching(/^Name of this course/) },
        title: { type: "string", maxLength: 150 },
        figure: { enum: expect.arrayContaining(["shield"]) },
      },
    },
  });
});
