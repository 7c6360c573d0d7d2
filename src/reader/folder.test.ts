import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "../../tests/fixtures/folder.ts";
import type { FieldPath, Problem } from "./content-error.ts";
import { openFolder } from "./folder.ts";
import { readText } from "./read-text.ts";

/** Mistakes: line, found, and the start of the remedy. */
const sentences = (problems: readonly Problem[]) =>
  problems.map(({ line, found, expected, remedy }) => {
    expect(expected).not.toBe("");
    return `${line} ${found} | ${remedy.split(/[,.;]/)[0]}`;
  });

/** The source of a file with these bytes, and its mistakes. */
function read(file: string, bytes: string) {
  const result = openFolder(folderWith({ [file]: bytes })).file(file);
  return { result, said: sentences(result.problems) };
}

const quotes = "Put quotes around the whole text";
const compare = "Compare the line with those around it: indent";
const unclosed = (sign: string, end: string, line: string) =>
  `1 a ${sign} that is not closed: “${line}” | Write ${end} where the part that starts with ${sign} ends`;

test.each<[yaml: string, ...said: string[]]>([
  ["a:\n\tb: 1", "2 “b: 1” | Replace each tab with spaces"],
  ['a: "one\nb: 2', unclosed('"', '"', 'a: "one')],
  ["- a: 'it's'\n  b: 1", unclosed("'", "'", "- a: 'it's'")],
  ["a: [b, c\nd: e", unclosed("[", "]", "a: [b, c")],
  ["a: { b: 1, c: [2]\nd: 1", unclosed("{", "}", "a: { b: 1, c: [2]")],
  ...["{ b: 1; c: 2 }", "{ b: 1 c: 2 }", "[{ b: x; c: y }, z]"].map((flow): [string, string] => [
    `a: ${flow}`,
    `1 “a: ${flow}” | ${compare}`,
  ]),
  // Text that needs quotes, with what to write.
  ...["@b", "- b", "`b` c", "%b", "? b", "[b] c", "| b", "it's one: two"].map((value): [string, string] => [
    `a: ${value}`,
    `1 “a: ${value}” | ${quotes}: "${value}"`,
  ]),
  [`a: - "b" it's`, `1 “a: - "b" it's” | ${quotes}: '- "b" it''s'`],
  ["a: 1\nb:2\nc: 3", `2 “b:2” | ${compare}`],
  ["a: 1\nb\nc: 3", `2 “b” | ${compare}`],
  // A space less, in records and lists.
  ...[
    ["a:\n  b: 1\n c: 2\n", "3 “c: 2”"],
    ["a:\n  - b: 1\n    c: 2\n   d: 3\n", "4 “d: 3”"],
    ["a:\n  - b\n  c: 1\n", "3 “c: 1”"],
  ].map(([text = "", found]): [string, string] => [text, `${found} | ${compare}`]),
  ["a:\n  b: 1\n  b: 2\n  b: 3", "3 “b: 2” | Delete one of the two lines"],
  ["a: @b\nc: `d`", `1 “a: @b” | ${quotes}: "@b"`],
  ["a: 1\n---\nb: 2", `2 “---” | ${compare}`],
  [
    "a: &x y\nb: *x # note\nc: !t\n  d: 1",
    ...["a: &x y", "b: *x # note", "c: !t"].map((line, index) => `${index + 1} “${line}” | ${quotes}`),
  ],
  ["a: #2f6db5", `1 “a: #2f6db5” | ${quotes}`],
  ['a: "\\q"', `1 “a: "\\q"” | ${compare}`],
  ...["", " \n", "# note\n", "~\n", "null # note\n"].map((nothing): [string, string] => [
    nothing,
    "1 an empty file, or only comments | Restore the content of the file",
  ]),
])("each mistake of the YAML %j has line and remedy", (text, ...said) => {
  const { result, said: sentence } = read("a.yaml", text);
  expect(sentence).toEqual(said);
  expect(result.value).toBeUndefined();
  // An unreadable file has a line too.
  expect(result.lineOf(["b"])).toBeGreaterThan(0);
});

test("valid YAML has no mistakes: quotes, brackets, comments, odd texts", () => {
  const text =
    "a: \"one \\\" two\" # note\nb: 'it''s'\nc: { d: \"x\", e: 'y' }\n'f': 1 # note\nh:\n  - - 'two'\ni: \"goes on\n  in the next line: here\"\nj: [x] # note\nk: # note\n  l\n# m: \t tab in a note\n";
  expect(read("a.yaml", text)).toMatchObject({
    result: { value: { b: "it's", i: "goes on in the next line: here", k: "l" } },
    said: [],
  });
});

test("every value has a line, and a missing one that of its record", () => {
  const { lineOf, value } = read(
    "a.yaml",
    "# note\na: 1\nlist:\n  - id: x\n    to: >-\n      y\n  - id: z\n2024: n\n",
  ).result;
  expect(value).toEqual({ a: 1, list: [{ id: "x", to: "y" }, { id: "z" }], 2024: "n" });
  for (const [path, line] of [
    [["a"], 2],
    [["list", 0, "to"], 5],
    [["list", 1, "id"], 7],
    [["list", 1, "to"], 7],
    [["list", 5, "id"], 3],
    [["nothing", "inner"], 2],
    [[], 2],
  ] as [FieldPath, number][])
    expect(lineOf(path), path.join(".")).toBe(line);
});

test("Markdown has front matter with line numbers, and the first line of its prose", () => {
  const { result, said } = read("a.md", "---  \na: 1\nb: 2\n--- \n\nWords.\n---\nMore.\n");
  expect(result).toMatchObject({ value: { a: 1, b: 2 }, prose: { text: "\nWords.\n---\nMore.\n", line: 5 } });
  expect(result.lineOf(["b"])).toBe(3);
  expect(said).toEqual([]);
});

const begin = "Write ---";
test.each([
  ["Words.\n---\na: 1\n---\n", `1 "Words." | ${begin}`],
  ["---\na: 1\n----\n", `1 "---" | ${begin}`],
  ["--- a\n---\n", `1 "--- a" | ${begin}`],
  ["---\n---\nWords.\n", "1 an empty file, or only comments | Restore the content of the file"],
])("the Markdown %j lacks front matter", (text, said) => {
  expect(read("a.md", text)).toMatchObject({ result: { value: undefined }, said: [said] });
});

const foreign = "text in an encoding other than UTF-8";
const again = "Save the file with the encoding UTF-8 (in most editors: Save as…";
const anew = "Delete the character";
test.each<[bytes: string | Uint8Array, text: string | undefined, ...said: string[]]>([
  ["\uFEFFa\r\nb\rc\n", "a\nb\nc\n"],
  [
    "राम 👩\u200D💻 10\u00A0km “quoted” – dash… Nguyễn Văn Ánh 日本語",
    "राम 👩\u200D💻 10\u00A0km “quoted” – dash… Nguyễn Văn Ánh 日本語",
  ],
  [Buffer.from("\uFEFFTessera", "utf16le"), undefined, `1 ${foreign}: “��Tessera” | ${again}`],
  [Buffer.from("Tes", "utf16le"), "T\0e\0s\0", `1 the invisible character U+0000 after “T” | ${anew}`],
  [Buffer.from("a\nb\n  Málaga \nCádiz\n", "latin1"), undefined, `3 ${foreign}: “M�laga” | ${again}`],
  [
    "\u200Ba\u200B\nb\n  c\u200B\u200B\n",
    "\u200Ba\u200B\nb\n  c\u200B\u200B\n",
    `1 the invisible character U+200B after “” | ${anew}`,
    `3 the invisible character U+200B after “c” | ${anew}`,
  ],
  [
    "a\n<<<<<<< HEAD\nb",
    undefined,
    "2 a merge conflict marker: “<<<<<<< HEAD” | Keep the right text and delete the three markers",
  ],
  ...["version https://git-lfs.github.com/spec/v1\noid", "/annex/objects/MD5E-s1"].map(
    (text): [string, undefined, string] => [
      text,
      undefined,
      `1 a pointer of Git LFS or git-annex in place of the file: “${text.split("\n")[0]}” | Fetch the file: git lfs pull`,
    ],
  ),
  ["a".repeat(5_000_001), undefined, "1 a file of 5 MB | Move it away"],
])("%#: the bytes of a file are text, or a mistake explains why not", (bytes, text, ...said) => {
  const { text: found, problems } = readText(folderWith({ a: bytes }), "a");
  expect([found, ...sentences(problems)]).toEqual([text, ...said]);
});

test("a folder lists its files in order, without those of systems and editors", () => {
  const left = [".hidden", "desktop.ini", "Thumbs.db", "a.md~", "a.md.bak", "~$a.docx", "#a.md#"];
  const root = folderWith({
    "people/b.md": "",
    "people/a.md": "",
    ...Object.fromEntries(left.map((name) => [`people/${name}`, ""])),
  });
  expect(openFolder(root).entries).toEqual([
    { file: "people", isFolder: true },
    { file: "people/a.md", isFolder: false },
    { file: "people/b.md", isFolder: false },
  ]);
  // A symbolic link is what it leads to.
  for (const [name, target] of [
    ["shared", "people"],
    ["one.md", "people/a.md"],
    ["broken", "nowhere"],
    ["circle", "circle"],
  ] as const)
    symlinkSync(target, join(root, name));
  expect(openFolder(root).entries.filter(({ isFolder }) => isFolder)).toEqual([
    { file: "people", isFolder: true },
    { file: "shared", isFolder: true },
  ]);
  expect(openFolder(root).entries.map(({ file }) => file)).toEqual(
    expect.arrayContaining(["broken", "circle", "one.md", "shared/a.md", "shared/b.md"]),
  );
});
