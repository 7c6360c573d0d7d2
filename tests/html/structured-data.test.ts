import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentFolder } from "../../site/content-folder.ts";
import { listPages, loadContent } from "../../site/load/load.ts";
import { allPages, barePaths, pages, root, type Page } from "./pages.ts";

type Node = { [key: string]: unknown };

const { site, labels, courses } = loadContent(contentFolder);
const listed = pages.filter(({ path }) => !barePaths.includes(path));

/** The nodes of a page's one graph. */
function graph({ $, path }: Page): Node[] {
  const blocks = $('script[type="application/ld+json"]').toArray();
  if (blocks.length !== 1)
    throw new Error(`${path} has ${blocks.length} blocks of data; it should have one.`);
  const data = JSON.parse($(blocks[0]).text()) as Node;
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"] as Node[];
}

/** Every object anywhere in the data. */
function everything(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everything);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(everything)];
}

const ofType = (nodes: readonly Node[], type: string) => nodes.filter((node) => node["@type"] === type);

/** The one node of a type. */
function one(nodes: readonly Node[], type: string): Node {
  const found = ofType(nodes, type);
  const [node] = found;
  if (!node || found.length > 1) throw new Error(`There are ${found.length} nodes of type ${type}, not one.`);
  return node;
}

/** The page at a path. */
function at(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page ${path} was built.`);
  return page;
}

const texts = ({ $ }: Page, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, " ").trim());

const course = ["/course/management", "/course/design", "/course/finance", "/course/development"];
const blog = ["/blog/blog1", "/blog/blog2", "/blog/blog3", "/blog/blog4"];

/** Which types stand on which pages; on all others they must not. */
const places: Record<string, string[]> = {
  EducationalOrganization: ["/", "/about"],
  WebSite: ["/", "/about"],
  Course: course,
  ItemList: ["/course", "/category/design", "/category/finance", "/category/development"],
  OfferCatalog: ["/pricing"],
  Event: ["/event"],
  BlogPosting: blog,
  Blog: ["/blog"],
  FAQPage: ["/faq", "/pricing", "/contact", ...course],
  BreadcrumbList: listed.map(({ path }) => path).filter((path) => path !== "/"),
};

/** What these are about is said by their content. */
const fromSections = new Set(
  listPages()
    .filter(({ kind }) => kind === "extra")
    .map(({ path }) => path),
);

test.each(Object.entries(places))(
  "%s stands on the pages that it belongs to and on no other",
  (type, paths) => {
    const found = listed.filter((page) => ofType(graph(page), type).length > 0).map(({ path }) => path);
    const rest = (all: readonly string[]) => all.filter((path) => !fromSections.has(path)).toSorted();
    expect(rest(found)).toEqual(rest(paths));
  },
);

test.each(listed)("$path describes itself, by its address", (page) => {
  const url = site.url + page.path;
  const self = graph(page).find((node) => node["@id"] === `${url}#webpage`);
  expect(self).toMatchObject({
    url,
    name: page.$('meta[property="og:title"]').attr("content"),
    description: page.$('meta[name="description"]').attr("content"),
    inLanguage: page.$("html").attr("lang"),
    isPartOf: { "@id": `${site.url}/#website` },
  });
});

test("pages that are not to be indexed carry no data", () => {
  const hidden = allPages.filter(({ path }) => barePaths.includes(path) || path === "/404");
  expect(hidden).toHaveLength(4);
  for (const { html } of hidden) expect(html).not.toContain("ld+json");
});

test.each(listed)("the data of $path claims no rating, review or opening", (page) => {
  const all = everything(graph(page));
  const types = all.map((node) => node["@type"]);
  for (const type of ["AggregateRating", "Rating", "Review", "JobPosting"]) expect(types).not.toContain(type);
  const keys = new Set(all.flatMap(Object.keys));
  for (const key of ["aggregateRating", "review", "reviews", "ratingValue", "starRating", "award"])
    expect(keys).not.toContain(key);
});

test.each(listed)(
  "no id in the data of $path stands for two things, and each is an address of the site",
  (page) => {
    const described = everything(graph(page)).filter((node) => node["@id"] && Object.keys(node).length > 1);
    const types = new Map<unknown, unknown>();
    for (const node of described) {
      expect(node["@id"]).toMatch(new RegExp(`^${site.url}/.*#.+`));
      expect(types.get(node["@id"]) ?? node["@type"]).toBe(node["@type"]);
      types.set(node["@id"], node["@type"]);
    }
  },
);

test("what a page refers to by id is described on some page", () => {
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
    const steps = $(`nav[aria-label="${labels.breadcrumbs}"] li`)
      .toArray()
      .map((element, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: $(element).text().trim(),
        item: site.url + ($(element).find("a").attr("href") ?? page.path),
      }));
    expect(steps.length).toBeGreaterThan(1);
    expect(one(graph(page), "BreadcrumbList").itemListElement).toEqual(steps);
  },
);

test.each(["/faq", "/pricing", "/contact", ...course])(
  "the questions in the data of %s are those on the page, with their answers",
  (path) => {
    const page = at(path);
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
    expect(shown.length).toBeGreaterThan(3);
    expect(said).toEqual(shown);
  },
);

test.each(course)("the course in the data of %s is the one on the page", (path) => {
  const page = at(path);
  const data = one(graph(page), "Course");
  expect(data.name).toBe(page.$("h1").text().trim());
  const listedPoints = texts(page, "#overview li");
  for (const points of [data.coursePrerequisites, data.teaches] as (string[] | undefined)[])
    expect(listedPoints).toEqual(expect.arrayContaining(points ?? []));
  // The facts on the page: 3 weeks, 8 hours of video (specification, section 9).
  expect(data.timeRequired).toBe("P3W");
  const facts = texts(page, "main dl dd");
  expect(facts).toEqual(expect.arrayContaining(["3 weeks", "8 hours", data.educationalLevel]));
  const instances = [data.hasCourseInstance as Node | Node[]].flat();
  const starts = page
    .$("#overview time")
    .toArray()
    .map((element) => page.$(element).attr("datetime"));
  expect(instances.flatMap(({ startDate }) => startDate ?? [])).toEqual(starts);
  for (const { courseWorkload, location, instructor } of instances) {
    expect(courseWorkload).toBe("PT8H");
    const { name } = (location ?? {}) as Node;
    if (name !== undefined) expect(page.$("#overview").text()).toContain(name);
    for (const person of instructor as Node[]) expect(page.$("#instructor").text()).toContain(person.name);
  }
  const titles = (data.syllabusSections as Node[]).map(({ name }) => name);
  expect(titles).toEqual(texts(page, "article[id^='lesson-'] h2"));
});

test.each(course)("%s offers its course at the price of the card that leads there", (path) => {
  const data = one(graph(at(path)), "Course");
  const cards = listed.flatMap(({ $ }) =>
    $("main article")
      .toArray()
      .filter((element) => $(element).find("a").attr("href") === path)
      .filter((element) => $(element).find("h2, h3").text().trim() === data.name)
      .map((element) => $(element).text()),
  );
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards) expect(card).toContain(labels.free);
  expect(data.offers).toMatchObject({ category: "Free", price: 0 });
});

test("the course list in the data has the price of each card", () => {
  const page = at("/course");
  const { itemListElement, numberOfItems } = one(graph(page), "ItemList");
  const badges = (itemListElement as { item: { offers: { price: number; category: string } } }[]).map(
    ({ item: { offers } }) => (offers.category === "Free" ? labels.free : `${offers.price}$`),
  );
  expect(numberOfItems).toBe(12);
  expect(badges).toHaveLength(12);
  expect(badges).toEqual(texts(page, "main article p[class*='badge']"));
});

test.each(places.ItemList ?? [])("the courses in the data of %s are those on the page", (path) => {
  const page = at(path);
  const said = one(graph(page), "ItemList").itemListElement as { item: Node }[];
  expect(said.map(({ item }) => item.name)).toEqual(texts(page, "main article :is(h2, h3)"));
});

test("a course is offered at one price on the whole site", () => {
  const prices = new Map<unknown, Set<unknown>>();
  for (const node of listed.flatMap((page) => everything(graph(page)))) {
    if (node["@type"] !== "Course" || !node.offers) continue;
    const known = prices.get(node["@id"]) ?? new Set();
    prices.set(node["@id"], known.add((node.offers as Node).price));
  }
  expect(prices.size).toBeGreaterThan(courses.length / 2);
  for (const [id, known] of prices) expect([id, [...known]]).toEqual([id, [expect.any(Number)]]);
});

test("every plan is offered in both periods, at the prices that the page shows", () => {
  const page = at("/pricing");
  const { $ } = page;
  const shown = $("main li:has(h3):has(a)")
    .toArray()
    .map((element) => ({
      name: $(element).find("h3").text().trim(),
      prices: [
        ...$(element)
          .text()
          .matchAll(/\$(\d+)/g),
      ].map(([, amount]) => Number(amount)),
    }));
  const said = (one(graph(page), "OfferCatalog").itemListElement as Node[]).map((offer) => ({
    name: offer.name,
    prices: (offer.priceSpecification as Node[]).map(({ price }) => price),
  }));
  expect(said).toHaveLength(3);
  expect(said).toEqual(shown);
});

test("the events in the data are those on the page, with place, and with times of the place", () => {
  const page = at("/event");
  const { $ } = page;
  const shown = $("main article")
    .toArray()
    .map((element) => ({
      name: $(element).find("h3").text().trim(),
      start: $(element).find("time").last().attr("datetime"),
    }));
  const events = ofType(graph(page), "Event");
  expect(shown).toHaveLength(6);
  expect(events.map(({ name, startDate }) => ({ name, start: String(startDate).slice(0, 16) }))).toEqual(
    shown,
  );
  for (const event of events) {
    const { name, address } = event.location as { name: string; address: Node };
    expect(texts(page, "main article").some((text) => text.includes(name))).toBe(true);
    expect(texts(page, "main article").some((text) => text.includes(String(address.addressLocality)))).toBe(
      true,
    );
    expect($(`[id="${String(event["@id"]).split("#")[1]}"]`)).toHaveLength(1);
  }
});

test.each(blog)("the article in the data of %s has the page's title, date, author and picture", (path) => {
  const page = at(path);
  const { $ } = page;
  expect(one(graph(page), "BlogPosting")).toMatchObject({
    headline: $("h1").text().trim(),
    datePublished: $("main header time").attr("datetime"),
    author: { name: $("#author").text().trim() },
    image: $('meta[property="og:image"]').attr("content"),
  });
});

test("no page's script carries structured data or share tags", () => {
  const scripts = readdirSync(join(root, "assets")).filter((file) => file.endsWith(".js"));
  expect(scripts.length).toBeGreaterThan(20);
  const carriers = scripts.filter((file) =>
    /schema\.org|EducationalOrganization|og:image/.test(readFileSync(join(root, "assets", file), "utf8")),
  );
  expect(carriers).toEqual([]);
});
