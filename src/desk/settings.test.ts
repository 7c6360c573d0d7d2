import { expect, test } from "vitest";
import { copyContent } from "../../tests/fixtures/content-copy.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { settingsFor, type FormField } from "./settings.ts";

const target = { backend: { name: "github" as const, repo: "ada/site" }, folder: "content", base: "/site/" };
const content = "content";
const { collections = [] } = settingsFor(optionsOf(content), target);
const folders = collections.flatMap((one) => ("folder" in one ? [one] : []));

/** Settings that the editor refuses: selects without options or with equal ones, groups without fields. */
function refusedIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const { options, fields, types } = value as Record<string, { value: unknown }[] | undefined>;
  const isRefused =
    [options, fields, types].some((list) => list?.length === 0) ||
    (options && new Set(options.map((one) => one.value)).size < options.length);
  return [...(isRefused ? [value] : []), ...Object.values(value).flatMap(refusedIn)];
}

test("the settings for the content are valid", () => {
  expect(refusedIn(collections)).toEqual([]);
});

test("the settings are valid despite a missing file and two records with one id", () => {
  const { root, remove, read, put } = copyContent();
  put("courses/other.yaml", read("courses/wheel.yaml"));
  put("people.yaml", "");
  expect(refusedIn(settingsFor(optionsOf(root), target).collections)).toEqual([]);
  remove();
});

test("each new file is named by a text that its form requires", () => {
  expect(folders.map(({ name }) => name)).toContain("coursePages");
  for (const { name, slug, fields } of folders) {
    const [, path = ""] = /^\{\{([\w.]+)\}\}$/.exec(Object(slug).template) ?? [];
    let field: Partial<FormField> | undefined = { fields: fields as unknown as FormField[] };
    for (const key of path.split(".")) field = field?.fields?.find((one) => one.name === key);
    expect(field, name).toMatchObject({ required: true, widget: expect.stringMatching(/^(string|text)$/) });
  }
});

test("a form leads to the page that shows its file", () => {
  expect(folders.find(({ name }) => name === "coursePages")).toMatchObject({
    folder: "content/courses",
    preview_path: "/site/course/{{slug}}",
  });
});

test("labels are words of editors, and values are titles and colours", () => {
  const settings = JSON.stringify(collections);
  expect(settings.match(/"(label|hint)":"[^"]*\b(alt|badge|band|eyebrow|hue\d?|slug)\b[^"]*"/gi)).toEqual(
    null,
  );
  expect(settings).toContain('"name":"badge","label":"Price"');
  expect(settings).toContain('{"value":"hue1","label":"Coral"}');
  expect(settings).toContain('{"value":"june-castell","label":"June Castell"}');
});

test("limits of the schemas are limits of the form, with the sentence of the check", () => {
  const course = folders.find(({ name }) => name === "coursePages");
  const fields = new Map(course?.fields.map((one) => [one.name, one]));
  expect(fields.get("title")).toMatchObject({ required: true, maxlength: 150 });
  expect(fields.get("questions")).toMatchObject({ widget: "list", min: 1 });
  const { pattern: [form = "", sentence] = [] }: { pattern?: string[] } = Object(fields.get("id"));
  expect(sentence).toBe("Expected: lower case with hyphens, such as crisis-management.");
  expect(new RegExp(form.slice(1, -1)).test("Crisis")).toBe(false);
});
