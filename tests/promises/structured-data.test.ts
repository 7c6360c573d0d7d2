import { expect, test } from "vitest";
import { barePaths, content, pages, type Page } from "../html/pages.ts";

const origin = content.site.url;

type Node = { [key: string]: unknown };

const listed = pages.filter(({ path }) => !barePaths.includes(path));

function graph({ $, path }: Page): Node[] {
  const blocks = $('script[type="application/ld+json"]').toArray();
  if (blocks.length !== 1)
    throw new Error(`${path} has ${blocks.length} blocks of data; it should have one.`);
  const data = JSON.parse($(blocks[0]).text()) as Node;
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"] as Node[];
}

function everything(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everything);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(everything)];
}

const ofType = (nodes: readonly Node[], type: string) => nodes.filter((node) => node["@type"] === type);

function one(nodes: readonly Node[], type: string): Node {
  const found = ofType(nodes, type);
  const [node] = found;
  if (!node || found.length > 1) throw new Error(`There are ${found.length} nodes of type ${type}, not one.`);
  return node;
}

const having = (type: string) => listed.filter((page) => ofType(graph(page), type).length > 0);

test.each(listed)("$path describes itself, by its address", (page) => {
  const url = origin + page.path;
  const self = graph(page).find((node) => node["@id"] === `${url}#webpage`);
  expect(self).toMatchObject({
    url,
    name: page.$('meta[property="og:title"]').attr("content"),
    description: page.$('meta[name="description"]').attr("content"),
    inLanguage: page.$("html").attr("lang"),
    isPartOf: { "@id": `${origin}/#website` },
  });
});

test.each(listed)("each id in the data of $path has one meaning, and is an address of the site", (page) => {
  const described = everything(graph(page)).filter((node) => node["@id"] && Object.keys(node).length > 1);
  const types = new Map<unknown, unknown>();
  for (const node of described) {
    expect(node["@id"]).toMatch(new RegExp(`^${origin}/.*#.+`));
    expect(types.get(node["@id"]) ?? node["@type"]).toBe(node["@type"]);
    types.set(node["@id"], node["@type"]);
  }
});

test("every reference by id is described on some page", () => {
  const all = listed.flatMap((page) => everything(graph(page)));
  const described = new Set(all.filter((node) => Object.keys(node).length > 1).map((node) => node["@id"]));
  const missing = all
    .filter((node) => Object.keys(node).join() === "@id")
    .map((node) => node["@id"])
    .filter((id) => !described.has(id));
  expect([...new Set(missing)]).toEqual([]);
});

test.each(listed.filter(({ path }) => path !== "/"))(
  "the trail in the data of $path is the one on the page",
  (page) => {
    const { $ } = page;
    const steps = $(`nav[aria-label="${content.labels.breadcrumbs}"] li`)
      .toArray()
      .map((element, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: $(element).text().trim(),
        item: origin + ($(element).find("a").attr("href") ?? page.path),
      }));
    expect(steps.length).toBeGreaterThan(1);
    expect(one(graph(page), "BreadcrumbList").itemListElement).toEqual(steps);
  },
);

test.each(having("FAQPage"))(
  "the questions in the data of $path are those on the page, with their answers",
  (page) => {
    const { $ } = page;
    const shown = $("main details")
      .toArray()
      .map((element) => ({
        name: $(element).find("summary h3, summary h4").text().trim(),
        text: $(element).children("p").text().trim(),
      }));
    const said = (one(graph(page), "FAQPage").mainEntity as Node[]).map((question) => ({
      name: question.name,
      text: (question.acceptedAnswer as Node).text,
    }));
    expect(shown.length).toBeGreaterThan(0);
    expect(said).toEqual(shown);
  },
);

test.each(having("ItemList"))(
  "the list of $path has addresses of at least three pages of courses",
  (page) => {
    const entries = one(graph(page), "ItemList").itemListElement as Node[];
    const courses = having("Course").map(({ path }) => origin + path);
    const urls = entries.map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThanOrEqual(3);
    expect(courses).toEqual(expect.arrayContaining(urls));
  },
);

test("a course has one price on the whole site, or none with an amount", () => {
  const prices = new Map<unknown, Set<unknown>>();
  for (const node of listed.flatMap((page) => everything(graph(page)))) {
    if (node["@type"] !== "Course" || !node.offers) continue;
    const known = prices.get(node["@id"]) ?? new Set();
    const { price, priceCurrency } = node.offers as Node;
    // An amount has a currency, words have none.
    expect(typeof price, String(node["@id"])).toBe(priceCurrency === undefined ? "undefined" : "number");
    prices.set(node["@id"], known.add(price));
  }
  for (const [id, known] of prices) expect([id, known.size]).toEqual([id, 1]);
});

test.each(having("BlogPosting"))(
  "the article in the data of $path has the page's title, date, author and picture",
  (page) => {
    const { $ } = page;
    expect(one(graph(page), "BlogPosting")).toMatchObject({
      headline: $("h1").text().trim(),
      datePublished: $("main header time").attr("datetime"),
      author: { name: $("#author").text().trim() },
      image: $('meta[property="og:image"]').attr("content"),
    });
  },
);
