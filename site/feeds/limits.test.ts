import { expect, test } from "vitest";
import { smallPage, smallProvider } from "../../tests/fixtures/small-provider.ts";
import { articleFeed } from "./article-feed.ts";
import { sitemap } from "./sitemap.ts";

const content = smallProvider();
const [article] = content.articles;
if (!article) throw new Error("The content has no articles.");

const pagesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/blog/copy-${index}`,
    changed: new Date(Date.UTC(2024, 0, index + 1)).toISOString().slice(0, 10),
  }));

test("the feed has the newest 50 articles", () => {
  const articles = pagesOf(60).map(({ changed }, index) => ({
    ...article,
    slug: `copy-${index}`,
    date: changed,
  }));
  const own = articles.map(({ slug }) => smallPage({ path: `/blog/${slug}`, kind: "article", slug }));
  const pageList = [...content.pageList, ...own];
  const slugs = [
    ...articleFeed({ ...content, articles, pageList }).matchAll(/<link>[^<]*\/blog\/([^<]+)<\/link>/g),
  ];
  expect(slugs.map(([, slug]) => slug)).toEqual(
    Array.from({ length: 50 }, (_, index) => `copy-${59 - index}`),
  );
});

test("a sitemap of more than 50,000 pages is refused with a sentence", () => {
  expect(sitemap(content, pagesOf(50_000))).toContain("/blog/copy-49999<");
  expect(() => sitemap(content, pagesOf(50_001))).toThrow(
    "The site has 50001 pages for search engines, and a sitemap may name 50000: take old articles or courses out of the content, or divide the sitemap in site/feeds/sitemap.ts.",
  );
}, 30_000);
