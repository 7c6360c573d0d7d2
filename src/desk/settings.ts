/** Settings of the editor: a form for each file, made from its schema. */
import { dirname, extname } from "node:path";
import type { CmsConfig, Field } from "@sveltia/cms";
import { z } from "zod";
import { addressOf } from "../data/addresses.ts";
import { ContentError } from "../reader/content-error.ts";
import { keyOf, openFolder } from "../reader/folder.ts";
import { schemasOf, slugsIn } from "../site/files.ts";
import { loadContent, type SiteOptions } from "../site/load.ts";
import { fieldsOf as textsIn } from "../site/read.ts";
import { contentFiles, fileOfPage } from "../pages/pages.ts";
import { fileOf, isFolder } from "../data/content-files.ts";
import { unwrapped, valueAt } from "../reader/walk.ts";
import { meaningOf } from "../data/schema/reference.ts";
import { areas, capitalized, labelOf, valueLabels } from "./labels.ts";

/** A field of a form. Other keys depend on its widget. */
export type FormField = {
  name: string;
  /** Fields of an object or of the items of a list. */
  fields?: FormField[];
  /** Kinds of item in a list. The key `typeKey` names the kind. */
  types?: FormField[];
  typeKey?: string;
  /** The one field of an item in a list. */
  field?: FormField;
} & Record<string, unknown>;

/** Ids by kind of record, each with the title of its record. */
type Ids = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Markdown that the site accepts (src/data/prose). */
const markdown = {
  widget: "markdown",
  buttons: "bold italic code link heading-two heading-three quote bulleted-list numbered-list".split(" "),
  editor_components: ["code-block", "image"],
  linked_images: false,
};

const picture = {
  widget: "image",
  choose_url: false,
  accept: ".jpg,.jpeg,.png,.webp,.avif,.svg",
  media_folder: "{{media_folder}}",
  public_folder: "",
};

/** A select. Labels keep `0` and `false` from looking empty. */
const selectFrom = (values: Iterable<unknown>, names: ReadonlyMap<unknown, string> = valueLabels) => ({
  widget: "select",
  options: [...values].map((value) => ({ value, label: names.get(value) ?? capitalized(String(value)) })),
});

/** Limits of a text: its length, and the form of its last rule, with the sentence of the check. */
function limitsOf({ minLength, maxLength, def }: z.ZodString) {
  const rules = def.checks?.map(({ _zod }) => _zod.def) ?? [];
  const rule = rules.findLast((one): one is z.core.$ZodCheckRegexDef => "pattern" in one);
  const sentence = rule?.error?.(undefined as never);
  return {
    ...(maxLength && maxLength <= 160 ? { maxlength: maxLength } : {}),
    ...(minLength && minLength > 1 ? { minlength: minLength } : {}),
    ...(rule && sentence ? { pattern: [String(rule.pattern), `Expected: ${String(sentence)}.`] } : {}),
  };
}

/** The field that titles a record in lists. */
const titleIn = (fields: readonly { name: string }[]) =>
  ["title", "name"].find((one) => fields.some(({ name }) => name === one));

function widgetOf(name: string, schema: z.core.$ZodType, ids: Ids): Record<string, unknown> {
  const meaning = meaningOf(schema);
  const named = meaning?.is === "reference" ? ids.get(meaning.of) : undefined;
  // The editor refuses a select without options.
  if (named?.size) return selectFrom(named.keys(), named);
  if (meaning?.is === "photograph") return picture;
  if (meaning?.is === "prose") return markdown;
  if (schema instanceof z.ZodEnum) return selectFrom(schema.options);
  if (schema instanceof z.ZodLiteral) return selectFrom(schema.values);
  // A switch would write “false” into every record without the key.
  if (schema instanceof z.ZodBoolean) return selectFrom([true, false]);
  if (schema instanceof z.ZodNumber) return { widget: "number", value_type: "int", min: schema.minValue };
  if (schema instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (schema instanceof z.ZodISODateTime)
    return { widget: "datetime", type: "datetime-local", format: "YYYY-MM-DDTHH:mm" };
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: "auto", fields: fieldsOf(schema, ids) };
  if (schema instanceof z.ZodRecord) {
    const keys = meaningOf(schema.keyType);
    const known = keys?.is === "reference" ? ids.get(keys.of) : undefined;
    const shape = [...(known?.keys() ?? [])].map((id) => [id, z.optional(schema.valueType)]);
    return widgetOf(name, z.object(Object.fromEntries(shape)), ids);
  }
  if (schema instanceof z.ZodArray) {
    const element = unwrapped(schema.element);
    const least = z.safeParse(schema, []).error?.issues.find(({ code }) => code === "too_small");
    const list = { widget: "list", collapsed: true, ...(least ? { min: Object(least).minimum } : {}) };
    if (!(element instanceof z.ZodDiscriminatedUnion)) {
      const { of = name }: { of?: string } = Object(meaningOf(element));
      const item = fieldOf(of, element, ids);
      if (!item.fields) return { ...list, field: item };
      const title = titleIn(item.fields);
      return { ...list, ...(title ? { summary: `{{${title}}}` } : {}), fields: item.fields };
    }
    const { discriminator, options } = element.def;
    const kindOf = ({ _zod }: z.core.$ZodType) => [...(_zod.propValues?.[discriminator] ?? [])].join();
    const types = options.map((option) => {
      const kind = kindOf(option);
      const { hint, fields = [] } = fieldOf(kind, option, ids);
      const others = fields.filter((one) => one.name !== discriminator);
      return {
        name: kind,
        label: `${labelOf(kind)}: ${String(hint)}`,
        widget: "object",
        ...(others.length > 0 ? { fields: others } : {}),
      };
    });
    return { ...list, types, typeKey: discriminator };
  }
  return { widget: "string", ...(schema instanceof z.ZodString ? limitsOf(schema) : {}) };
}

function fieldOf(name: string, schema: z.core.$ZodType, ids: Ids): FormField {
  const inner = unwrapped(schema);
  const hint = z.globalRegistry.get(inner)?.description;
  const required = !z.safeParse(schema, undefined).success;
  const { widget, ...options } = widgetOf(name, inner, ids);
  return {
    name,
    label: labelOf(name),
    required,
    ...(hint ? { hint } : {}),
    widget: widget === "string" && areas.has(name) ? "text" : widget,
    ...options,
  };
}

const fieldsOf = ({ shape }: z.ZodObject, ids: Ids) =>
  Object.entries(shape)
    .map(([name, schema]) => fieldOf(name, schema, ids))
    // A group with a field per record is empty if there are no records.
    .filter(({ fields }) => fields?.length !== 0);

/** Name of the field that is the list of a file. */
const topList = "records";

function formOf(path: string, schema: z.ZodType, ids: Ids): FormField[] {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodObject))
    return [{ ...fieldOf(keyOf(path), schema, ids), name: topList, root: true }];
  const prose = path.endsWith(".md") ? [{ name: "body", label: "Text", ...markdown }] : [];
  return [...fieldsOf(inner, ids), ...prose];
}

/** Ids by kind of record, with titles. Records with files of their own have slugs as ids. */
function idsIn(root: string): Ids {
  const folder = openFolder(root);
  const ids = new Map<string, Map<string, string>>();
  const add = (kind: string, id: string, record: unknown) => {
    const title = valueAt(record, ["title"]) ?? valueAt(record, ["name"]);
    const named = ids.get(kind) ?? new Map<string, string>();
    ids.set(kind, named.set(id, typeof title === "string" ? title : capitalized(id)));
  };
  for (const { meaning, text, source, path } of textsIn(folder, schemasOf(folder)))
    if (meaning.is === "id") add(meaning.of, text, valueAt(source.value, path.slice(0, -1)));
  for (const slug of slugsIn(folder, "articles"))
    add("article", slug, folder.file(fileOf("articles", slug)).value);
  for (const slug of slugsIn(folder, "categories")) {
    const { value } = folder.file(fileOf("categories", slug));
    add("category", slug, value);
    if (valueAt(value, ["page"])) add("category page", slug, value);
  }
  return ids;
}

/** Fields of each file, in the order of its schema. `*` in a path stands for the slug of a record. */
export function formsIn(root: string): Map<string, FormField[]> {
  const ids = idsIn(root);
  return new Map(contentFiles.map(([, path, schema]) => [path, formOf(path, schema, ids)]));
}

/** Addresses of the pages of folders, with a placeholder for the slug. None while the content has mistakes, which the desk can correct. */
function addressesIn(options: SiteOptions): ReadonlyMap<string, string> {
  try {
    const { pageList } = loadContent(options);
    const pages = pageList.filter(({ kind, path, slug }) => kind !== "page" && path.endsWith(`/${slug}`));
    return new Map(pages.map((page) => [dirname(fileOfPage(page)), `${dirname(page.path)}/{{slug}}`]));
  } catch (error) {
    if (error instanceof ContentError) return new Map();
    throw error;
  }
}

/** Where the editor saves, and where the pages are. `folder` is the path of the content in the repository. */
export type Target = Pick<CmsConfig, "backend" | "publish_mode" | "app_title" | "site_url" | "editor"> & {
  folder: string;
  base: string;
};

export function settingsFor(options: SiteOptions, { folder, base, ...target }: Target): CmsConfig {
  const forms = formsIn(options.root);
  const addresses = addressesIn(options);
  // Tests in the editor check the options of widgets.
  const fieldsAt = (path: string) => forms.get(path) as unknown as Field[];
  const filesOf = (name: string) =>
    contentFiles
      .filter(([collection]) => collection === name)
      .map(([, path]) => ({
        name: keyOf(path),
        label: labelOf(keyOf(path)),
        file: `${folder}/${path}`,
        fields: fieldsAt(path),
      }));
  const folderOf = (name: string, path: string) => {
    const fields = fieldsAt(path);
    const title = titleIn(fields);
    const address = addresses.get(dirname(path));
    return {
      name,
      label: labelOf(name),
      folder: `${folder}/${dirname(path)}`,
      extension: extname(path).slice(1),
      format: path.endsWith(".md") ? ("yaml-frontmatter" as const) : ("yaml" as const),
      identifier_field: title ?? "meta.title",
      // The meta title is no name, so lists show the slug too.
      ...(title ? {} : { summary: "{{slug}}: {{meta.title}}" }),
      slug: {
        template: `{{${title ?? "meta.title"}}}`,
        editable: true,
        hint: "The last part of the page’s address, and its file name.",
      },
      ...(address ? { preview_path: addressOf({ base }, address) } : {}),
      // The editor would write earlier addresses into the record. They belong into site.yaml.
      aliases_field: false,
      fields,
    };
  };
  return {
    load_config_file: false,
    editor: { preview: false },
    ...target,
    display_url: `${target.site_url}${base}`,
    logo: { src: `${base}favicon.svg`, show_in_header: false },
    media_folder: `${folder}/images`,
    public_folder: "",
    output: { omit_empty_optional_fields: true },
    // Names of new files and pictures.
    slug: { encoding: "ascii", clean_accents: true, maxlength: 90 },
    media_libraries: { default: { config: { slugify_filename: true, max_file_size: 20_000_000 } } },
    collections: [
      { name: "words", label: "Texts of page kinds", files: filesOf("words") },
      ...contentFiles.flatMap(([name, path]) => (isFolder(name) ? [folderOf(name, path)] : [])),
      { name: "lists", label: "Lists and settings", files: filesOf("lists") },
    ],
  };
}
