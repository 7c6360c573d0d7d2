import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import type { FieldPath, Problem } from "./content-error.ts";
import { entriesIn, keyOf, readMarkdown, readYaml } from "./read.ts";
import { readText } from "./read-text.ts";

let root: string;
let problems: Problem[];

beforeEach(() => {
  problems = [];
  root = mkdtempSync(join(tmpdir(), "read-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
});

const said = () => problems.map(({ file, line, field, found }) => `${file}:${line} ${field} ${found}`);

/** Reads a YAML file with this text. */
function yaml(words: string) {
  writeFileSync(join(root, "a.yaml"), words);
  return readYaml(root, "a.yaml", problems);
}

/** Reads a text file of these bytes. */
function text(bytes: string | Uint8Array) {
  writeFileSync(join(root, "a.txt"), bytes);
  return readText(root, "a.txt", problems);
}

test("every value knows its line, and what is missing has that of the record in which it should be", () => {
  const { lineOf, value } = yaml("a: 1\n\nlist:\n  - id: x\n    to: >-\n      y\n  - id: z\n2024: n\n");
  expect(value).toEqual({ a: 1, list: [{ id: "x", to: "y" }, { id: "z" }], 2024: "n" });
  for (const [path, line] of [
    [["a"], 1],
    [["list"], 3],
    [["list", 0], 4],
    [["list", 0, "to"], 5],
    [["list", 1, "id"], 7],
    [["list", 1, "to"], 7],
    [["list", 5, "id"], 3],
    [["nothing", "inner"], 1],
    [["a", "inner"], 1],
    [[], 1],
  ] as [FieldPath, number][])
    expect(lineOf(path), path.join(".")).toBe(line);
  expect(said()).toEqual([]);
});

test("a record that begins below notes has its own line", () => {
  expect(yaml("# note\n\na: 1\n").lineOf([])).toBe(3);
});

test("a file of one word is content, which the schema may refuse", () => {
  expect(yaml("word\n")).toMatchObject({ value: "word", readable: true });
  expect(yaml("0\n")).toMatchObject({ value: 0, readable: true });
  expect(said()).toEqual([]);
});

test("a file of nothing but notes, or of an empty value, has no content", () => {
  for (const nothing of ["# note\n", "~\n", "null # note\n"]) {
    problems = [];
    expect(yaml(nothing)).toMatchObject({ value: undefined, readable: false });
    expect(said(), nothing).toEqual(["a.yaml:1 (the file) comments and no content"]);
  }
});

test("after a break the rest of a file is not read, and what only passes is reported line by line", () => {
  const broken = yaml("a: 'x'y\nb: @c\n");
  expect(broken).toMatchObject({ file: "a.yaml", value: undefined, readable: false });
  expect(broken.lineOf(["b"])).toBe(1);
  expect(readYaml(root, "none.yaml", []).lineOf(["b"])).toBe(1);
  expect(said()).toEqual(["a.yaml:1 (YAML) text behind the quotation mark that closes: “'x'y”"]);
  problems = [];
  expect(yaml('a: @b\nc: "\\q"\nd: 1\n')).toMatchObject({ readable: true });
  expect(said()).toEqual([
    "a.yaml:1 (YAML) text that starts with @: “@b”",
    'a.yaml:2 (YAML) a backslash in double quotes: “"\\q"”',
  ]);
});

test("a reference, the name of a place and a type become the text that was meant", () => {
  const { value } = yaml("a: &x y\nb: *x # note\nc: !t z\nd:\n  - *x\ne: !t\n  f: 1\n");
  expect(value).toEqual({ a: "&x y", b: "*x # note", c: "!t z", d: ["*x"], e: { f: 1 } });
  expect(said()).toEqual([
    "a.yaml:1 (YAML) text that starts with &: “&x y”",
    "a.yaml:2 (YAML) text that starts with *: “*x # note”",
    "a.yaml:3 (YAML) text that starts with !: “!t z”",
    "a.yaml:5 (YAML) text that starts with *: “*x”",
    "a.yaml:6 (YAML) text that starts with !: “!t”",
  ]);
});

test("a text that a note cuts off is reported, and a note behind quotes, a number or a list is none of that", () => {
  yaml("a: the 1 # 2\nb: 'x' # note\nc: 3 # note\nd: [x] # note\ne: # note\n  f\n");
  expect(said()).toEqual(["a.yaml:1 (YAML) text that ends at a #: “the 1”, without “# 2”"]);
  problems = [];
  yaml("a: the 1   # 2");
  expect(said()).toEqual(["a.yaml:1 (YAML) text that ends at a #: “the 1”, without “# 2”"]);
});

test("a key that stands twice is reported by its second place, in every record", () => {
  yaml("a: 1\nb:\n  c: 1\n  d: 2\n  c: 3\na: 4\n");
  expect(said()).toEqual([
    "a.yaml:6 (YAML) the key “a” a second time; the first is on line 1",
    "a.yaml:5 (YAML) the key “c” a second time; the first is on line 3",
  ]);
});

test("Markdown has front matter with the lines of the file, and its prose knows where it starts", () => {
  writeFileSync(join(root, "a.md"), "---  \na: 1\nb: 2\n--- \n\nWords.\n---\nMore.\n");
  const source = readMarkdown(root, "a.md", problems);
  expect(source).toMatchObject({ value: { a: 1, b: 2 }, prose: "\nWords.\n---\nMore.\n", proseLine: 5 });
  expect(source.lineOf(["b"])).toBe(3);
  expect(said()).toEqual([]);
});

test("Markdown without front matter, or with one that does not end, is not read", () => {
  for (const [words, found] of [
    ["Words.\n---\na: 1\n---\n", 'a.md:1 (front matter) "Words."'],
    ["---\na: 1\n----\n", "a.md:1 (front matter) front matter that does not end"],
    ["--- a\n---\n", 'a.md:1 (front matter) "--- a"'],
  ]) {
    problems = [];
    writeFileSync(join(root, "a.md"), words ?? "");
    const source = readMarkdown(root, "a.md", problems);
    expect(source).toMatchObject({ value: undefined, readable: false, prose: "", proseLine: 1 });
    expect(said()).toEqual([found]);
  }
  problems = [];
  expect(readMarkdown(root, "none.md", problems)).toMatchObject({
    value: undefined,
    prose: "",
    proseLine: 1,
  });
  expect(said()).toEqual(["none.md:1 (the file) no such file"]);
});

test("the first line of front matter may be its last", () => {
  writeFileSync(join(root, "a.md"), "---\n---\nWords.\n");
  expect(readMarkdown(root, "a.md", problems)).toMatchObject({ prose: "Words.\n", proseLine: 3 });
  expect(said()).toEqual(["a.md:1 (the file) comments and no content"]);
});

test("a folder gives what lies in it, in order and without hidden files", () => {
  mkdirSync(join(root, "people"));
  for (const name of ["b.md", "a.md", ".hidden"]) writeFileSync(join(root, "people", name), "");
  expect(entriesIn(root, "people")).toEqual([
    { file: "people/a.md", isFolder: false },
    { file: "people/b.md", isFolder: false },
  ]);
  expect(entriesIn(root, "")).toEqual([{ file: "people", isFolder: true }]);
  expect(entriesIn(root, "people/a.md")).toEqual([]);
  expect(entriesIn(root, "nowhere")).toEqual([]);
});

test("the key of a file is its name without folder and ending", () => {
  expect(keyOf("people/nina.okafor.md")).toBe("nina.okafor");
  expect(keyOf("nina")).toBe("nina");
});

test("line ends of every system are one, and a byte order mark goes", () => {
  expect(text("\uFEFFa\r\nb\rc\n")).toBe("a\nb\nc\n");
  expect(said()).toEqual([]);
});

test("UTF-16 is known by its mark, in either order, or by its zeros", () => {
  const words = Buffer.from("Tessera", "utf16le");
  for (const bytes of [
    Buffer.concat([Buffer.from([0xff, 0xfe]), words]),
    Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(words).swap16()]),
    words,
    Buffer.from([0x61, 0, 0x62, 0]),
    Buffer.from([0xff, 0xfe]),
  ]) {
    problems = [];
    expect(text(bytes)).toBeUndefined();
    expect(said()).toEqual(["a.txt:1 (the file) text in the encoding UTF-16"]);
  }
});

test("half of a mark is none", () => {
  for (const bytes of [
    [0xff, 0x41, 0x42],
    [0xfe, 0x41, 0x42],
    [0x41, 0xfe, 0x42],
    [0x41, 0xff, 0x42],
  ]) {
    problems = [];
    text(Buffer.from(bytes));
    expect(said()[0]).toMatch(/^a\.txt:1 \(the file\) text in another encoding than UTF-8/);
  }
});

test("a few zeros are characters that nobody sees", () => {
  expect(text("a\0b")).toBe("ab");
  expect(text(`abc${"\0"}`)).toBe("abc");
  expect(said()).toEqual([
    "a.txt:1 (the text) the invisible character U+0000 (NUL) after “a”",
    "a.txt:1 (the text) the invisible character U+0000 (NUL) after “abc”",
  ]);
});

test("of text in another encoding the first foreign line is shown", () => {
  expect(text(Buffer.from("a\nb\n  Málaga \nCádiz\n", "latin1"))).toBeUndefined();
  expect(said()).toEqual([
    "a.txt:3 (the file) text in another encoding than UTF-8, probably Latin-1: “Málaga”",
  ]);
  problems = [];
  text(Buffer.from(`a\né${"b".repeat(100)}`, "latin1"));
  expect(said()).toEqual([
    `a.txt:2 (the file) text in another encoding than UTF-8, probably Latin-1: “é${"b".repeat(79)}”`,
  ]);
});

test("invisible characters are reported once a line, by what stands before them, and go", () => {
  expect(text("\u200Ba\u200B\nb\n  c\u200B\u200B\n")).toBe("a\nb\n  c\n");
  expect(said()).toEqual([
    "a.txt:1 (the text) the invisible character U+200B (zero width space) at the start of the line",
    "a.txt:3 (the text) the invisible character U+200B (zero width space) after “c”",
  ]);
  problems = [];
  text(`  ${"ab".repeat(20)}\u00ADc\n`);
  expect(said()).toEqual([
    `a.txt:1 (the text) the invisible character U+00AD (soft hyphen) after “${"ab".repeat(15)}”`,
  ]);
});

test("an empty file, a folder, a file that is too large, and one that is not there, are told apart", () => {
  expect(text(" \n\t")).toBeUndefined();
  expect(text("a".repeat(5_000_000))).toHaveLength(5_000_000);
  expect(text("a".repeat(5_000_001))).toBeUndefined();
  mkdirSync(join(root, "b.txt"));
  expect(readText(root, "b.txt", problems)).toBeUndefined();
  expect(readText(root, "c.txt", problems)).toBeUndefined();
  expect(readText(root, "a.txt/d.txt", problems)).toBeUndefined();
  expect(said()).toEqual([
    "a.txt:1 (the file) an empty file",
    "a.txt:1 (the file) a file of 5 MB",
    "b.txt:1 (the file) a folder of this name",
    "c.txt:1 (the file) no such file",
    "a.txt/d.txt:1 (the file) a file that cannot be opened (ENOTDIR)",
  ]);
  expect(problems.slice(3).map(({ expected, remedy }) => `${expected} | ${remedy}`)).toEqual([
    "the file c.txt | Restore the file; the site cannot be built without it.",
    "a file that the build may read | Put the file itself in this place, not a link to it.",
  ]);
});
