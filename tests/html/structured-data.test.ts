import { expect, test } from "vitest";
import { contentFolder } from "../../site/content-folder.ts";
import { loadContent } from "../../site/load/load.ts";
import { extraPaths } from "../budgets/weights.ts";
import { graph, listed, ofType, one, texts, type Node } from "./graph.ts";
import { pages, type Page } from "./pages.ts";

const { labels } = loadContent(contentFolder);

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

/** The page at a path. */
function at(path: string): Page {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page ${path} was built.`);
  return page;
}

test.each(Object.entries(places))(
  "%s stands on the pages that it belongs to and on no other",
  (type, paths) => {
    const found = listed.filter((page) => ofType(graph(page), type).length > 0).map(({ path }) => path);
    // What pages from sections are about is said by their content.
    const rest = (all: readonly string[]) => all.filter((path) => !extraPaths.includes(path)).toSorted();
    expect(rest(found)).toEqual(rest(paths));
  },
);

test.each(course)("the data of %s has the facts of the specification's section 9", (path) => {
  const page = at(path);
  const data = one(graph(page), "Course");
  expect(data.timeRequired).toBe("P3W");
  expect(texts(page, "main dl dd")).toEqual(expect.arrayContaining(["3 weeks", "8 hours"]));
  for (const { courseWorkload } of [data.hasCourseInstance as Node | Node[]].flat())
    expect(courseWorkload).toBe("PT8H");
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
