import { globSync, readFileSync } from "node:fs";
import * as fc from "fast-check";
import { format } from "prettier";
import { parse, parseDocument, stringify, type Scalar } from "yaml";
import { expect, it } from "vitest";
import { lineWidth } from "../../site/line-width.ts";
import { partners, renew, renewFile } from "./renew.ts";

/** Texts with everything that YAML could misread. */
const words = fc.oneof(
  fc.stringMatching(/^[A-Za-z][a-z ,.:#'"&*!%@`|>{}[\]?-]{0,130}[a-z.]$/),
  fc.constantFrom(
    "yes",
    "null",
    "~",
    "1.0",
    "2024-10-04",
    "2024-10-04T09:00",
    "- a",
    "a: b # c",
    "“ü”: é\u00a0–",
  ),
);

const record = fc.record(
  {
    title: words,
    turn: fc.nat(3),
    glasses: fc.constantFrom(true, "round", "square"),
    place: fc.record({ city: words, country: words }, { requiredKeys: ["city"] }),
    lessons: fc.array(fc.oneof(words, fc.record({ title: words, text: words })), {
      minLength: 1,
      maxLength: 4,
    }),
  },
  { requiredKeys: ["title"] },
);

const records = fc.uniqueArray(
  fc
    .record({ id: fc.stringMatching(/^[a-z]{1,8}$/), record })
    .map(({ id, record: rest }) => ({ id, ...rest })),
  { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
);

const written = (list: readonly { id: string }[]) =>
  `# Of all.\n\n${list
    .map(
      (one) => `# Above ${one.id}.\n${stringify([one]).replace(/^(- id: .*)$/m, `$1 # beside ${one.id}.`)}`,
    )
    .join("\n")}`;

const commentsOf = (text: string) =>
  [...text.matchAll(/# (?:Of all|Above \w+|beside \w+)\.$/gm)].map(([comment]) => comment);

it("writes any new list with the comments of remaining items, and is idempotent", async () => {
  await fc.assert(
    fc.asyncProperty(records, records, fc.array(fc.nat()), async (before, other, order) => {
      const text = await format(written(before), { parser: "yaml", printWidth: lineWidth });
      // Some records are unchanged, changed, removed or new, in another order.
      const value = [
        ...new Map(
          [...before.filter((_one, at) => order[at] !== 0), ...other].map((one) => [one.id, one]),
        ).values(),
      ]
        .map((one, at) => ({ one, key: order[at] ?? 0 }))
        .toSorted((one, two) => one.key - two.key)
        .map(({ one }) => one);
      const kept = new Set(value.map(({ id }) => id));
      // In a list of the same length a new id is a renamed record.
      fc.pre(value.length !== before.length || before.every(({ id }) => kept.has(id)));
      const renewed = await renew(text, value);
      expect(parse(renewed)).toEqual(value);
      const notes =
        value.length === 0
          ? []
          : before
              .filter(({ id }) => kept.has(id))
              .flatMap(({ id }) => [`# Above ${id}.`, `# beside ${id}.`]);
      expect(commentsOf(renewed).toSorted()).toEqual(["# Of all.", ...notes].toSorted());
      expect(await renew(renewed, value)).toBe(renewed);
    }),
    { numRuns: 15 },
  );
});

type Way = readonly (string | number)[];

/** Every text of a value: its path, and the value with a change to it. */
function* changedTexts(
  value: unknown,
  put: (value: unknown) => unknown,
  way: Way = [],
): Generator<[way: Way, value: unknown]> {
  if (typeof value === "string") yield [way, put(`${value}x`)];
  if (typeof value === "object" && value !== null)
    for (const [key, item] of Object.entries(value))
      yield* changedTexts(
        item,
        (changed) =>
          put(Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed }),
        [...way, Array.isArray(value) ? Number(key) : key],
      );
}

/** YAML as the editor writes it (formatYAML in its source). */
const asEditor = (value: unknown) =>
  `${stringify(value, null, { indent: 2, indentSeq: true, lineWidth: 0, defaultKeyType: "PLAIN", defaultStringType: "PLAIN", singleQuote: true }).trim()}\n`;

it.for(globSync(["{../../content,starter}/**/*.{yaml,md}"]).map((file, index) => ({ file, index })))(
  "changes no line but those of the text in which a word changes, in a file that the editor wrote: $file",
  async ({ file, index }) => {
    // Prettier has formatted these files (npm run check:format).
    const whole = readFileSync(file, "utf8");
    const [, yaml, prose = ""] = /^---\n([\s\S]*?\n)---\n([\s\S]*)/.exec(whole) ?? [];
    const text = yaml ?? whole;
    const lines = text.split("\n");
    const all = [...changedTexts(parse(text), (value) => value)];
    // Another text in each file.
    const [way, value] = all[(7 * index) % all.length] ?? [[], undefined];
    const saved = asEditor(value);
    const made = await renewFile(
      file,
      whole,
      yaml === undefined ? saved : `---\n${saved}---\n\n${prose.trim()}\n`,
    );
    const [before = "", after = ""] = yaml === undefined ? ["", ""] : ["---\n", `---\n${prose}`];
    expect([made.slice(0, before.length), made.slice(made.length - after.length)]).toEqual([before, after]);
    const renewed = made.slice(before.length, made.length - after.length);
    expect(parse(renewed)).toEqual(value);
    const { range } = parseDocument(text).getIn(way, true) as Scalar;
    const [start = 0, end = 0] = (range ?? []).map((at) => text.slice(0, at).trimEnd().split("\n").length);
    const now = renewed.split("\n");
    expect(now.slice(0, start - 1)).toEqual(lines.slice(0, start - 1));
    expect(now.slice(end - lines.length)).toEqual(lines.slice(end));
  },
);

it("matches items by name in a new order, and by position with a new name", () => {
  const old = [{ id: "a" }, { id: "b" }, { id: "c" }];
  expect(partners([{ id: "c" }, { id: "a", n: 9 }], old)).toEqual([2, 0]);
  expect(partners([{ id: "a" }, { id: "x" }, { id: "c" }], old)).toEqual([0, 1, 2]);
  expect(partners([{ id: "x" }, ...old], old)).toEqual([undefined, 0, 1, 2]);
});

it("moves a comment with its line, and keeps the comment of a text that becomes a list", async () => {
  const text = "a: one # of a\n# above b\nb: two\nc: three # of c\n";
  expect(await renew(text, { a: "one", c: "three" })).toBe("a: one # of a\nc: three # of c\n");
  expect(await renew(text, { a: "one", b: ["two"], c: "three" })).toBe(
    "a: one # of a\n# above b\nb:\n  - two\nc: three # of c\n",
  );
});

it.for([
  [
    "writes a value into an empty file",
    "",
    { title: "One", list: [{ id: "a" }] },
    "title: One\nlist:\n  - id: a\n",
  ],
  [
    "writes nothing that a form has empty and the file has not",
    "a: 1\n",
    { a: 1, b: "", c: false, d: { e: null }, f: [] },
    "a: 1\n",
  ],
  [
    "keeps what the file has empty, and writes what becomes empty",
    "a: true\nb: []\nc: x\n",
    { a: false, b: [], c: "" },
    'a: false\nb: []\nc: ""\n',
  ],
  [
    "leaves out the empty parts of a new record",
    "- id: a\n",
    [{ id: "a" }, { id: "b", lead: "", tags: [] }],
    "- id: a\n- id: b\n",
  ],
  [
    "ends a text of several lines as the file does",
    "a: |\n  One\n  line\n",
    { a: "Two\nlines" },
    "a: |\n  Two\n  lines\n",
  ],
  [
    "keeps the lines of a text that stays, however long or short they are",
    `a: One\nb: ${"word ".repeat(24)}end\nc: >-\n  Some\n  short lines\nd:\n  - title: In a\n      list\n`,
    { a: "Two", b: `${"word ".repeat(24)}end`, c: "Some short lines", d: [{ title: "In a list" }] },
    `a: Two\nb: ${"word ".repeat(24)}end\nc: >-\n  Some\n  short lines\nd:\n  - title: In a\n      list\n`,
  ],
  [
    "folds a new text that is long",
    "a: 1\n",
    { a: 1, b: `${"word ".repeat(24)}end` },
    `a: 1\nb: >-\n  ${"word ".repeat(20)}word\n  word word word end\n`,
  ],
] as const)("%s", async ([, text, value, expected]) => {
  expect(await renew(text, value)).toBe(expected);
});
