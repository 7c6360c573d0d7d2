/**
 * The schemas of the content as JSON Schema, by which editors complete keys and underline mistakes while one writes. They say less than
 * the content check, which alone knows what files say of each other.
 */
import { z } from "zod";
import { wordFiles } from "../pages.ts";
import { fileOf, recordFiles, singleFiles } from "../records.ts";
import { fieldsPage, helpOn } from "./fields-page.ts";

/** Where the schemas lie: beside the content, hidden from its readers. */
const folder = "content/.schemas";

/** Each schema with the file that it is for, and with its name where it has one: articles are Markdown, which the YAML tools of editors do not read. */
function entries(): { file: string; schema: z.ZodType; name?: string }[] {
  return [
    ...Object.values(singleFiles).map(([file, schema]) => ({
      file,
      schema,
      name: file.replace(".yaml", ".json"),
    })),
    ...wordFiles.map(({ file: name, words: schema }) => {
      const file = fileOf("pages", name);
      return { file, schema, name: file.replace("/", "-").replace(".yaml", ".json") };
    }),
    ...Object.values(recordFiles).map(([under, ending, schema]) => ({
      file: `${under}/*${ending}`,
      schema,
      ...(ending === ".yaml" ? { name: `one-of-${under}.json` } : {}),
    })),
  ];
}

function jsonSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema: made }) => {
      const help = helpOn(zodSchema);
      if (help) made.description = help;
      // The order of some lists of names depends on who loads the modules.
      made.enum?.sort((one, other) => String(one).localeCompare(String(other)));
    },
  });
}

const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** All files that help those who write, by their paths from the project's root: the schemas, the settings by which VS Code and its like find them, and the page on all fields. */
export function editorFiles(): ReadonlyMap<string, string> {
  const all = entries();
  const named = all.flatMap(({ name, ...rest }) => (name ? [{ path: `${folder}/${name}`, ...rest }] : []));
  const settings = {
    "yaml.schemas": Object.fromEntries(named.map(({ path, file }) => [`./${path}`, `*/${file}`])),
  };
  return new Map([
    ...named.map(({ path, schema }) => [path, written(jsonSchema(schema))] as const),
    [".vscode/settings.json", written(settings)],
    ["docs/fields.md", fieldsPage(all)],
  ]);
}
