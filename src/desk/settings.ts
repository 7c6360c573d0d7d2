/** Settings of the editor: a form for each file, made from its schema. */
import { dirname, extname } from "node:path";
import type { CmsConfig, Field } from "@sveltia/cms";
import { z } from "zod";
import { addressOf } from "../data/addresses.ts";
import type { Content } from "../data/content.ts";
import { ContentError } from "../reader/content-error.ts";
import { keyOf, openFolder } from "../reader/folder.ts";
import { schemasOf, slugsIn } from "../site/files.ts";
import { loadContent, type SiteOptions } from "../site/load.ts";
import { fieldsOf as textsIn } from "../site/read.ts";
import { contentFiles, fileOfPage } from "../pages/pages.ts";
import { fileOf, isFolder } from "../data/content-files.ts";
import { unwrapped } from "../reader/walk.ts";
import { meaningOf } from "../data/schema/reference.ts";

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

type Ids = ReadonlyMap<string, readonly string[]>;

/** Labels of keys that are developers' words. */
const labels: Readonly<Record<string, string>> = {
  badge: "Price",
  band: "Top of the page",
  detail: "Description",
  eyebrow: "Small line above the title",
  hue: "Colour",
  lead: "Text below the title",
  meta: "For search engines",
  to: "Link",
};

const labelOf = (name: string) => {
  if (Object.hasOwn(labels, name)) return labels[name];
  const words = name.replace(/([A-Z])/g, " $1").replaceAll(/[-/]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

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
const selectFrom = (values: Iterable<unknown>) => ({
  widget: "select",
  options: [...values].map((value) => ({ value, label: String(value) })),
});

/** The field that titles a record in lists. */
const titleIn = (names: readonly string[]) => ["title", "name"].find((one) => names.includes(one));

function widgetOf(schema: z.core.$ZodType, ids: Ids): Record<string, unknown> {
  const meaning = meaningOf(schema);
  const named = meaning?.is === "reference" ? ids.get(meaning.of) : undefined;
  // The editor refuses a select without options.
  if (named?.length) return selectFrom(named);
  if (meaning?.is === "photograph") return picture;
  if (meaning?.is === "prose") return markdown;
  if (schema instanceof z.ZodEnum) return selectFrom(schema.options);
  if (schema instanceof z.ZodLiteral) return selectFrom(schema.values);
  // A switch would write “false” into every record without the key.
  if (schema instanceof z.ZodBoolean) return selectFrom([true, false]);
  if (schema instanceof z.ZodNumber) return { widget: "number", value_type: schema.isInt ? "int" : "float" };
  if (schema instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (schema instanceof z.ZodISODateTime)
    return { widget: "datetime", type: "datetime-local", format: "YYYY-MM-DDTHH:mm" };
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: "auto", fields: fieldsOf(schema, ids) };
  if (schema instanceof z.ZodRecord) {
    const keys = meaningOf(schema.keyType);
    const known = keys?.is === "reference" ? ids.get(keys.of) : undefined;
    const shape = [...(known ?? [])].map((id) => [id, z.optional(schema.valueType)]);
    return widgetOf(z.object(Object.fromEntries(shape)), ids);
  }
  if (schema instanceof z.ZodArray) {
    const element = unwrapped(schema.element);
    const list = { widget: "list", collapsed: true };
    if (!(element instanceof z.ZodDiscriminatedUnion)) {
      const item = fieldOf("item", element, ids);
      const title = item.fields && titleIn(item.fields.map(({ name }) => name));
      const summary = title ? { summary: `{{${title}}}` } : {};
      return { ...list, ...(item.fields ? { ...summary, fields: item.fields } : { field: item }) };
    }
    const { discriminator, options } = element.def;
    const types = options.map((option) => {
      const {
        _zod: { propValues },
      } = option;
      const name = [...(propValues?.[discriminator] ?? [])].join();
      const fields = fieldOf(name, option, ids).fields?.filter((one) => one.name !== discriminator);
      return { name, label: labelOf(name), widget: "object", ...(fields?.length ? { fields } : {}) };
    });
    return { ...list, types, typeKey: discriminator };
  }
  const most = schema instanceof z.ZodString ? (schema.maxLength ?? Infinity) : 0;
  return most > 150 ? { widget: "text" } : { widget: "string", ...(most > 0 ? { maxlength: most } : {}) };
}

function fieldOf(name: string, schema: z.core.$ZodType, ids: Ids): FormField {
  const inner = unwrapped(schema);
  const hint = z.globalRegistry.get(inner)?.description;
  const required = !z.safeParse(schema, undefined).success;
  return { name, label: labelOf(name), required, ...(hint ? { hint } : {}), ...widgetOf(inner, ids) };
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
  if (!(inner instanceof z.ZodObject)) return [{ ...fieldOf(topList, schema, ids), root: true }];
  const prose = path.endsWith(".md") ? [{ name: "body", label: "Text", ...markdown }] : [];
  return [...fieldsOf(inner, ids), ...prose];
}

/** Ids by kind of record. Records with files of their own have slugs as ids. */
function idsIn(root: string): Ids {
  const folder = openFolder(root);
  const fields = textsIn(folder, schemasOf(folder)).filter(({ meaning }) => meaning.is === "id");
  const byKind = Map.groupBy(fields, ({ meaning }) => ("of" in meaning ? meaning.of : ""));
  const categories = slugsIn(folder, "categories");
  const valueOf = (slug: string) => folder.file(fileOf("categories", slug)).value;
  return new Map<string, readonly string[]>([
    ...[...byKind].map(([kind, some]) => [kind, [...new Set(some.map(({ text }) => text))]] as const),
    ["article", slugsIn(folder, "articles")],
    ["category", categories],
    ["category page", categories.filter((slug) => Object.hasOwn(Object(valueOf(slug)), "page"))],
  ]);
}

/** Fields of each file, in the order of its schema. `*` in a path stands for the slug of a record. */
export function formsIn(root: string): Map<string, FormField[]> {
  const ids = idsIn(root);
  return new Map(contentFiles.map(([, path, schema]) => [path, formOf(path, schema, ids)]));
}

/** Pages of the content. None while it has mistakes, which the desk can correct. */
function pagesOf(options: SiteOptions): Content["pageList"] {
  try {
    return loadContent(options).pageList;
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}

/** Finds the path of the page that shows a file. For a folder of records, it has a placeholder for the slug. */
function previewsIn(options: SiteOptions, base: string) {
  const pages = pagesOf(options);
  return (file: string): { preview_path?: string } => {
    const shown = pages.filter((page) => fileOfPage(page).replace(`/${page.slug}.`, "/*.") === file);
    const patterns = shown.map(({ path, slug }) =>
      path.replace(/[^/]+$/, (end) => (end === slug ? "{{slug}}" : end)),
    );
    const [pattern, ...others] = new Set(patterns);
    if (pattern === undefined || others.length > 0) return {};
    return { preview_path: addressOf({ base }, pattern) };
  };
}

/** Where the editor saves, and where the pages are. `folder` is the path of the content in the repository. */
export type Target = Pick<CmsConfig, "backend" | "publish_mode" | "app_title" | "site_url"> & {
  folder: string;
  base: string;
};

export function settingsFor(options: SiteOptions, { folder, base, ...target }: Target): CmsConfig {
  const forms = formsIn(options.root);
  const previewOf = previewsIn(options, base);
  const partOf = (path: string) => ({
    ...previewOf(path),
    // Tests in the editor check the options of widgets.
    fields: forms.get(path) as unknown as Field[],
  });
  const filesOf = (name: string) =>
    contentFiles
      .filter(([collection]) => collection === name)
      .map(([, path]) => ({
        name: keyOf(path),
        label: labelOf(keyOf(path)),
        file: `${folder}/${path}`,
        ...partOf(path),
      }));
  const folders = contentFiles.flatMap(([name, path, schema]) => {
    if (!isFolder(name)) return [];
    const title = titleIn(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
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
      ...partOf(path),
    };
  });
  return {
    load_config_file: false,
    ...target,
    display_url: `${target.site_url}${base}`,
    media_folder: `${folder}/images`,
    public_folder: "",
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    // Names of new files and pictures.
    slug: { encoding: "ascii", clean_accents: true, maxlength: 90 },
    media_libraries: { default: { config: { slugify_filename: true, max_file_size: 20_000_000 } } },
    collections: [
      { name: "words", label: "Texts of page kinds", files: filesOf("words") },
      ...folders,
      { name: "lists", label: "Lists and settings", files: filesOf("lists") },
    ],
  };
}
