import { dirname, extname, join } from "node:path";
import type { CmsConfig, Field } from "@sveltia/cms";
import { z } from "zod";
import { addressOf } from "../../site/file-paths.ts";
import type { Problem } from "../../site/load/content-error.ts";
import { listPages, slugsIn } from "../../site/load/page-list.ts";
import { keyOf, readMarkdown, readYaml } from "../../site/load/read.ts";
import { readText } from "../../site/load/read-text.ts";
import { fileOfPage } from "../../site/pages.ts";
import { fileOf, isFolder, singleFiles } from "../../site/records.ts";
import { sectionKinds } from "../../site/sections.ts";
import { unwrapped } from "../../site/schema/walk.ts";
import { helpFor, meaningOf, meaningsIn } from "../../site/schema/reference.ts";
import { readLanguages } from "../../site/load/settings.ts";
import { formFileOf, formFiles, inLanguage, sentenceOf } from "./folder.ts";

/** A field of a form. Other keys depend on its widget. */
type FormField = { name: string; comment?: string; fields?: FormField[]; types?: FormField[] } & Record<
  string,
  unknown
>;
type Ids = ReadonlyMap<string, ReadonlySet<string>>;

/** Labels of keys that are developers' words. */
const labels: Readonly<Record<string, string>> = { badge: "Price", detail: "Description", hue: "Colour" };

const labelOf = (name: string) => {
  if (Object.hasOwn(labels, name)) return labels[name];
  const words = name.replace(/([A-Z])/g, " $1").replaceAll(/[-/]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
};

/** Markdown that the site accepts (site/load/prose). */
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
  const named = meaning?.is === "reference" && ids.get(meaning.to);
  // The editor refuses a select without options.
  if (named) return selectFrom(named);
  if (meaning?.is === "photograph") return picture;
  if (meaning?.is === "prose") return markdown;
  if (schema instanceof z.ZodEnum) return selectFrom(schema.options);
  if (schema instanceof z.ZodLiteral) return selectFrom(schema.values);
  if (schema instanceof z.ZodBoolean) return { widget: "boolean" };
  if (schema instanceof z.ZodNumber) return { widget: "number", value_type: schema.isInt ? "int" : "float" };
  if (schema instanceof z.ZodISODate) return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  if (schema instanceof z.ZodISODateTime)
    return { widget: "datetime", type: "datetime-local", format: "YYYY-MM-DDTHH:mm" };
  if (schema instanceof z.ZodTemplateLiteral) return { widget: "color" };
  if (schema instanceof z.ZodObject)
    return { widget: "object", collapsed: "auto", fields: fieldsOf(schema, ids) };
  if (schema instanceof z.ZodRecord) {
    const keys = meaningOf(schema.keyType);
    if (keys?.is !== "reference") return { widget: "keyvalue" };
    const shape = [...(ids.get(keys.to) ?? [])].map((id) => [id, z.optional(schema.valueType)]);
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
  const hint = z.globalRegistry.get(inner)?.description ?? helpFor(inner);
  const required = !z.safeParse(schema, undefined).success;
  return { name, label: labelOf(name), required, ...(hint ? { hint } : {}), ...widgetOf(inner, ids) };
}

const fieldsOf = ({ shape }: z.ZodObject, ids: Ids) =>
  Object.entries(shape)
    .map(([name, schema]) => fieldOf(name, schema, ids))
    // A group with a field per record is empty if there are no records.
    .filter(({ fields }) => fields?.length !== 0);

const topList = "records";

/** Adds a mistake to its field and to all lists and groups around it. */
function note(fields: readonly FormField[], at: string, sentence: string): void {
  const names = at
    .replace("(prose)", "body")
    .replace(/^(?=\[)/, topList)
    .split(/\.|\[\d+\]\.?/);
  let level = fields;
  for (const name of names) {
    const named = level.filter((field) => field.name === name);
    for (const field of named) field.comment = `${field.comment ?? ""} ${sentence}`.trim();
    level = named.flatMap((field) => [field, ...(field.types ?? [])]).flatMap((field) => field.fields ?? []);
  }
}

function idsIn(root: string): Ids {
  const ids = new Map<string, Set<string>>();
  const add = (kind: string, id: string) => ids.set(kind, (ids.get(kind) ?? new Set()).add(id));
  // Lists first: the editor shows ids in this order.
  for (const [collection, path, schema] of formFiles.toReversed()) {
    const files = isFolder(collection)
      ? slugsIn(root, collection).map((slug) => fileOf(collection, slug))
      : [path];
    for (const file of files) {
      const { value } = (file.endsWith(".md") ? readMarkdown : readYaml)(root, file, []);
      for (const { text, meaning } of meaningsIn(schema, value).texts)
        if (meaning.is === "id") add(meaning.of, text);
      if (collection === "articles") add("article", keyOf(file));
      if (collection === "categories") add("category", keyOf(file));
      if (collection === "categories" && Object.hasOwn(Object(value), "page"))
        add("category page", keyOf(file));
    }
  }
  return ids;
}

/** Address of a page that shows a file, if there is one. */
export function pageOf(root: string, path: string, pages = listPages(root)): string | undefined {
  const list = Object.entries(singleFiles).find(([, [file]]) => file === path)?.[0];
  // Of several sections with the list, the most specific one.
  const [section] = sectionKinds
    .filter(({ shows = [] }) => shows.some((one) => one === list))
    .toSorted((one, other) => (one.shows?.length ?? 0) - (other.shows?.length ?? 0));
  return pages.find((page) => {
    const file = fileOfPage(page);
    return section
      ? readText(root, file, [])?.includes(`- kind: ${section.kind}\n`)
      : file === path || path === fileOf("words", page.kind);
  })?.path;
}

/** Finds the path of the page that shows a file. For a folder of records, it has a placeholder for the slug. */
function previewsIn(root: string, base: string) {
  const pages = listPages(root);
  return (collection: string, file: string): { preview_path?: string } => {
    const ofFolder = pages.filter(
      (page) => isFolder(collection) && fileOfPage(page) === fileOf(collection, page.slug ?? ""),
    );
    const [{ pattern } = { pattern: "" }] = ofFolder;
    const areAlike = ofFolder.every(({ path, slug = "" }) => path === pattern.replace(":slug", slug));
    const path = file.includes("*")
      ? areAlike && pattern.replace(":slug", "{{slug}}")
      : pageOf(root, file, pages);
    return path ? { preview_path: addressOf({ base }, path) } : {};
  };
}

/** Where the editor saves. The path of the content (`folder`) and of the pages (`base`) end with a slash. */
type Target = Pick<CmsConfig, "backend" | "app_title" | "site_url" | "display_url" | "show_preview_links"> & {
  folder?: string;
  base?: string;
};

/** The desk of this machine, by the address of its Gitea API. */
export const localTarget = (gitea: string): Target => ({
  backend: {
    name: "gitea",
    repo: "desk/content",
    branch: "files",
    api_root: `${gitea}/api/v1`,
    base_url: gitea,
    app_id: "desk",
    auth_methods: ["oauth"],
  },
  app_title: "To begin, press the button with “Gitea / Forgejo”.",
  show_preview_links: false,
});

export function settingsFor(
  root: string,
  problems: readonly Problem[],
  { folder = "", base = "/", ...target }: Target,
): CmsConfig {
  const ids = idsIn(root);
  const previewOf = previewsIn(root, base);
  const form = (file: string, schema: z.ZodType) => {
    const inner = unwrapped(schema);
    const fields =
      inner instanceof z.ZodObject
        ? fieldsOf(inner, ids)
        : [{ ...fieldOf(topList, schema, ids), root: true }];
    if (file.endsWith(".md")) fields.push({ name: "body", label: "Text", ...markdown });
    for (const problem of problems)
      if (formFileOf(problem.file)?.[1] === file) note(fields, problem.field, sentenceOf(problem, root));
    // Tests in the editor check the options of widgets.
    return fields as unknown as Field[];
  };
  const filesOf = (name: string) =>
    formFiles.flatMap(([collection, file, schema]) => {
      const key = keyOf(file);
      return collection === name
        ? [
            {
              name: key,
              label: labelOf(key),
              file: folder + file,
              ...previewOf(name, file),
              fields: form(file, schema),
            },
          ]
        : [];
    });
  const folders = formFiles.flatMap(([name, file, schema]) => {
    if (!file.includes("*")) return [];
    const title = titleIn(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
    return {
      name,
      label: labelOf(name),
      folder: folder + dirname(file),
      ...previewOf(name, file),
      extension: extname(file).slice(1),
      format: file.endsWith(".md") ? ("yaml-frontmatter" as const) : ("yaml" as const),
      identifier_field: title ?? "meta.title",
      // The meta title is no name, so lists show the slug too.
      ...(title ? {} : { summary: "{{slug}}: {{meta.title}}" }),
      slug: {
        template: `{{${title ?? "meta.title"}}}`,
        editable: true,
        hint: "The last part of the page’s address, and its file name.",
      },
      fields: form(file, schema),
    };
  });
  return {
    load_config_file: false,
    ...target,
    media_folder: `${folder}images`,
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

/** Settings of the editor for all languages of a site. */
export function settingsOfAll(root: string, problems: readonly Problem[], target: Target): CmsConfig {
  const problemsOf = (tag: string) =>
    problems.flatMap((one) => {
      const [folder, file] = inLanguage(one.file);
      return folder === tag ? { ...one, file } : [];
    });
  const { folder = "", base = "/" } = target;
  const first = settingsFor(root, problemsOf(""), target);
  const further = Object.entries(readLanguages(root)).flatMap(([tag, language]) => {
    const place = { folder: `${folder}${tag}/`, base: `${base}${tag.toLowerCase()}/` };
    const { collections = [] } = settingsFor(join(root, tag), problemsOf(tag), { ...target, ...place });
    return collections.map((one) =>
      "label" in one ? { ...one, name: `${tag}-${one.name}`, label: `${language}: ${one.label}` } : one,
    );
  });
  return { ...first, collections: [...(first.collections ?? []), ...further] };
}
