import { load } from "cheerio";
import { expect, test } from "vitest";
import { allPages } from "../html/pages.ts";
import { faultsOf, readClauses, type Page } from "./clauses.ts";

const parse = (html: string) =>
  // A block element separates words.
  load(
    html.replaceAll(/<(?:p|h\d|[dou]l|li|d[dt]|div|section|article|header|form|button|summary|br)\b/g, " $&"),
  );

const built: readonly Page[] = allPages.map(({ path, html }) => ({ path, $: parse(html) }));

/** Pages of a row. A final `*` means all addresses with that prefix. */
function pagesOf(names: readonly string[]): Page[] {
  return names.flatMap((name) => {
    const found = built.filter(({ path }) =>
      name.endsWith("*") ? path.startsWith(name.slice(0, -1)) && path !== "/404" : path === name,
    );
    if (found.length === 0) throw new Error(`No built page has the address ${name}.`);
    return found;
  });
}

const shown = [...readClauses()].filter(([, { holds }]) => holds.length > 0);

declare module "vitest" {
  interface TaskMeta {
    clause?: string;
  }
}

for (const [clause, { quote, holds }] of shown)
  test(quote, { meta: { clause } }, () => {
    const faults = holds.flatMap((row) => faultsOf(row, pagesOf(row.page)));
    expect(faults, [clause, ...faults].join("\n")).toEqual([]);
  });

const page = `<main><section><h2>Fruit</h2><ul><li>An <b>apple</b> <a href="/a">Eat</a><li>A pear</ul></section><p></p></main>`;

test.each([
  { text: "cherry" },
  { texts: ["An apple Eat", "A plum"] },
  { texts: ["An apple Eat"] },
  { each: ["Eat"] },
  { each: ["/^An/"] },
  { items: [["apple"], ["A plum"]] },
  { items: [["apple"]] },
  { links: ["/b"] },
  { attribute: { class: ["a", "b"] } },
  { count: 3 },
  { count: 0 },
  { in: "Bread", count: 2 },
  { in: "Fruit", at: "p", count: 0, text: "words" },
  { in: "Fruit", at: "li, b", each: ["/^\\d/"] },
  { at: "p", count: 1 },
  { at: "h2, h2 + ul > li:has(b), b", different: true, texts: ["Fruit"] },
  { at: "p", different: true },
  { at: "i", text: "" },
])("a row that fails is reported: %j", (row) => {
  expect(faultsOf({ page: ["/"], at: "li", ...row } as never, [{ path: "/", $: parse(page) }])).not.toEqual(
    [],
  );
});
