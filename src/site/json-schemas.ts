/** JSON Schemas of the content, for editors. They cannot compare files, as the content check does. */
import { z } from "zod";
import { contentFiles } from "../pages/pages.ts";

const jsonSchema = (schema: z.ZodType): z.core.JSONSchema.BaseSchema =>
  z.toJSONSchema(schema, { io: "input", override: ({ jsonSchema: json }) => delete json["meaning"] });

/** The schema of each YAML file, its path, and the files that it applies to. YAML tools do not read Markdown. */
export function jsonSchemas() {
  const files = contentFiles.filter(([, file]) => file.endsWith(".yaml"));
  return files.map(([, file, schema]) => ({
    path: `.cache/schemas/${file.replace("*", "one").replace("/", "-").replace(".yaml", ".json")}`,
    files: `**/${file}`,
    schema: jsonSchema(schema),
  }));
}
