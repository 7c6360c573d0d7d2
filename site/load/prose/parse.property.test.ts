import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Problem } from "../content-error.ts";
import { blockWords, type Block, type Inline } from "../../prose/blocks.ts";
import { parseProse } from "./parse.ts";

/** Markdown, and the words that a page shows of it in their order. */
type Part = { markdown: string; words: string[] };

const join = (parts: readonly Part[], between: string): Part => ({
  markdown: parts.map(({ markdown }) => markdown).join(between),
  words: parts.flatMap(({ words }) => words),
});

const around = (before: string, { markdown, words }: Part, after: string): Part => ({
  markdown: `${before}${markdown}${after}`,
  words,
});

/** Puts one sign sequence before the first line and another before all others. */
const inside = (first: string, rest: string, { markdown, words }: Part): Part => ({
  markdown: first + markdown.replaceAll("\n", `\n${rest}`),
  words,
});

const part = (markdown: string, ...words: string[]): Part => ({ markdown, words });

const letters = fc.stringMatching(/^[a-zäßøžабвгд学习日本]{1,6}$/).map((word) => part(word, word));

const word = fc.oneof(
  { weight: 6, arbitrary: letters },
  fc.constantFrom(
    part("Salt&amp;pepper", "Salt&pepper"),
    part("&copy;", "©"),
    part("don’t", "don’t"),
    part("C3", "C3"),
    part("snake_case", "snake_case"),
    part("2\\*3", "2*3"),
    part("end.", "end."),
  ),
);

const words = (max: number, between: string) =>
  fc.array(word, { minLength: 1, maxLength: max }).map((parts) => join(parts, between));

const marked = fc.oneof(
  words(3, " ").map((inner) => around("*", inner, "*")),
  words(3, " ").map((inner) => around("**", inner, "**")),
  words(3, " ").map((inner) => around("***", inner, "***")),
  words(3, " ").map((inner) => around("[", inner, "](/course)")),
  words(2, " ").map((inner) => around("**[", inner, "](#top)**")),
  letters.map((inner) => around("`", inner, "`")),
  letters.map(({ markdown }) =>
    part(`<https://www.example.org/${markdown}>`, `https://www.example.org/${markdown}`),
  ),
);

/** Running text; it begins with a letter, so that it is no list. */
const running = (between: readonly string[]) =>
  fc
    .tuple(letters, fc.array(fc.tuple(fc.constantFrom(...between), fc.oneof(word, marked)), { maxLength: 8 }))
    .map(([first, rest]) => rest.reduce((all, [space, next]) => join([all, next], space), first));

const paragraph = running([" ", " ", "\n", "  \n", "\\\n"]);
const sentence = running([" "]);

const code = fc
  .tuple(
    fc.constantFrom("", "js"),
    fc.array(fc.tuple(fc.constantFrom("", "  "), letters), { minLength: 1, maxLength: 3 }),
  )
  .map(([language, lines]) =>
    around(
      `\`\`\`${language}\n`,
      join(
        lines.map(([indent, text]) => around(indent, text, "")),
        "\n",
      ),
      "\n```",
    ),
  );

const row = (cells: readonly Part[]) => around("| ", join(cells, " | "), " |");

const table = fc
  .integer({ min: 1, max: 3 })
  .chain((columns) =>
    fc.tuple(
      fc.array(sentence, { minLength: columns, maxLength: columns }),
      fc.array(fc.constantFrom("---", ":-:", "--:"), { minLength: columns, maxLength: columns }),
      fc.array(fc.array(sentence, { minLength: columns, maxLength: columns }), {
        minLength: 1,
        maxLength: 2,
      }),
    ),
  )
  .map(([header, align, rows]) =>
    join([row(header), part(`| ${align.join(" | ")} |`), ...rows.map(row)], "\n"),
  );

/** Blocks with a paragraph between each two, so that two lists never become one. */
const blocks = (block: fc.Arbitrary<Part>) =>
  fc
    .array(fc.tuple(paragraph, block), { minLength: 1, maxLength: 3 })
    .map((pairs) => join(pairs.flat(), "\n\n"));

function list(depth: number): fc.Arbitrary<Part> {
  const item = depth === 0 ? paragraph : fc.oneof(paragraph, blocks(inner(depth - 1)));
  return fc
    .tuple(
      fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
      fc.array(item, { minLength: 1, maxLength: 3 }),
    )
    .map(([start, items]) =>
      join(
        items.map((one, index) => {
          const mark = start === undefined ? "- " : `${start + index}. `;
          return inside(mark, " ".repeat(mark.length), one);
        }),
        "\n",
      ),
    );
}

const inner = (depth: number): fc.Arbitrary<Part> => fc.oneof(paragraph, list(depth), code, table);

const article = fc
  .tuple(
    sentence,
    blocks(
      fc.oneof(
        inner(2),
        sentence.map((text) => around("## ", text, "")),
        sentence.map((text) => around("### ", text, "")),
        blocks(inner(1)).map((text) => inside("> ", "> ", text)),
      ),
    ),
  )
  .map(([heading, body]) => join([around("## ", heading, ""), body], "\n\n"));

/** Many articles are made and read, also on a machine that is busy. */
const patience = { timeout: 60_000 };

function read(markdown: string, firstLine = 1) {
  const problems: Problem[] = [];
  return { ...parseProse("a.md", markdown, firstLine, problems), problems };
}

test("every word of an article shows, in its order", patience, () => {
  fc.assert(
    fc.property(article, (source) => {
      const { blocks: shown, problems } = read(source.markdown);
      expect(problems).toEqual([]);
      const text = shown.map(blockWords).join(" ");
      let from = 0;
      for (const one of source.words) {
        const at = text.indexOf(one, from);
        expect(at, `“${one}” in: ${text}`).toBeGreaterThanOrEqual(0);
        // Nothing but what stands between words: no word is added or doubled.
        expect(text.slice(from, at)).toMatch(/^[\s.,;]*$/);
        from = at + one.length;
      }
      expect(text.slice(from)).toMatch(/^[\s.]*$/);
    }),
    { numRuns: 100 },
  );
});

test("a mistake is reported with its line, wherever it stands", patience, () => {
  fc.assert(
    fc.property(article, fc.nat(), fc.integer({ min: 1, max: 30 }), (source, chosen, firstLine) => {
      // Any place behind a letter of running text; in code the signs would be right.
      const places = [
        ...source.markdown
          .replaceAll(/```[^]*?```|`[^`]*`|<[^>]*>|\([^)]*\)|&\w+;/g, (passed) => "#".repeat(passed.length))
          .matchAll(/[a-zа-д学习日本](?= )/g),
      ];
      const place = (places[chosen % Math.max(places.length, 1)]?.index ?? -1) + 1;
      fc.pre(place > 0);
      const markdown = `${source.markdown.slice(0, place)} ~~gone~~${source.markdown.slice(place)}`;
      const line = firstLine + markdown.slice(0, place).split("\n").length - 1;
      const { problems } = read(markdown, firstLine);
      expect(problems).toMatchObject([
        { line, found: expect.stringMatching(/^text that is struck out: ~~gone~~/) },
      ]);
    }),
    { numRuns: 50 },
  );
});

/** All that comes of the Markdown, addresses and languages too. */
function everything(value: Block | Inline | (Block | Inline)[] | unknown): string {
  if (typeof value === "string") return value;
  if (typeof value === "object" && value !== null) return Object.values(value).map(everything).join(" ");
  return "";
}

const signs = [
  "*",
  "**",
  "_",
  "__",
  "`",
  "``",
  "```",
  "[",
  "](",
  ")",
  "][",
  "]",
  "![",
  "[^",
  "~~",
  "# ",
  "## ",
  "### ",
  "##",
  "> ",
  "- ",
  "- [ ] ",
  "1. ",
  "3. ",
  "|",
  "| - |",
  "---",
  "===",
  "    ",
  "  ",
  "<b>",
  "</b>",
  "<!--",
  "-->",
  "<",
  ">",
  "&amp;",
  "&",
  ";",
  "\\",
  '"',
  "\t",
  " ",
  " ",
  " ",
  "\n",
  "\n",
  "\n",
  "\n\n",
  "\n\n",
];

test(
  "whatever stands in an article, each of its words shows or a mistake is reported in one of its lines",
  patience,
  () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...signs, "w", "w", "w", "w", "w"), { maxLength: 40 }),
        (parts) => {
          const source = parts.map((one, index) => (one === "w" ? `w${index}x` : one)).join("");
          const { blocks: shown, problems } = read(source);
          const lines = source.split("\n").length;
          for (const { line } of problems) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(lines);
          }
          if (problems.length > 0) return;
          const text = shown.map(everything).join(" ");
          for (const [one] of source.matchAll(/w\d+x/g)) expect(text, JSON.stringify(source)).toContain(one);
        },
      ),
      { numRuns: 500 },
    );
  },
);
