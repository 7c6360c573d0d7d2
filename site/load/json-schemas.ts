/**
 * The schemas of the content as JSON Schema, by which editors complete keys and underline mistakes while one writes. They say less than
 * the content check, which alone knows what files say of each other.
 */
import { z } from "zod";
import { helpFor } from "../schema/reference.ts";
import { wordFiles } from "../pages.ts";
import { fileOf, recordFiles, singleFiles } from "../records.ts";

/** Where the schemas lie: beside the content, hidden from its readers. */
const folder = "content/.schemas";

/** Each schema with its name and the files that it is for, as a pattern of paths. Articles are Markdown, which the YAML tools of editors do not read. */
function entries(): { name: string; files: string; schema: z.ZodType }[] {
  const records = Object.values(recordFiles).filter(([, ending]) => ending === ".yaml");
  return [
    ...Object.values(singleFiles).map(([file, schema]) => ({
      name: file.replace(".yaml", ".json"),
      files: `*/${file}`,
      schema,
    })),
    ...wordFiles.map(({ file: name, words: schema }) => {
      const file = fileOf("pages", name);
      return {
        name: file.replace("/", "-").replace(".yaml", ".json"),
        files: `*/${file}`,
        schema,
      };
    }),
    ...records.map(([under, ending, schema]) => ({
      name: `one-of-${under}.json`,
      files: `*/${under}/*${ending}`,
      schema,
    })),
  ];
}

function jsonSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema: made }) => {
      const help = helpFor(zodSchema);
      if (help !== undefined) made.description = help;
      // The order of some lists of names depends on who loads the modules.
      made.enum?.sort((one, other) => String(one).localeCompare(String(other)));
    },
  });
}

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** All files that help editors, by their paths from the project's root: the schemas, and the settings by which VS Code and its like find them. */
export function editorFiles(): ReadonlyMap<string, string> {
  const all = entries();
  const settings = {
    "yaml.schemas": Object.fromEntries(all.map(({ name, files }) => [`./${folder}/${name}`, files])),
  };
  return new Map([
    ...all.map(({ name, schema }) => [`${folder}/${name}`, written(jsonSchema(schema))] as const),
    [".vscode/settings.json", written(settings)],
  ]);
}
