import * as fc from "fast-check";
import { expect, test } from "vitest";
import { headingIds } from "./anchor.ts";
import { blockWords, type Block } from "../prose.ts";
import { parseProse } from "./read-prose.ts";

// src/components/prose/prose.test.ts tests the HTML.

/** Reads Markdown from line 10 of a file. */
const read = (markdown: string) =>
  parseProse({ file: "articles/a.md", value: undefined, lineOf: () => 1, problems: [] }, markdown, 10);

test.each([
  ["## Results\n\n## Results\n\n## Results-1", ["results", "results-1", "results-1-1"]],
  ["## 学习 第一天\n\n### Первый день\n\n### Straße & Café", ["学习-第一天", "первый-день", "straße-café"]],
  ["## Related\n\n## Top", ["related-1", "top-1"]],
  ["## ~ a – b ~", ["a-b"]],
])("headings get unique ids, in any script: %j", (markdown, ids) => {
  expect(read(markdown)).toMatchObject({ problems: [], blocks: ids.map((id) => ({ props: { id } })) });
});

test("no heading has the id of a section of its page", () => {
  const idOf = headingIds(["contact", "questions", "events"]);
  const words = [
    "Contact",
    "Contact email",
    "Questions",
    "Questions 2",
    "Event: open day",
    "Job",
    "Contact us",
  ];
  expect(words.map(idOf)).toEqual([
    "text-contact",
    "text-contact-email",
    "text-questions",
    "text-questions-2",
    "text-event-open-day",
    "job",
    "text-contact-us",
  ]);
});

test("the text of all blocks is in order", () => {
  const markdown =
    "## A *b*\n\nc  \nd `e`\n\n> f\n>\n> - g\n\n1. h\n   - i\n\n```\nj\n```\n\n| k | l |\n| - | - |\n| m | n |\n\n![o](p.png)\n\n![q](diagram:steps:3,3)";
  const { blocks, problems } = read(markdown);
  expect(problems).toEqual([]);
  expect(blocks.map(blockWords)).toEqual(["A b.", "c d e", "f g", "h i", "j", "k, l; m, n", "o", "q"]);
});

test("links of every form, and photographs, are collected with their lines", () => {
  const { named } = read(
    "[a](/faq)\n[b](/course) <https://www.example.org/> <me@example.org>\n\n![d](e.jpg)",
  );
  expect(named.map(({ text, meaning, source }) => `${source.lineOf([])} ${meaning.is} ${text}`)).toEqual([
    "10 link /faq",
    "11 link /course",
    "11 link https://www.example.org/",
    "11 link mailto:me@example.org",
    "13 photograph e.jpg",
  ]);
});

/** Markdown with signs that stay in its text, each with its line. */
const signs = (markdown: string, ...found: string[]): [string, ...string[]] => [
  markdown,
  ...found.map((one) => one.replace(" ", " a sign that is no Markdown here: ")),
];

/** Markdown, and its mistakes: line and found. */
const mistakes: [markdown: string, ...said: string[]][] = [
  ["- a\n\n  ![b](c.png)", "3 an image inside another part: ![b](c.png)"],
  ["![](c.png)", "1 an image without words: ![](c.png)"],
  ['![b](c.png "d")', '1 a title in quotes: ![b](c.png "d")'],
  ['![b](diagram:steps:4 "c | d")', '1 a diagram that cannot be drawn: ![b](diagram:steps:4 "c | d")'],
  ["![b](diagram:exchange:2)", "1 a diagram that cannot be drawn: ![b](diagram:exchange:2)"],
  ["### a", "1 a heading of level 3: ### a"],
  ["- a\n\n  ## b", "3 a heading inside another part: ## b"],
  ["## !", "1 a heading without words: ## !"],
  ["> a\n>\n> > b", "3 a quote inside another part: > b"],
  [">", "1 a quote without words: >"],
  ["- a\n-\n- b", "2 an item without words: -"],
  ["| a | b |\n| - | - |\n| c | d | e |", "3 a row of 3 in a table of 2 columns: | c | d | e |"],
  ['a\n[b](/faq "c")', '2 a title in quotes: [b](/faq "c")'],
  ["a [`  `](/faq)", "1 a link without words: [`  `](/faq)"],
  ["a\n\n~~~~", "3 code without a line of ``` at both ends: ~~~~"],
  ["\n", "1 a text without words"],
  [
    "#### aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n\n#### bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
    "1 a heading of level 4: #### aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "3 a heading of level 4: #### bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…",
  ],
  signs("> a\n> 3. b\n> 4. c", "2 3. b", "3 4. c"),
  signs("\\* a ~~b~~ c ~~d~~\ne ~~f~~\ng", "1 ~~b~~ c ~~d~~", "2 ~~f~~"),
  signs("9. [ ] a\n10. [X]\n\n---", "1 [ ] a", "2 [X]", "4 ---"),
  signs("a[^1]\n\n[^1]: two words", "1 [^1]", "3 [^1]: two words"),
  signs("a &copy; b &amp;ndsh; c\n&ndsh; d &#8203;", "2 &ndsh; d &#8203;"),
  signs("## Who may come {#who}", "1 {#who}"),
  ...[
    "<div>b</div>",
    "<!-- b -->",
    "[b](/a page)",
    "[a][b]",
    "[b]: /faq",
    "**b ** c",
    "*b",
    "`b",
    "| a | b |",
    "##b",
    "---",
    "===",
    "{{< youtube abc123 >}}",
    "{% include video.html %}",
    ":::note",
    "!!! note",
    "[!NOTE]",
    "==b==",
    ":tada:",
    ": b",
    "• b",
  ].map((sign) => signs(`a\n${sign}`, `2 ${sign}`)),
];

test.each(mistakes)("each mistake of %j is reported with line and remedy", (markdown, ...said) => {
  const { problems } = read(markdown);
  expect(problems.map(({ line, found }) => `${line - 9} ${found}`)).toEqual(said);
  for (const { file, field, expected, remedy } of problems)
    expect([file, field, expected !== "", remedy !== ""]).toEqual(["articles/a.md", "(prose)", true, true]);
});

const allSigns =
  '* ** _ __ ` `` ``` [ ]( ) ][ ] ![ [^ ~~ # ## ### > - 1. 3. | |-| --- === <b> </b> <!-- --> < > &amp; & ; \\ "'.split(
    " ",
  );

const spaces = ["    ", "\t", " ", "\n", "\n\n"];
/** Signs, spaces, and three words, so that they are as frequent. */
const parts = [...allSigns, ...allSigns.map((sign) => `${sign} `), ...spaces, "w", "w", "w"];

/** All texts of the result, with addresses and languages. */
const everything = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(everything).join(" ")
    : String(value);

test("of any Markdown, each word shows or a mistake is reported in its lines", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 40 }), (chosen) => {
      const source = chosen.map((one, index) => (one === "w" ? `w${index}x` : one)).join("");
      const { blocks, problems } = read(source);
      const last = source.split("\n").length + 9;
      for (const { line } of problems) expect([line >= 10, line <= last]).toEqual([true, true]);
      if (problems.length > 0) return;
      const text = blocks.map((block: Block) => everything(block)).join(" ");
      for (const [one] of source.matchAll(/w\d+x/g)) expect(text, JSON.stringify(source)).toContain(one);
    }),
    { numRuns: 500, seed: 20_260_201 },
  );
}, 60_000);
