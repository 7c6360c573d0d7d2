/**
 * The schemas of the content as JSON Schema, by which editors complete keys and underline mistakes while one writes. They say less than
 * the content check, which alone knows what files say of each other.
 */
import { z } from "zod";
import { schemaOf, wordFiles } from "../pages.ts";
import { fileOf, recordFiles, singleFiles, type RecordFolder } from "../records.ts";
import { helpFor } from "../schema/reference.ts";
import { unwrapped } from "../schema/walk.ts";

/** The record that a field holds: of a list or a table, each of its records. */
function recordIn(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapped(schema);
  if (inner instanceof z.ZodArray) return recordIn(inner.element);
  return inner instanceof z.ZodRecord ? recordIn(inner.valueType) : inner;
}

/** What is said of a field: its hint, and what it means, or each entry of its list. */
function helpOn(schema: z.core.$ZodType): string {
  const words = new Set([z.globalRegistry.get(unwrapped(schema))?.description, helpFor(recordIn(schema))]);
  return [...words].filter((one) => one !== undefined).join(" ");
}

function jsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema: made }) => {
      const help = helpOn(zodSchema);
      if (help) made.description = help;
    },
  });
}

/**
 * The schema of each YAML file, its path from the project's root, and the files that it is for. Articles are Markdown, which the YAML
 * tools of editors do not read.
 */
export function jsonSchemas() {
  const files = [
    ...Object.values(singleFiles),
    ...wordFiles.map(({ kind, words }) => [fileOf("words", kind), words] as const),
    ...(Object.keys(recordFiles) as RecordFolder[])
      .filter((folder) => recordFiles[folder][1] === ".yaml")
      .map((folder) => [fileOf(folder, "*"), schemaOf(folder)] as const),
  ];
  return files.map(([file, schema]) => ({
    path: `.cache/schemas/${file.replace("*", "one").replace("/", "-").replace(".yaml", ".json")}`,
    files: `*/${file}`,
    schema: jsonSchema(schema),
  }));
}
