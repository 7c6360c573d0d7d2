import { expect, test } from "vitest";
import type { Problem } from "../content-error.ts";
import { blockWords, type Block, type TextBlock } from "../../prose/blocks.ts";
import { parseProse } from "./parse.ts";

/** Reads Markdown that stands from line 10 of its file. */
function read(markdown: string): { blocks: Block[]; problems: Problem[] } {
  const problems: Problem[] = [];
  const { blocks } = parseProse("articles/a.md", markdown, 10, problems);
  return { blocks, problems };
}

function blocksOf(markdown: string): Block[] {
  const { blocks, problems } = read(markdown);
  expect(problems).toEqual([]);
  return blocks;
}

const paragraph = (...children: Extract<Block, { kind: "paragraph" }>["children"]): TextBlock => ({
  kind: "paragraph",
  children,
});

test("the end of a line in the file is a space", () => {
  expect(blocksOf("The end of a sentence.\nA second one  \nafter a break\\\nand another.")).toEqual([
    paragraph(
      "The end of a sentence. A second one",
      { kind: "break" },
      "after a break",
      { kind: "break" },
      "and another.",
    ),
  ]);
});

test("character names are decoded once", () => {
  expect(blocksOf("Salt &amp; pepper &copy; &#x41;, and &amp;lt; in `&amp;`")).toEqual([
    paragraph("Salt & pepper © A, and &lt; in ", { kind: "code", text: "&amp;" }),
  ]);
});

test("a heading keeps emphasis, code and links, and its id is made of its words", () => {
  expect(blocksOf("## The *small* `code` and [more](/faq)")).toEqual([
    {
      kind: "heading",
      level: 2,
      id: "the-small-code-and-more",
      children: [
        "The ",
        { kind: "emphasis", children: ["small"] },
        " ",
        { kind: "code", text: "code" },
        " and ",
        { kind: "link", to: "/faq", children: ["more"] },
      ],
    },
  ]);
});

test.each([
  ["## Results\n\n## Results\n\n## Results-1", ["results", "results-1", "results-1-1"]],
  ["## 学习 第一天\n\n### Первый день\n\n### Straße & Café", ["学习-第一天", "первый-день", "straße-café"]],
  ["## Related\n\n## Top", ["related-1", "top-1"]],
  ["## ~ a – b ~", ["a-b"]],
])("headings get ids of their own, in any script: %j", (markdown, ids) => {
  expect(blocksOf(markdown).map((block) => block.kind === "heading" && block.id)).toEqual(ids);
});

test("a list holds lists, code and tables", () => {
  const markdown =
    "- one\n  - inner\n\n    3. three\n    4. four\n- two\n  ```js\n  a\n    b\n  ```\n- three\n\n  | a |\n  | - |\n  | b |";
  expect(blocksOf(markdown)).toEqual([
    {
      kind: "list",
      ordered: false,
      loose: true,
      items: [
        [
          paragraph("one"),
          {
            kind: "list",
            ordered: false,
            loose: true,
            items: [
              [
                paragraph("inner"),
                { kind: "list", ordered: true, start: 3, items: [[paragraph("three")], [paragraph("four")]] },
              ],
            ],
          },
        ],
        [paragraph("two"), { kind: "code", text: "a\n  b", language: "js" }],
        [paragraph("three"), { kind: "table", label: "a", header: [["a"]], rows: [[["b"]]] }],
      ],
    },
  ]);
});

test("a list keeps the number with which it starts", () => {
  expect(blocksOf("0. zero\n1. one")).toMatchObject([{ kind: "list", ordered: true, start: 0 }]);
  expect(blocksOf("1. one\n1. two\n1. three")).toEqual([
    { kind: "list", ordered: true, items: [[paragraph("one")], [paragraph("two")], [paragraph("three")]] },
  ]);
});

test("a quote holds paragraphs and lists", () => {
  expect(blocksOf("> “One,\n> two.”\n>\n> - three\n> - four")).toEqual([
    {
      kind: "quote",
      blocks: [
        paragraph("“One, two.”"),
        { kind: "list", ordered: false, items: [[paragraph("three")], [paragraph("four")]] },
      ],
    },
  ]);
});

test("a table has a header, rows and the alignment of its columns", () => {
  expect(blocksOf("| a | *b* |\n| :-: | --: |\n| c \\| d | |\n| `e` | f |")).toEqual([
    {
      kind: "table",
      label: "a, b",
      align: ["center", "right"],
      header: [["a"], [{ kind: "emphasis", children: ["b"] }]],
      rows: [
        [["c | d"], []],
        [[{ kind: "code", text: "e" }], ["f"]],
      ],
    },
  ]);
});

test("links may be written in every way that Markdown has", () => {
  const link = (to: string, words: string) => ({ kind: "link" as const, to, children: [words] });
  expect(
    blocksOf("[a](/faq) [b][x] [x] <https://www.example.org/> <me@example.org>\n\n[x]: /course"),
  ).toEqual([
    paragraph(
      link("/faq", "a"),
      " ",
      link("/course", "b"),
      " ",
      link("/course", "x"),
      " ",
      link("https://www.example.org/", "https://www.example.org/"),
      " ",
      link("mailto:me@example.org", "me@example.org"),
    ),
  ]);
});

test("signs that are escaped are signs", () => {
  expect(blocksOf("\\*\\*bold\\*\\* \\`x\\` a\\]\\(b \\[^1\\] \\~\\~ 5 * 3 ** 2 snake_case ____")).toEqual([
    paragraph("**bold** `x` a](b [^1] ~~ 5 * 3 ** 2 snake_case ____"),
  ]);
});

test("the words of all blocks are read in their order", () => {
  const markdown =
    "## A *b*\n\nc  \nd `e`\n\n> f\n>\n> - g\n\n1. h\n   - i\n\n```\nj\n```\n\n| k | l |\n| - | - |\n| m | n |";
  expect(blocksOf(markdown).map(blockWords)).toEqual(["A b.", "c d e", "f g", "h i", "j", "k, l; m, n"]);
});

const allowed =
  "paragraphs, ## and ### headings, lists, quotes, tables, code, photographs, diagrams, emphasis, links and line breaks";
const asMeant = "Markdown that shows as it is meant";
const notStruckOut =
  "Take it out, or say in words that it no longer holds. To show the signs themselves, write \\~\\~.";
const noFootnotes = "There are no footnotes: put the note into the text, between brackets.";
const noHtml =
  "Write it in Markdown, or take it out. To show the sign < itself, write &lt; or put the code between backticks.";
const noTaskBox = "Write the item without [ ].";
const otherHalf =
  "Put the same mark at both ends of the words, no space inside and a space or a sign outside. To show the sign itself, write a \\ before it.";
const emptyLine =
  "For a list, put an empty line before it. Otherwise write the number on the line before, or \\ before its full stop.";
const retype =
  "text that a reader can see | Delete it and write the word anew; it may have come in by copying.";
const giveWords = "Give it words: its address on the page is made of them.";
const fence = "Put the code between two lines of ```. Where no code is meant, take the indent out.";

/** Markdown, and what is said of it: line, what was found, what was expected where that is not all that is allowed, and what to do. */
const mistakes: [string, ...string[]][] = [
  ["a\n\n<div>b</div>", `3 HTML: <div>b</div> | ${noHtml}`],
  ["a\nb <b>c</b>", `2 HTML: <b> | ${noHtml}`, `2 HTML: </b> | ${noHtml}`],
  [
    "- a\n\n  ![b](c.png)",
    "3 an image inside a text: ![b](c.png) | Put it between two empty lines, outside lists and quotes: ![what it shows](workshop.jpg).",
  ],
  [
    "![](c.png)",
    "1 a photograph without words: ![](c.png) | Say between [ and ] what it shows, for those who cannot see it.",
  ],
  [
    '![b](c.png "d")',
    '1 a photograph with a title: ![b](c.png "d") | Take out what stands in quotes behind the name, and say it in a paragraph below.',
  ],
  [
    "![](diagram:steps:4)",
    "1 a diagram without words: ![](diagram:steps:4) | Say between [ and ] what it shows, for those who cannot see it.",
  ],
  [
    "![b](diagram:exchange:2)",
    "1 a diagram that cannot be drawn: ![b](diagram:exchange:2) | exchange without figures | Correct what stands behind diagram:.",
  ],
  ["a\n\n---\n\nb", "3 a line across the page: --- | Take it out, or begin the new part with a ## heading."],
  ["- [x] a\n- [ ] b", `1 a task box: - [x] a | ${noTaskBox}`, `2 a task box: - [ ] b | ${noTaskBox}`],
  ["# a", "1 a heading of level 1: # a | Begin it with ##: the only heading of level 1 is the page's title."],
  ["#### a", "1 a heading of level 4: #### a | Begin it with ## or ###."],
  ["### a", "1 a heading of level 3 before the first of level 2: ### a | Begin it with ##."],
  [
    "a\n---",
    "1 a heading made by the line of signs under it: a | Begin the heading with ##. Where no heading is meant, take the line of signs out.",
  ],
  ["- a\n\n  ## b", "3 a heading inside a list: ## b | Take it out of the list, or make it a paragraph."],
  [
    "> a\n>\n> > b",
    "3 a quote inside a quote: > b | Take it out of the quote, or put the words in quotation marks.",
  ],
  [">", "1 an empty quote: > | Give it words, or take it out."],
  [
    "- a\n  - b\n    - c\n      - d\n        - e",
    "5 a list inside 4 others: - e | Make it a paragraph or a list of its own.",
  ],
  ["- a\n-\n- b", "2 an empty item in a list: - | Give it words, or take it out."],
  [
    "1. a\n3. b",
    "2 the number 3 in a list that has come to 2: 3. b | numbers that count on from the first | Write 2, or begin a new list with a paragraph between the two.",
  ],
  ["a\n\n```js\nb", "3 code that does not end: ```js | Put a line of ``` behind its last line."],
  ["```\n```", "1 an empty block of code: ``` | Write the code, or take it out."],
  [
    "```js title\na\n```",
    "1 words behind the language of a block of code: ```js title | Leave only the language there: ```js.",
  ],
  [
    "| a | b |\n| - | - |\n| c | d | e |",
    "3 a row of 3 in a table of 2 columns: | c | d | e | | Give the row as many cells as the table has columns, if need be empty ones; write a | that belongs to the text as \\|.",
  ],
  [
    "| a | |\n| - | - |\n| c | d |",
    "1 a column without a name: | a | | | Give every column of the table a heading.",
  ],
  ["| a |\n| - |", "1 a table without rows: | a | | Add a row below the line of ---, or take the table out."],
  ["a [](/faq)", "1 a link without words: [](/faq) | Write between [ and ] what the link leads to."],
  [
    'a\n[b](/faq "c")',
    '2 a link with a title: [b](/faq "c") | Take out what stands in quotes behind the address, or put it into the sentence: few visitors can see a title.',
  ],
  [
    "a\n[b](/a page)",
    `2 a link that cannot be read: ](/a page) | ${asMeant} | Write [words](address), without a space before the bracket or in the address, and close both brackets.`,
  ],
  [
    "[a][b]",
    `1 a link whose address is missing: ][b] | ${asMeant} | Write [words](address), or add the line [name]: address that it refers to.`,
  ],
  [
    "[a]\n\n[a]: /faq\n[a]: /course",
    "4 a second address of the same name: [a]: /course | Give it another name, or take it out.",
  ],
  [
    "a\nhttps://www.example.org",
    `2 an address that is no link: https://www.example.org | ${asMeant} | Write it as a link, [words](https://…), or between < and >.`,
  ],
  [
    "a[^1] b[^2]\n\n[^1]: https://www.example.org\n\n[^2]: two words",
    `3 a footnote: [^1]: https://www.example.org | ${noFootnotes}`,
    `1 a footnote: [^1] | ${noFootnotes}`,
    `1 a footnote: [^2] | ${asMeant} | ${noFootnotes}`,
    `5 a footnote: [^2]: two words | ${asMeant} | ${noFootnotes}`,
  ],
  ["> a\n> **b ** c", `2 a mark of emphasis without its other half: **b ** c | ${asMeant} | ${otherHalf}`],
  ["from 9*\nto 2 * 3", `1 a mark of emphasis without its other half: * | ${asMeant} | ${otherHalf}`],
  [
    "a `b",
    `1 a backtick without its other half: \`b | ${asMeant} | Put one at both ends of the code. To show the sign itself, write \\\`.`,
  ],
  [
    "a &ndsh; b",
    `1 an unknown character name: &ndsh; b | ${asMeant} | Correct the name, or write the character itself. To show the sign & itself, write &amp;.`,
  ],
  [
    "> a\n> 3. b\n> 4. c",
    `2 a number that begins a line of a paragraph: 3. b | ${asMeant} | ${emptyLine}`,
    `3 a number that begins a line of a paragraph: 4. c | ${asMeant} | ${emptyLine}`,
  ],
  [
    "| a | b |",
    `1 a row that belongs to no table: | a | b | | ${asMeant} | Put an empty line before the table, and a line such as | --- | --- | below its header, with as many columns. To show the sign itself, write \\|.`,
  ],
  [
    "a\n##b",
    `2 a heading without a space behind its signs: ##b | ${asMeant} | Write ## and a space before its words. To show the signs themselves, write \\##.`,
  ],
  ["a\nLorem ipsum dolor", `2 filler Latin: Lorem ipsum dolor | ${asMeant} | Write the finished text.`],
  ["a\nb c\u0007 d", `2 the invisible or unreadable character U+0007: b c | ${retype}`],
  [
    "a\n\n```js\nb\n  c\ufffdd\n```\n\n`e\u202ef`",
    `5 the invisible or unreadable character U+FFFD (replacement character, which stands for one that was lost): c | ${retype}`,
    `8 the invisible or unreadable character U+202E (right-to-left override): e | ${retype}`,
  ],
  [
    "a line of more than twenty characters\u200b",
    `1 the invisible or unreadable character U+200B (zero width space): an twenty characters | ${retype}`,
  ],
  // Twice in a line and again in the next, behind an escaped sign.
  [
    "\\* a ~~b~~ c ~~d~~\ne ~~f~~\ng",
    `1 text that is struck out: ~~b~~ c ~~d~~ | ${asMeant} | ${notStruckOut}`,
    `2 text that is struck out: ~~f~~ | ${asMeant} | ${notStruckOut}`,
  ],
  [
    "9. [ ] a\n10. [X]\n\n---\n\n1)  [ ] b\n\n   + [x] c",
    `1 a task box: 9. [ ] a | ${noTaskBox}`,
    `2 a task box: 10. [X] | ${noTaskBox}`,
    "4 a line across the page: --- | Take it out, or begin the new part with a ## heading.",
    `6 a task box: 1)  [ ] b | ${noTaskBox}`,
    `8 a task box: + [x] c | ${noTaskBox}`,
  ],
  [
    "## !\n\n## ?",
    `1 a heading without a letter or a digit: ## ! | ${giveWords}`,
    `3 a heading without a letter or a digit: ## ? | ${giveWords}`,
  ],
  [
    "a\n\n    b ```\n\nc\n\n    ~d",
    `3 code made by an indent of four spaces: b \`\`\` | ${fence}`,
    `7 code made by an indent of four spaces: ~d | ${fence}`,
  ],
  [
    "a\n\n~~~~",
    "3 code that does not end: ~~~~ | Put a line of ~~~~ behind its last line.",
    "3 an empty block of code: ~~~~ | Write the code, or take it out.",
  ],
  ["```\n  \n```", "1 an empty block of code: ``` | Write the code, or take it out."],
  [
    "| a | `  ` |\n| - | - |\n| c | d |",
    "1 a column without a name: | a | `  ` | | Give every column of the table a heading.",
  ],
  [
    "a [&#32;](/faq)",
    "1 a link without words: [&#32;](/faq) | Write between [ and ] what the link leads to.",
  ],
  [
    "a\n\n[My Name]: /faq",
    "3 the address of a link that is not there: [My Name]: /faq | Write [words][My Name] where it belongs, or take the line out.",
  ],
  // A line of sixty characters, and a longer one.
  [
    `#### ${"a".repeat(55)}\n\n#### ${"b".repeat(56)}`,
    `1 a heading of level 4: #### ${"a".repeat(55)} | Begin it with ## or ###.`,
    `3 a heading of level 4: #### ${"b".repeat(54)}… | Begin it with ## or ###.`,
  ],
  ["\n", "1 no prose | Write the prose below the second line of ---."],
];

test.each(mistakes)(
  "of %j each mistake is reported with its line and what to do",
  (markdown, ...expected) => {
    const said = read(markdown).problems.map(({ file, line, field, found, expected: wanted, remedy }) => {
      expect([file, field]).toEqual(["articles/a.md", "(prose)"]);
      return [`${line - 9} ${found}`, ...(wanted === allowed ? [] : [wanted]), remedy].join(" | ");
    });
    expect(said).toEqual(expected);
  },
);

test("what is refused is left out, and what stands around it stays", () => {
  const words = (markdown: string) => read(markdown).blocks;
  expect(words("a\n\n---\n\n#### b\n\nc\n\n[d]: /faq")).toEqual([paragraph("a"), paragraph("c")]);
  expect(words("> ## a\n>\n> b")).toEqual([{ kind: "quote", blocks: [paragraph("b")] }]);
  expect(words("a\n---\n\nb")).toEqual([paragraph("b")]);
  expect(words("a ![b](c.png)d<br>e[^1]\n\n[^1]: /faq")).toEqual([paragraph("a ", "d", "e")]);
  expect(words("<div>\n\na")).toEqual([paragraph(), paragraph("a")]);
  expect(words("![a][b]\n\n[b]: c.png")).toEqual([paragraph()]);
  const list = (...items: TextBlock[]): TextBlock => ({ kind: "list", ordered: false, items: [items] });
  expect(words("- a\n  - b\n    - c\n      - d\n        - e")).toEqual([
    list(paragraph("a"), list(paragraph("b"), list(paragraph("c"), list(paragraph("d"))))),
  ]);
});

test("a photograph between two empty lines is a part of the article, and is to be looked for", () => {
  const { blocks, problems } = read("a\n\n![b _c_](d.jpg)");
  const { pictures } = parseProse("articles/a.md", "a\n\n![b _c_](d.jpg)", 10, []);
  expect([blocks[1], problems, pictures]).toEqual([
    { kind: "picture", picture: { file: "d.jpg", alt: "b c" } },
    [],
    [{ image: "d.jpg", line: 12 }],
  ]);
  expect(blocks.map(blockWords)).toEqual(["a", "b c"]);
});

test("a diagram between two empty lines is a part of the article, and its words are read", () => {
  const { blocks, problems } = read("a\n\n![Three days](diagram:timeline:1,3,7)");
  expect([blocks[1], problems]).toEqual([
    { kind: "diagram", diagram: { shows: "timeline:1,3,7", alt: "Three days" } },
    [],
  ]);
  expect(blocks.map(blockWords)).toEqual(["a", "Three days"]);
});

test("an image by the name of its address is an image too", () => {
  expect(read("![a][b]\n\n[b]: c.png").problems.map(({ found }) => found)).toContain(
    "an image inside a text: ![a][b]",
  );
});

test("four lists may stand inside a quote", () => {
  expect(read("> - a\n>   - b\n>     - c\n>       - d").problems).toEqual([]);
});

test("the line that ends a block of code may have spaces behind it", () => {
  expect(blocksOf("~~~\na\n~~~  \n")).toEqual([{ kind: "code", text: "a" }]);
});

test("one aligned column says of each how it is set", () => {
  expect(blocksOf("| a | b |\n| :-: | - |\n| c | d |")).toMatchObject([{ align: ["center", null] }]);
  expect(blocksOf("| a | b |\n| - | - |\n| c | d |")[0]).not.toHaveProperty("align");
});

test("all mistakes of an article are reported at once", () => {
  const { problems } = read(mistakes.map(([markdown]) => markdown).join("\n\nwords\n\n"));
  expect(problems.length).toBeGreaterThan(mistakes.length / 2);
});
