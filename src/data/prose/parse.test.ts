import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { headingIds } from "./anchor.ts";
import { blockWords, type Block } from "./blocks.ts";
import { parseProse } from "./parse.ts";

// src/components/prose/prose.test.ts tests the HTML.

/** Reads Markdown from line 10 of a file. */
const read = (markdown: string) => parseProse("articles/a.md", markdown, 10);

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
    "contact-1",
    "text-contact-email",
    "text-questions",
    "text-questions-2",
    "text-event-open-day",
    "job",
    "contact-us",
  ]);
});

test("the text of all blocks is in order", () => {
  const markdown =
    "## A *b*\n\nc  \nd `e`\n\n> f\n>\n> - g\n\n1. h\n   - i\n\n```\nj\n```\n\n| k | l |\n| - | - |\n| m | n |\n\n![o](p.png)\n\n![q](diagram:timeline:1,3,7)";
  const { blocks, problems } = read(markdown);
  expect(problems).toEqual([]);
  expect(blocks.map(blockWords)).toEqual(["A b.", "c d e", "f g", "h i", "j", "k, l; m, n", "o", "q"]);
});

test("links of every form, and photographs, are collected with their lines", () => {
  const { named } = read(
    "[a](/faq)\n[b](/course) <https://www.example.org/> <me@example.org>\n\n![d](e.jpg)",
  );
  expect(named.map(({ text, meaning, line }) => `${line} ${meaning.is} ${text}`)).toEqual([
    "10 link /faq",
    "11 link /course",
    "11 link https://www.example.org/",
    "11 link mailto:me@example.org",
    "13 photograph e.jpg",
  ]);
});

/** Markdown, and its mistakes: line and found. */
const mistakes: [markdown: string, ...said: string[]][] = [
  ["a\n\n<div>b</div>", "3 HTML: <div>b</div>"],
  ["- a\n\n  ![b](c.png)", "3 an image inside a text: ![b](c.png)"],
  ["![](c.png)", "1 an image without a text alternative: ![](c.png)"],
  ['![b](diagram:steps:4 "c | d")', '1 a diagram with wrong labels: ![b](diagram:steps:4 "c | d")'],
  ['![b](c.png "d")', '1 a photograph with a title: ![b](c.png "d")'],
  ["![](diagram:steps:4)", "1 an image without a text alternative: ![](diagram:steps:4)"],
  ["![b](diagram:exchange:2)", "1 a diagram that cannot be drawn: ![b](diagram:exchange:2)"],
  ["# a", "1 a heading of another form: # a"],
  ["### a", "1 a heading of level 3 before the first of level 2: ### a"],
  ["a\n---", "1 a heading of another form: a"],
  ["- a\n\n  ## b", "3 a heading of another form: ## b"],
  ["> a\n>\n> > b", "3 a quote inside a list or a quote: > b"],
  [">", "1 an empty quote: >"],
  ["- a\n-\n- b", "2 an empty item in a list: -"],
  ["| a | b |\n| - | - |\n| c | d | e |", "3 a row of 3 in a table of 2 columns: | c | d | e |"],
  ['a\n[b](/faq "c")', '2 a link without text, or with a title: [b](/faq "c")'],
  ["a\n[b](/a page)", "2 a sign that is no Markdown here: [b](/a page)"],
  ["[a][b]", "1 a sign that is no Markdown here: [a][b]"],
  [
    "[a]\n\n[a]: /faq\n[a]: /course",
    "1 a link by reference: [a]",
    "3 an address by itself: [a]: /faq",
    "4 an address by itself: [a]: /course",
  ],
  ["a\nhttps://www.example.org", "2 an address without a link: https://www.example.org"],
  [
    "a[^1] b[^2]\n\n[^1]: https://www.example.org\n\n[^2]: two words",
    "1 a link by reference: [^1]",
    "1 a sign that is no Markdown here: [^2]",
    "3 an address by itself: [^1]: https://www.example.org",
    "5 a sign that is no Markdown here: [^2]: two words",
  ],
  ["> a\n> **b ** c", "2 a sign that is no Markdown here: **b ** c"],
  ["from 9*\nto 2 * 3", "1 a sign that is no Markdown here: *"],
  ["a `b", "1 a sign that is no Markdown here: `b"],
  [
    "> a\n> 3. b\n> 4. c",
    "2 a sign that is no Markdown here: 3. b",
    "3 a sign that is no Markdown here: 4. c",
  ],
  ["| a | b |", "1 a sign that is no Markdown here: | a | b |"],
  ["a\n##b", "2 a sign that is no Markdown here: ##b"],
  ...[
    "{{< youtube abc123 >}}",
    "{% include video.html %}",
    ":::note",
    "::: tip",
    "!!! note",
    "[!NOTE]",
    "{: .wide}",
    "[[TOC]]",
    "==b==",
    ":tada:",
    "[caption id=1]b[/caption]",
    ": b",
    "• b",
  ].map((mark): [string, string] => [`a\n${mark}`, `2 a sign that is no Markdown here: ${mark}`]),
  ["> [!NOTE]\n> a", "1 a sign that is no Markdown here: [!NOTE]"],
  ["## Who may come {#who}", "1 a sign that is no Markdown here: {#who}"],
  ["a\nLorem ipsum dolor", "2 lorem ipsum: Lorem ipsum dolor"],
  ["a &copy; b &amp;ndsh; c\n&ndsh; d &#8203;", "2 a sign that is no Markdown here: &ndsh; d &#8203;"],
  [
    "\\* a ~~b~~ c ~~d~~\ne ~~f~~\ng",
    "1 a sign that is no Markdown here: ~~b~~ c ~~d~~",
    "2 a sign that is no Markdown here: ~~f~~",
  ],
  [
    "9. [ ] a\n10. [X]\n\n---\n\n1)  [ ] b\n\n   + [x] c",
    "1 a sign that is no Markdown here: [ ] a",
    "2 a sign that is no Markdown here: [X]",
    "4 a horizontal line: ---",
    "6 a sign that is no Markdown here: [ ] b",
    "8 a sign that is no Markdown here: [x] c",
  ],
  [
    "## !\n\n## ?",
    "1 a heading without a letter or a digit: ## !",
    "3 a heading without a letter or a digit: ## ?",
  ],
  [
    "a\n\n    b ```\n\nc\n\n    ~d",
    "3 code without a line of ``` at both ends: b ```",
    "7 code without a line of ``` at both ends: ~d",
  ],
  ["a\n\n~~~~", "3 code without a line of ``` at both ends: ~~~~"],
  ["a [`  `](/faq)", "1 a link without text, or with a title: [`  `](/faq)"],
  ["a\n\n[My Name]: /faq", "3 an address by itself: [My Name]: /faq"],
  [
    "#### aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa\n\n#### bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb",
    "1 a heading of another form: #### aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "3 a heading of another form: #### bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb…",
  ],
  ["\n", "1 no text"],
];

test.each(mistakes)("each mistake of %j is reported with line and remedy", (markdown, ...said) => {
  const { problems } = read(markdown);
  expect(problems.map(({ line, found }) => `${line - 9} ${found}`)).toEqual(said);
  for (const { file, field, expected, remedy } of problems)
    expect([file, field, expected !== "", remedy !== ""]).toEqual(["articles/a.md", "(prose)", true, true]);
});

test("an article with everything supported has no mistake", () => {
  expect(read(readFileSync("tests/fixtures/article-with-everything.md", "utf8")).problems).toEqual([]);
});

const signs =
  '* ** _ __ ` `` ``` [ ]( ) ][ ] ![ [^ ~~ # ## ### > - 1. 3. | |-| --- === <b> </b> <!-- --> < > &amp; & ; \\ "'.split(
    " ",
  );

const spaces = ["    ", "\t", " ", "\n", "\n\n"];
/** Signs, spaces, and three words, so that they are as frequent. */
const parts = [...signs, ...signs.map((sign) => `${sign} `), ...spaces, "w", "w", "w"];

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
