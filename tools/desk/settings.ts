/** The settings of the editor, made from the schemas of the content. */
import { z } from "zod";
import { listPages } from "../../site/load/load.ts";
import { entriesIn, keyOf, readMarkdown, readYaml } from "../../site/load/read.ts";
import type { Page } from "../../site/page.ts";
import { kindOf, sitePages, wordFiles } from "../../site/pages.ts";
import { fileOf, recordFiles, singleFiles } from "../../site/records.ts";
import { bare } from "../../site/schema/bare.ts";
import { helpFor, meaningOf, meaningsIn } from "../../site/schema/reference.ts";

type Field = { name: string; widget?: string; fields?: Field[] } & Record<string, unknown>;
type Option = { value: string; label: string };
/** The records that can be named, by their kinds. */
type Options = ReadonlyMap<string, Option[]>;

const labelOf = (name: string) => {
  const words = name
    .replace(/([A-Z])/g, " $1")
    .replaceAll(/[-/]/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What Markdown may hold (site/load/prose): no editor offers more. */
const markdown = {
  widget: "markdown",
  buttons: [
    "bold",
    "italic",
    "code",
    "link",
    "heading-two",
    "heading-three",
    "quote",
    "bulleted-list",
    "numbered-list",
  ],
  editor_components: ["code-block", "image"],
  linked_images: false,
};

const picture = {
  widget: "image",
  choose_url: false,
  accept: ".jpg,.jpeg,.png,.webp,.avif,.svg",
  media_folder: "/images",
  public_folder: "",
};

/** One of some known values; a label of its own keeps `0` and `false` from looking like nothing. */
const chosenFrom = (values: readonly unknown[]) => ({
  widget: "select",
  options: values.map((value) => ({ value, label: String(value) })),
});

/** How a schema is asked for. */
function widgetOf(schema: z.core.$ZodType, options: Options): Record<string, unknown> {
  const meaning = meaningOf(schema);
  if (meaning?.is === "reference") {
    const named = options.get(meaning.to);
    // Of a kind that has no record yet the editor refuses to let one choose.
    return named ? { widget: "select", options: named } : { widget: "string" };
  }
  if (meaning?.is === "photograph") return picture;
  if (meaning?.is === "prose") return markdown;
  if (schema instanceof z.ZodEnum) return chosenFrom(schema.options);
  if (schema instanceof z.ZodLiteral) return chosenFrom([...schema.values]);
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) return { widget: "number", value_type: schema.isInt ? "int" : "float" };
  if (schema instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (schema instanceof z.ZodISODateTime)
    return { widget: "datetime", type: "datetime-local", format: "YYYY-MM-DDTHH:mm" };
  if (schema instanceof z.ZodTemplateLiteral) return { widget: "color" };
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: "auto", fields: fieldsOf(schema, options) };
  if (schema instanceof z.ZodRecord) {
    const keys = meaningOf(schema.keyType);
    if (keys?.is !== "reference") return { widget: "keyvalue" };
    const named = (options.get(keys.to) ?? []).map(({ value }) =>
      fieldOf(value, z.optional(schema.valueType), options),
    );
    return { widget: "object", collapsed: "auto", fields: named };
  }
  if (schema instanceof z.ZodArray) {
    const list = { widget: "list", collapsed: true };
    const element = bare(schema.element);
    if (element instanceof z.ZodDiscriminatedUnion) {
      const { discriminator } = element.def;
      const types = element.options.map((one) => {
        const { [discriminator]: kind, ...shape } = (bare(one) as z.ZodObject).shape;
        const name = String([...(kind as z.ZodLiteral).values][0]);
        return { name, label: labelOf(name), widget: "object", fields: fieldsOf(z.object(shape), options) };
      });
      return { ...list, types, typeKey: discriminator };
    }
    const item = fieldOf("item", schema.element, options);
    return { ...list, ...(item.fields ? { fields: item.fields } : { field: item }) };
  }
  const most = schema instanceof z.ZodString ? (schema.maxLength ?? Infinity) : 0;
  return most > 150 ? { widget: "text" } : { widget: "string", ...(most > 0 ? { maxlength: most } : {}) };
}

function fieldOf(name: string, schema: z.core.$ZodType, options: Options): Field {
  const inner = bare(schema);
  // Who chooses from a list needs no word on how to write it.
  const isChosen = /reference|photograph/.test(meaningOf(inner)?.is ?? "");
  const hint = z.globalRegistry.get(inner)?.description ?? (isChosen ? undefined : helpFor(inner));
  const required = !z.safeParse(schema, undefined).success;
  return { name, label: labelOf(name), required, ...(hint ? { hint } : {}), ...widgetOf(inner, options) };
}

const fieldsOf = ({ shape }: z.ZodObject, options: Options) =>
  Object.entries(shape)
    .map(([name, schema]) => fieldOf(name, schema, options))
    // What has a part for each record of another kind has none where there is no such record.
    .filter(({ fields }) => fields?.length !== 0);

/** What a list at the top of a file is called in the form: it has no name there. */
const topList = "records";

/** The fields of a whole file. */
function fileFields(schema: z.core.$ZodType, options: Options): Field[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodObject) return fieldsOf(inner, options);
  return [{ ...fieldOf(topList, schema, options), root: true, collapsed: true }];
}

/** All records that others can name, by their titles. */
function optionsIn(root: string): Options {
  const options = new Map<string, Option[]>();
  const add = (kind: string, value: string, record: unknown) => {
    const { title, name } = Object(record) as Record<string, unknown>;
    const label = [title, name].find((one) => typeof one === "string") ?? value;
    const others = options.get(kind) ?? [];
    // Two records of one id are a mistake of which the check speaks.
    if (!others.some((other) => other.value === value))
      options.set(kind, [...others, { value, label: String(label) }]);
  };
  const files = (folder: string) => entriesIn(root, folder).map(({ file }) => file);
  const holding = [
    ...Object.values(singleFiles),
    ...files("courses").map((file) => [file, recordFiles.coursePages[2]] as const),
  ];
  for (const [file, schema] of holding) {
    const { value } = readYaml(root, file, []);
    for (const { path, text, meaning } of meaningsIn(schema, value))
      if (meaning.is === "id")
        add(
          meaning.of,
          text,
          path.slice(0, -1).reduce<unknown>((at, step) => Reflect.get(Object(at), step), value),
        );
  }
  for (const file of files("categories")) {
    const { value } = readYaml(root, file, []);
    add("category", keyOf(file), value);
    if (Object.hasOwn(Object(value), "page")) add("category page", keyOf(file), value);
  }
  for (const file of files("articles")) add("article", keyOf(file), readMarkdown(root, file, []).value);
  return options;
}

/** Where a file has its form, and on which page it shows. */
export function placeOf(root: string, path: string): { form: string; page: string | undefined } {
  const folder = Object.entries(recordFiles).find(([, [name]]) => path.startsWith(`${name}/`))?.[0];
  const collection = path.startsWith("pages/") ? "pages" : (folder ?? "lists");
  const fileFor = (page: Page) => {
    const { records, file } = kindOf(page);
    return records ? fileOf(records, page.slug ?? "") : fileOf("pages", file);
  };
  const single = Object.entries(singleFiles).find(([, [file]]) => file === path)?.[0];
  // Of the pages that show a list, the one that shows the least else.
  const among = sitePages
    .filter(({ shows = [] }) => shows.some((one) => one === single))
    .toSorted((one, other) => (one.shows?.length ?? 0) - (other.shows?.length ?? 0))[0];
  const page = listPages(root).find((one) => (among ? one.kind === among.kind : fileFor(one) === path));
  return { form: `#/collections/${collection}/entries/${keyOf(path)}`, page: page?.path };
}

/** All that the editor is told. */
export function settingsFor(root: string) {
  const options = optionsIn(root);
  const single = (file: string, schema: z.core.$ZodType) => ({
    name: keyOf(file),
    label: labelOf(keyOf(file)),
    file,
    fields: fileFields(schema, options),
  });
  const folders = Object.entries(recordFiles).map(([name, [folder, ending, schema]]) => {
    const title = ["title", "name"].find((one) => one in schema.shape);
    return {
      name,
      label: labelOf(name),
      folder,
      extension: ending.slice(1),
      format: ending === ".md" ? "yaml-frontmatter" : "yaml",
      identifier_field: title ?? "meta.title",
      slug: {
        ...(title ? { template: `{{${title}}}` } : {}),
        editable: true,
        hint: "The name of the file: the end of the page's address.",
      },
      fields: [
        ...fileFields(schema, options),
        ...(ending === ".md" ? [{ name: "body", label: "Text", ...markdown }] : []),
      ],
    };
  });
  return {
    load_config_file: false,
    backend: { name: "gitea", repo: "desk/content", branch: "files" },
    media_folder: "images",
    public_folder: "",
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    // The names of new files, those of pictures too.
    slug: { encoding: "ascii", clean_accents: true, maxlength: 90 },
    media_libraries: { default: { config: { slugify_filename: true, max_file_size: 20_000_000 } } },
    collections: [
      {
        name: "pages",
        label: "Words of the pages",
        files: wordFiles.map(({ file, words }) => single(fileOf("pages", file), words)),
      },
      ...folders,
      {
        name: "lists",
        label: "Lists and settings",
        files: Object.values(singleFiles).map(([file, schema]) => single(file, schema)),
      },
    ],
  };
}
