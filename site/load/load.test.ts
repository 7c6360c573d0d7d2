import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ContentError, loadContent } from "./load.ts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", root, { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

/** Changes a file of the copied content; fails when there is nothing to change, so that no test passes for nothing. */
function edit(file: string, found: string | RegExp, put: string): void {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  const changed = text.replace(found, put);
  if (changed === text) throw new Error(`${file} holds no ${String(found)}.`);
  writeFileSync(path, changed);
}

function mistakes() {
  try {
    loadContent(root);
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

test("the content as it stands is sound", () => {
  expect(mistakes()).toEqual([]);
});

test("a misspelt key is named with its file and line", () => {
  edit("site.yaml", /^phone:/m, "fone:");
  const line =
    readFileSync(join(root, "site.yaml"), "utf8")
      .split("\n")
      .findIndex((text) => text.startsWith("fone:")) + 1;
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "site.yaml", line, field: "fone", found: "the key “fone”" }),
  );
});

test("a missing key is reported where its record stands, and the remedy names it", () => {
  edit("site.yaml", /^phone:.*\n/m, "");
  expect(mistakes()).toContainEqual(
    expect.objectContaining({
      file: "site.yaml",
      field: "phone",
      found: "nothing",
      remedy: "Add the key “phone”.",
    }),
  );
});

test("all mistakes of all files are listed at once", () => {
  edit("site.yaml", /^email:.*$/m, "email: nobody");
  edit("courses.yaml", /category: management/, "category: managment");
  edit("events.yaml", /2024-10-04T09:00/, "4 October");
  edit("navigation.yaml", /to: \/contact/, "to: /contacts");
  const problems = mistakes();
  expect(new Set(problems.map(({ file }) => file))).toEqual(
    new Set(["site.yaml", "courses.yaml", "events.yaml", "navigation.yaml"]),
  );
});

test("an unknown value is answered with the known ones and the nearest", () => {
  edit("courses.yaml", /category: management/, "category: managment");
  const [problem] = mistakes();
  expect(problem?.found).toBe('"managment"');
  expect(problem?.expected).toContain("design, development, management, finance");
  expect(problem?.remedy).toContain("Did you mean “management”?");
});

test("an unknown figure is answered with the list of those that can be drawn", () => {
  edit("courses.yaml", /figure: siren/, "figure: sirene");
  const [problem] = mistakes();
  expect(problem?.expected).toMatch(/pen-nib.*siren/);
  expect(problem?.remedy).toContain("siren");
});

test("a link to a page that does not exist is reported with the nearest path", () => {
  edit("banners.yaml", /to: \/career/, "to: /carreer");
  const [problem] = mistakes();
  expect(problem).toMatchObject({ file: "banners.yaml", found: '"/carreer"' });
  expect(problem?.remedy).toContain("/career");
});

test("a link in an article's prose is held against the route table too", () => {
  writeFileSync(
    join(root, "articles/blog1.md"),
    `${readFileSync(join(root, "articles/blog1.md"), "utf8")}\nRead [more](/nowhere).\n`,
  );
  const line =
    readFileSync(join(root, "articles/blog1.md"), "utf8")
      .split("\n")
      .findIndex((text) => text.includes("/nowhere")) + 1;
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "articles/blog1.md", found: "a link to /nowhere", line }),
  );
});

test("Markdown that an article cannot hold is reported, not dropped", () => {
  writeFileSync(
    join(root, "articles/blog2.md"),
    `${readFileSync(join(root, "articles/blog2.md"), "utf8")}\n| a | b |\n|---|---|\n| 1 | 2 |\n`,
  );
  expect(mistakes()).toContainEqual(expect.objectContaining({ file: "articles/blog2.md", field: "(prose)" }));
});

test("a reference to a record that does not exist is reported", () => {
  edit("course-lists.yaml", /course: design-systems/, "course: design-sytems");
  const [problem] = mistakes();
  expect(problem?.file).toBe("course-lists.yaml");
  expect(problem?.expected).toMatch(/^the id of a course/);
});

test("two records of one id are reported", () => {
  const [first, second] = [...readFileSync(join(root, "courses.yaml"), "utf8").matchAll(/id: ([\w-]+)/g)].map(
    ([, id = ""]) => id,
  );
  edit("courses.yaml", `id: ${second}\n`, `id: ${first}\n`);
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "courses.yaml", found: JSON.stringify(first) }),
  );
});

test("a file that no page reads is reported", () => {
  writeFileSync(join(root, "pages/abuot.yaml"), "meta: {}\n");
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "pages/abuot.yaml", remedy: expect.stringContaining("about.yaml") }),
  );
});

test("a missing file is reported", () => {
  rmSync(join(root, "jobs.yaml"));
  expect(mistakes()).toContainEqual(expect.objectContaining({ file: "jobs.yaml", found: "no such file" }));
});

test("broken YAML is reported with its line", () => {
  edit("faqs.yaml", /^pricing:/m, "pricing: [\n");
  expect(mistakes()).toContainEqual(expect.objectContaining({ file: "faqs.yaml", field: "(YAML)" }));
});

test("a photograph without a text alternative, or without its file, is reported", () => {
  edit("courses.yaml", /(\n\s*)figure: siren/, "$1figure: siren$1photograph: { file: crisis.jpg }");
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ file: "courses.yaml", field: expect.stringMatching(/photograph\.alt$/) }),
  );
  edit(
    "courses.yaml",
    "photograph: { file: crisis.jpg }",
    "photograph: { file: crisis.jpg, alt: People at a table }",
  );
  expect(mistakes()).toContainEqual(
    expect.objectContaining({ found: '"crisis.jpg"', expected: "the name of a file in content/images" }),
  );
});

test("an event that ends before it starts, or lies in no known time zone, is reported", () => {
  edit("events.yaml", /2024-10-04T19:00/, "2024-10-04T08:00");
  edit("events.yaml", /America\/New_York/, "America/New_Yrok");
  const fields = mistakes().map(({ field }) => field);
  expect(fields).toEqual(
    expect.arrayContaining([expect.stringMatching(/end$/), expect.stringMatching(/timeZone$/)]),
  );
});

test("the message gives file, line, field, what was found, what was expected and what to do", () => {
  edit("site.yaml", /^email:.*$/m, "email: nobody");
  expect(() => loadContent(root)).toThrow(
    /1 mistake in the content:\n\ncontent\/site\.yaml:\d+ {2}email\n {4}found {5}"nobody"\n {4}expected {2}.+\n {4}to do {5}.+/,
  );
});
