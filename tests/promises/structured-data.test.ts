import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { barePaths, content, pageAt, pages, root, type Page } from "../html/pages.ts";

const { site } = content;
const origin = site.url;

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

const ofType = (page: Page, type: string) => graph(page).filter((node) => node["@type"] === type);

function one(page: Page, type: string): Node {
  const found = ofType(page, type);
  const [node] = found;
  if (!node || found.length > 1) throw new Error(`There are ${found.length} nodes of type ${type}, not one.`);
  return node;
}

const having = (type: string) => listed.filter((page) => ofType(page, type).length > 0);

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

test.each(listed)("the data of $path says what the page says", (page) => {
  const parts = page.$("main, title, meta").toArray();
  const words = parts.map((part) => page.$(part).attr("content") ?? page.$(part).text());
  const said = [...words, site.name, site.description].join(" ");
  const texts = everything(graph(page)).flatMap(({ name, headline, description }) => [
    name ?? "",
    headline ?? "",
    description ?? "",
  ]);
  expect(texts.filter((text) => !said.includes(String(text)))).toEqual([]);
});

test("each id is an address of the site with one meaning, and is described on some page", () => {
  const all = listed.flatMap((page) => everything(graph(page))).filter((node) => node["@id"]);
  const described = all.filter((node) => Object.keys(node).length > 1);
  const types = new Map(described.map((node) => [node["@id"], node["@type"]]));
  for (const node of described) {
    expect(node["@id"]).toMatch(new RegExp(`^${origin}/.*#.+`));
    expect([node["@id"], node["@type"]]).toEqual([node["@id"], types.get(node["@id"])]);
  }
  expect(all.map((node) => node["@id"]).filter((id) => !types.has(id))).toEqual([]);
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
    expect(one(page, "BreadcrumbList").itemListElement).toEqual(steps);
  },
);

test("the home page and About describe the organization", () => {
  for (const path of ["/", "/about"]) {
    const { logo, ...organization } = one(pageAt(path), "EducationalOrganization");
    const { name, email, phone, address } = site;
    expect(organization).toMatchObject({ name, email, telephone: phone, url: `${origin}/` });
    expect(organization.address).toMatchObject({ streetAddress: address.street });
    expect(existsSync(join(root, new URL(String(logo)).pathname))).toBe(true);
  }
});

const coursePages = having("Course");

test.each(coursePages)("the data of $path has the course's name, description and provider", (page) => {
  const { $, path } = page;
  expect(one(page, "Course")).toMatchObject({
    name: $("h1").text().trim(),
    description: $('meta[name="description"]').attr("content"),
    url: origin + path,
    provider: { "@id": `${origin}/#organization`, name: site.name },
  });
});

test.each(having("ItemList"))(
  "the list of $path has addresses of at least three pages of courses",
  (page) => {
    const urls = (one(page, "ItemList").itemListElement as Node[]).map(({ url }) => url);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls.length).toBeGreaterThanOrEqual(3);
    expect(coursePages.map(({ path }) => origin + path)).toEqual(expect.arrayContaining(urls));
  },
);

test.each(having("BlogPosting"))(
  "the article in the data of $path has the page's title, date, author and picture",
  (page) => {
    const { $ } = page;
    expect(one(page, "BlogPosting")).toMatchObject({
      headline: $("h1").text().trim(),
      datePublished: $("main header time").attr("datetime"),
      author: { name: $("#author").text().trim() },
      image: $('meta[property="og:image"]').attr("content"),
    });
  },
);

test("the six days are events in their cities, and none invites people, since all are over", () => {
  const page = pageAt("/event");
  const events = ofType(page, "Event");
  expect(events).toHaveLength(content.events.length);
  expect(events).toMatchObject(
    content.events.map(({ id, start, end, city }) => ({
      "@id": `${origin}/event#event-${id}`,
      startDate: start,
      endDate: end,
      location: { address: { addressLocality: city } },
    })),
  );
  expect(events.filter(({ eventStatus }) => eventStatus !== undefined)).toEqual([]);
});
