/** Clauses of the specification and the rulings. The head of clauses.yaml documents rows. */
import { readFileSync } from "node:fs";
import type { CheerioAPI } from "cheerio";
import { parse } from "yaml";
import { z } from "zod";

const list = z.array(z.string()).min(1);
const pages = z.union([z.string(), list]).transform((given) => [given].flat());

const rowSchema = z
  .strictObject({
    page: pages,
    in: z.string().optional(),
    at: z.string(),
    text: z.string().optional(),
    texts: list.optional(),
    each: list.optional(),
    items: z.array(list).min(1).optional(),
    links: list.optional(),
    attribute: z.record(z.string(), list).optional(),
    count: z.int().nonnegative().optional(),
    different: z.literal(true).optional(),
  })
  .refine(({ page: _page, in: _in, at: _at, ...says }) => Object.keys(says).length > 0, {
    error:
      "A row says nothing of its place: give it text, texts, each, items, links, attribute, count or different.",
  });

const clauseSchema = z.union([
  z.string().transform((quote): { quote: string; holds: Row[] } => ({ quote, holds: [] })),
  z.strictObject({ quote: z.string(), holds: z.array(rowSchema).min(1) }),
]);

export type Row = z.infer<typeof rowSchema>;

type Matches = ReturnType<ReturnType<CheerioAPI["root"]>["find"]>;
type Element = Matches[number];

export type Page = { path: string; $: CheerioAPI };

/** Clauses by name. Throws an Error with the clause and the mistake in its row. */
export function readClauses(
  yaml = readFileSync("tests/spec/clauses.yaml", "utf8"),
): Map<string, z.infer<typeof clauseSchema>> {
  return new Map(
    Object.entries(z.record(z.string(), z.unknown()).parse(parse(yaml))).map(([name, value]) => {
      const { data, error } = (typeof value === "string" ? clauseSchema : clauseSchema.options[1]).safeParse(
        value,
      );
      if (data) return [name, data];
      throw new Error(`clauses.yaml, ${name}: ${z.prettifyError(error)}`);
    }),
  );
}

const spaced = (words: string) => words.replaceAll(/\s+/g, " ").trim();

function said($: CheerioAPI, element: Element): string {
  const words = spaced($(element).text());
  return words || ($(element).attr("alt") ?? "") || ($(element).attr("src") ?? "");
}

function isAs(expected: string, words: string): boolean {
  return /^\/\^.*\/$/.test(expected) ? new RegExp(expected.slice(1, -1)).test(words) : expected === words;
}

const areAs = (expected: readonly string[], words: readonly string[]) =>
  expected.length === words.length && expected.every((one, index) => isAs(one, words[index] ?? ""));

/** The innermost sections with an element of exactly these words. */
function parts($: CheerioAPI, words: string): Matches {
  const found = $.root()
    .find("section, form, dialog")
    .filter((_, part) =>
      $(part)
        .find("*")
        .toArray()
        .some((element) => said($, element) === words),
    );
  return found.filter((_, part) => found.toArray().every((other) => $(part).find(other).length === 0));
}

/** Faults of a row on these pages, one sentence each. */
export function faultsOf(row: Row, pagesOfRow: readonly Page[]): string[] {
  const all: string[] = [];
  const faults = pagesOfRow.flatMap(({ path, $ }) => {
    const place = `${path}, ${row.in === undefined ? "" : `in "${row.in}", `}at "${row.at}"`;
    const scope = row.in === undefined ? undefined : parts($, row.in);
    if (scope && scope.length !== 1) return [`${place}: ${scope.length} sections have these words, not one.`];
    const matches = scope ? scope.find(row.at) : $.root().find(row.at);
    const elements = matches.toArray();
    const texts = elements.map((element) => said($, element));
    all.push(...texts);
    const found: string[] = [];
    const expect = (holds: boolean, expected: unknown, stands: unknown) => {
      if (!holds)
        found.push(`${place}: expected ${JSON.stringify(expected)}, found ${JSON.stringify(stands)}.`);
    };
    const holds = (element: Element, words: readonly string[]) => {
      const inside = [element, ...$(element).find("*").toArray()].map((one) => said($, one));
      return words.every((expected) => inside.some((one) => isAs(expected, one)));
    };
    if (row.count !== 0) expect(elements.length > 0, "an element", "none");
    if (row.text !== undefined) expect(texts.join(" ").includes(row.text), row.text, texts);
    if (row.texts) expect(areAs(row.texts, texts), row.texts, texts);
    for (const [index, element] of elements.entries())
      if (row.each) expect(holds(element, row.each), row.each, texts[index]);
    if (row.items) {
      expect(row.items.length === elements.length, `${row.items.length} items`, texts);
      for (const [index, words] of row.items.entries()) {
        const element = elements[index];
        if (element) expect(holds(element, words), words, texts[index]);
      }
    }
    if (row.links) {
      const links = matches.filter("a").add(matches.find("a")).toArray();
      const targets = links.map((link) => $(link).attr("href") ?? "");
      expect(areAs(row.links, targets), row.links, targets);
    }
    for (const [name, expected] of Object.entries(row.attribute ?? {})) {
      const values = elements.map((element) => $(element).attr(name) ?? "");
      expect(areAs(expected, values), { [name]: expected }, values);
    }
    if (row.count !== undefined) {
      // An element without text, picture or field counts as missing.
      const filled = matches.filter(
        (_, element) =>
          said($, element) !== "" ||
          $(element).is("svg, input") ||
          $(element).has("svg, img, input").length > 0,
      );
      expect(filled.length === row.count, row.count, texts);
    }
    return found;
  });
  if (row.different && (all.includes("") || new Set(all).size !== all.length))
    faults.push(
      `${row.page.join(", ")}, at "${row.at}": the same stands there twice: ${JSON.stringify(all)}.`,
    );
  return faults;
}
