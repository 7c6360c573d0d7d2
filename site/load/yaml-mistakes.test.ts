import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { Problem } from "./content-error.ts";
import { readYaml } from "./read.ts";
import { cutTextMistake, doubledKeyMistake, signMistake } from "./yaml-mistakes.ts";

const root = mkdtempSync(join(tmpdir(), "yaml-"));
afterAll(() => rmSync(root, { recursive: true }));

function problemsIn(text: string): Problem[] {
  const problems: Problem[] = [];
  writeFileSync(join(root, "a.yaml"), text);
  readYaml(root, "a.yaml", problems);
  return problems;
}

/** What is said of a file, as line, what was found, and what to do. */
const said = (...lines: string[]) =>
  problemsIn(lines.join("\n")).map(({ line, found, remedy }) => `${line} ${found} | ${remedy}`);

const spaces = "Replace each tab by spaces; most editors can do it for the whole file.";
const close = "Close the quotation, or take the mark away where the text needs none.";
const marksInside = "Write “ and ” for the marks inside, or put the text into single quotes.";
const apostrophe = "Write ’ for an apostrophe, or put the text into double quotes.";
const move =
  "Move the line, or the one above it, so that it starts in the same column as the others of its record.";

test("sound files are sound: quotes, brackets and notes in every place", () => {
  expect(
    said(
      'a: "one \\" two" # note',
      "b: 'it''s'",
      "c: { d: \"x\", e: 'y' }",
      "'f': 1",
      '"g": 2',
      "h:",
      '  - "one"',
      "  - - 'two'",
      'i: "goes on',
      '  in the next line"',
      "j: [ 'a', \"b\" ]",
      "# k: \t tab in a note",
    ),
  ).toEqual([]);
});

test("tabs are counted", () => {
  expect(said("a:", "\tb: 1")).toEqual([`2 a tab in the indent | ${spaces}`]);
  expect(said("a:", "  b: 1", " \tc: 2", "d:", "\te: 3")).toEqual([
    `3 a tab in the indent, here and on 1 more lines | ${spaces}`,
  ]);
});

test("a quotation that does not close is found at its line, whatever follows", () => {
  for (const next of ["b: 2", "  # note", "", "- x"])
    expect(said('a: "one', next, "c: 3"), next).toEqual([
      `1 a quotation mark that does not close: “"one” | ${close}`,
    ]);
  expect(said("a:", "  - 'one")).toEqual([`2 a quotation mark that does not close: “'one” | ${close}`]);
  expect(said("a: 'it''s", "b: 2")).toEqual([`1 a quotation mark that does not close: “'it''s” | ${close}`]);
  expect(said('a: "x\\"', "b: 2")).toEqual([`1 a quotation mark that does not close: “"x\\"” | ${close}`]);
});

test("what stands behind a quotation that has closed is shown", () => {
  expect(said('a: "one" two')).toEqual([
    `1 text behind the quotation mark that closes: “"one" two” | ${marksInside}`,
  ]);
  expect(said("a: 'it's'")).toEqual([
    `1 text behind the quotation mark that closes: “'it's'” | ${apostrophe}`,
  ]);
  expect(said("b: 1", "c: 2", "a: 'it's' # note")).toEqual([
    `3 text behind the quotation mark that closes: “'it's' # note” | ${apostrophe}`,
  ]);
});

test("long lines are cut in a sentence", () => {
  const long = (count: number) => "x".repeat(count);
  expect(said(`a: '${long(58)}' '`)).toEqual([
    `1 text behind the quotation mark that closes: “'${long(57)}…” | ${apostrophe}`,
  ]);
  expect(said(`a: '${long(57)}''`, "b: 1")).toEqual([
    `1 a quotation mark that does not close: “'${long(57)}''” | ${close}`,
  ]);
});

test("what stands below the break is not looked at, nor what only resembles a mistake above it", () => {
  const bracket = (line: number, text: string) => [
    `${line} a bracket that closes nothing: “${text}” | Take the bracket away, or put quotes around the text.`,
  ];
  expect(said("a: }", "\tb: 1")).toEqual(bracket(1, "a: }"));
  expect(said("b: x\ty", "a: }")).toEqual(bracket(2, "a: }"));
  expect(said("a: }", "b: 'it's'")).toEqual(bracket(1, "a: }"));
  expect(said("b: 'x' # a note", "c: { d: 'x', e: 12 }", "'f': 12", "a: }")).toEqual(bracket(4, "a: }"));
  expect(said("a-b: }")).toEqual(bracket(1, "a-b: }"));
});

test("a quotation may go on in the next lines, whatever they hold", () => {
  const colon = "3 a colon without a space: “b:2” | Put a space behind the colon.";
  for (const line of ['  two"', '  two # three"', '  two - three: four"'])
    expect(said('a: "one', line, "b:2", "c: 3"), line).toEqual([colon]);
  expect(said('a: "one', "b:", "  c: 3")).toEqual([
    `1 a quotation mark that does not close: “"one” | ${close}`,
  ]);
  expect(said('a: "one', "  two", "b: 3")).toEqual([
    `1 a quotation mark that does not close: “"one” | ${close}`,
  ]);
});

test("values are found behind hyphens and keys, however many spaces follow", () => {
  for (const line of ['-   "one" two', 'a:   "one" two', '- - "one" two', '- a: "one" two'])
    expect(said(line)[0], line).toMatch(/^1 text behind the quotation mark that closes: “"one" two”/);
  expect(said("- a: 1", "-   b:2", "    c: 3")[0]).toMatch(/^2 a colon without a space: “- {3}b:2”/);
  expect(said("a: @b  ", "c: x & y: z")).toEqual([
    "1 text that starts with @: “@b” | Put quotes around the whole text: '@b'.",
    "2 a colon inside the text: “x & y: z” | Put quotes around the text: 'x & y: z'.",
  ]);
});

test("a bracket that does not close is found at the line that opens it", () => {
  const remedy = "Close the bracket at the end of the entry.";
  expect(said("a:", "  - { b: [1, 2], c: 3", "  - { b: 4 }", "d: 5")).toEqual([
    `2 a bracket that does not close: “- { b: [1, 2], c: 3” | ${remedy}`,
  ]);
  for (const lines of [
    ["a: [", "b: 2"],
    ["a: [", "  1,", "b: 2"],
    ["a: [", "  { c: 1 },", "b: 2"],
    ["a: [", "b: 2", "c: ["],
    ["a: [", "", ""],
  ])
    expect(said(...lines), lines.join()).toEqual([`1 a bracket that does not close: “a: [” | ${remedy}`]);
});

test("an indent that fits no other is shown", () => {
  expect(said("a:", "  b: 1", "   c: 2")).toEqual([`3 an indent that fits no line above: “c: 2” | ${move}`]);
  expect(said("a:", "  b: 1", " c: 2")).toEqual([`3 an indent that fits no line above: “c: 2” | ${move}`]);
  expect(said("a: one", "  b: 2")).toEqual([`2 an indent that fits no line above: “b: 2” | ${move}`]);
  expect(said("a:", "  b", " c: 2")).toEqual([`3 an indent that fits no line above: “c: 2” | ${move}`]);
  expect(said("- a: 1", " b: 2")).toEqual([`2 an indent that fits no line above: “b: 2” | ${move}`]);
  expect(said("- a", "b: 2")).toEqual([`2 an indent that fits no line above: “b: 2” | ${move}`]);
  expect(said("- a: 1", "  b: 2", "c: 3")).toEqual([`3 an indent that fits no line above: “c: 3” | ${move}`]);
});

test("a hyphen and a colon need a space", () => {
  expect(said("a:", "  - b", "  -c")).toEqual(["3 a hyphen without a space: “-c” | Write “- c”."]);
  expect(said("a: 1", "b:2", "c: 3")).toEqual([
    "2 a colon without a space: “b:2” | Put a space behind the colon.",
  ]);
  expect(said("a:", "  - b: 1", "    c:2", "    d: 3")).toEqual([
    "3 a colon without a space: “c:2” | Put a space behind the colon.",
  ]);
});

test("a colon in a text needs quotes, an apostrophe in it two of them", () => {
  expect(said("a: it's one: two")).toEqual([
    "1 a colon inside the text: “it's one: two” | Put quotes around the text: 'it''s one: two'.",
  ]);
  expect(said("a: one:", "b: 2")).toEqual([
    "1 a colon inside the text: “one:” | Put quotes around the text: 'one:'.",
  ]);
  expect(said(`a: b: ${"x".repeat(80)}`)[0]).toMatch(/Put quotes around the text: 'b: x{57}'\.$/);
});

test("a line without a colon is shown", () => {
  for (const lines of [
    ["a: 1", "b", "c: 3"],
    ["a: 1", "b", "  c: 3"],
    ["- a: 1", "  b", "  c: 3"],
  ])
    expect(said(...lines), lines.join()).toEqual([
      "2 a line without a colon: “b” | Put the colon in; where the line goes on a text from above, indent it further than its key.",
    ]);
});

test("a bracket that closes nothing is shown", () => {
  const remedy = "Take the bracket away, or put quotes around the text.";
  for (const line of ["a: }", "a: [1]]", "- }", "a: { b: 1 }}"])
    expect(said(line), line).toEqual([`1 a bracket that closes nothing: “${line}” | ${remedy}`]);
});

test("what is none of these is quoted with the parser's words", () => {
  const remedy = "Compare the line with the records above, or put quotes around the text.";
  expect(said("a: |x", "  b", "c: 1")).toEqual([
    `1 “a: |x”, which YAML cannot read (Block scalar header includes extra characters: |x) | ${remedy}`,
  ]);
  expect(said("a: - b")).toEqual([
    `1 “a: - b”, which YAML cannot read (Unexpected block-seq-ind on same line with key) | ${remedy}`,
  ]);
});

test("a sign with a meaning of its own is named with its meaning", () => {
  expect(["*a", "&a", "!a", "@a", "`a", "%a"].map((text) => signMistake(text).expected)).toEqual(
    [
      ["*", "a reference to another place"],
      ["&", "the name of a place"],
      ["!", "the name of a type"],
      ["@", "reserved"],
      ["`", "reserved"],
      ["%", "an instruction"],
    ].map(([sign, meaning]) => `text in quotes, since ${sign} at the start of a text is ${meaning} in YAML`),
  );
  const long = `*it's ${"x".repeat(80)}`;
  expect(signMistake(long)).toMatchObject({
    found: `text that starts with *: “*it's ${"x".repeat(52)}…”`,
    remedy: `Put quotes around the whole text: '*it''s ${"x".repeat(53)}'.`,
  });
  expect(signMistake("*".repeat(60)).found).toBe(`text that starts with *: “${"*".repeat(60)}”`);
});

test("a text that a note cuts off is quoted whole in its remedy", () => {
  expect(cutTextMistake("it's", `# 1 ${"x".repeat(80)}`)).toMatchObject({
    found: `text that ends at a #: “it's”, without “# 1 ${"x".repeat(54)}…”`,
    expected:
      "text in quotes, since # behind a space begins a note in YAML; or the note on a line of its own",
    remedy: `Put quotes around the whole text: 'it''s # 1 ${"x".repeat(50)}'. A note belongs on the line above.`,
  });
});

test("a key that stands twice is named with the line of the first", () => {
  expect(doubledKeyMistake("name", 4)).toEqual({
    found: "the key “name” a second time; the first is on line 4",
    expected: "each key once in a record",
    remedy: "Remove one of the two; if they belong to two records, start the second record with a hyphen.",
  });
});

test.each([
  ["a:\n\tb: 1", "an indent of spaces, two for each level"],
  ['a: "one', '" at the end of the text as well'],
  ["a: 'it's'", "one text in one pair of quotation marks"],
  [
    "a:\n  b: 1\n c: 2",
    "lines of one record under each other, and what belongs to a key two spaces further right",
  ],
  ["a: 1\nb\nc: 3", "a key, a colon and a space, then the value"],
  ["a:\n  - b\n  -c", "a hyphen and a space before each entry of a list"],
  ["a: 1\nb:2\nc: 3", "a key, a colon and a space"],
  ["a: b: c", "quotes around a text in which a colon is followed by a space"],
  ["a: [1", "a } for each { and a ] for each ["],
  ['a: "\\m"', "single quotes around a text that holds a backslash"],
  ["a: 1\n---\nb: 2", "one record, or one list, in a file"],
  ["a: }", "a { for each } and a [ for each ]"],
  ["a: - b", "a key, a colon and a value, or a hyphen and an entry"],
])("of %j it is said what was expected", (text, expected) => {
  expect(problemsIn(text).map((problem) => problem.expected)).toEqual([expected]);
});

test("a backslash in double quotes and a second document are shown", () => {
  expect(said('a: "C:\\my"')).toEqual([
    '1 a backslash in double quotes: “"C:\\my"” | Put the text into single quotes, or write two backslashes for one.',
  ]);
  expect(said("a: 1", "---", "b: 2")).toEqual([
    "2 a line of three hyphens inside the file | Remove the line.",
  ]);
});
