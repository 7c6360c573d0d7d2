import { expect, test } from "vitest";
import { smallProvider } from "../../tests/fixtures/small-provider.ts";
import { articleFeed } from "./article-feed.ts";
import { llms } from "./llms.ts";
import { sitemap } from "./sitemap.ts";

const content = smallProvider();
const [article] = content.articles;
if (!article) throw new Error("The content has no articles.");

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/blog/copy-${index}`,
    meta: { title: `Copy ${index}`, description: "A copy." },
    further: false,
    changed: new Date(Date.UTC(2024, 0, index + 1)).toISOString().slice(0, 10),
  }));

test("the feed has the newest 50 articles", () => {
  const articles = pagesOf(60).map(({ changed }, index) => ({
    ...article,
    slug: `copy-${index}`,
    date: changed,
  }));
  const slugs = [...articleFeed({ ...content, articles }).matchAll(/<link>[^<]*\/blog\/([^<]+)<\/link>/g)];
  expect(slugs.map(([, slug]) => slug)).toEqual(
    Array.from({ length: 50 }, (_, index) => `copy-${59 - index}`),
  );
});

test("the guide for language models lists all of a few articles, and the newest 200 of many", () => {
  const listed = (count: number) =>
    [...llms(content, pagesOf(count)).matchAll(/\[Copy (\d+)\]/g)].map(([, index]) => Number(index));
  expect(listed(200)).toEqual(Array.from({ length: 200 }, (_, index) => index));
  expect(listed(1000)).toEqual(Array.from({ length: 200 }, (_, index) => 999 - index));
  // A page of unknown age counts as the oldest.
  const ages = pagesOf(201).map((page, index) => ({
    ...page,
    changed: index === 7 ? undefined : page.changed,
  }));
  expect(llms(content, ages)).not.toContain("[Copy 7]");
});

test("a sitemap of more than 50,000 pages is refused with a sentence", () => {
  expect(sitemap(content, pagesOf(50_000))).toContain("/blog/copy-49999<");
  expect(() => sitemap(content, pagesOf(50_001))).toThrow(
    "The site has 50001 pages for search engines, and a sitemap may name 50000: take old articles or courses out of the content, or divide the sitemap in site/feeds/sitemap.ts.",
  );
}, 30_000);
