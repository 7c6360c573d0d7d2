import { expect, test } from "vitest";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { smallSite } from "../../tests/fixtures/small-site.ts";
import { createSite } from "../site/create-site.ts";
import { siteFiles } from "./site-files.ts";

// tests/html/files.test.ts shows the sitemap.
const small = smallSite();
/** With one article, to keep the files short. */
const content = { ...small, articles: small.articles.slice(0, 1), now: new Date("2026-01-15T12:00Z") };

const file = (name: string, from = content) => siteFiles(from, []).get(name);

test("a preview with drafts has an empty sitemap, and a noindex tag on every page", async () => {
  const { pages, texts } = await createSite(optionsOf("tests/fixtures/content", "2026-01-15", true));
  expect(texts.get("sitemap.xml")).not.toContain("<loc>");
  for (const { meta } of pages.values()) expect(meta).toContainEqual({ name: "robots", content: "noindex" });
});

test("robots.txt allows everything and has the address of the sitemap", () => {
  expect(file("robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://kiln.example/sitemap.xml\n");
});

test("the feed has the articles, the fields of RSS 2.0 and its own address, and escapes HTML for readers that expect HTML", () => {
  const articles = content.articles.map((one) => ({ ...one, excerpt: "R&D & <details>, 1 < 2" }));
  expect(file("blog/feed.xml", { ...content, articles })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
  <channel>
    <title>News · Kiln</title>
    <link>https://kiln.example/blog</link>
    <description>What is new in clay and glass, told by those who fire it.</description>
    <language>en-us</language>
    <copyright>© Kiln</copyright>
    <lastBuildDate>Mon, 03 Feb 2025 12:00:00 GMT</lastBuildDate>
    <docs>https://www.rssboard.org/rss-specification</docs>
    <atom:link href="https://kiln.example/blog/feed.xml" rel="self" type="application/rss+xml"/>
    <item>
      <title>Glaze &amp; fire</title>
      <link>https://kiln.example/blog/glaze</link>
      <guid isPermaLink="true">https://kiln.example/blog/glaze</guid>
      <pubDate>Mon, 03 Feb 2025 12:00:00 GMT</pubDate>
      <dc:creator>Ann &lt;Potter&gt;</dc:creator>
      <category>CRAFT</category>
      <description>R&amp;amp;D &amp; &amp;lt;details&gt;, 1 &lt; 2</description>
    </item>
  </channel>
</rss>
`);
});

// Of the zones of Kiritimati, Chicago and Pago Pago: the first moment of the day, and later ones.
test.each([
  ["2025-02-02T10:00:00Z", "Sun, 02 Feb 2025 10:00:00 GMT"],
  ["2025-02-03T06:17:00Z", "Mon, 03 Feb 2025 06:17:00 GMT"],
  ["2025-02-03T11:59:59Z", "Mon, 03 Feb 2025 11:59:59 GMT"],
  ["2025-02-03T12:00:01Z", "Mon, 03 Feb 2025 12:00:00 GMT"],
])("no date of the feed is after the build, at %s", (now, date) => {
  const feed = file("blog/feed.xml", { ...content, now: new Date(now) });
  expect(feed).toContain(`<pubDate>${date}</pubDate>`);
  expect(feed).toContain(`<lastBuildDate>${date}</lastBuildDate>`);
});

test("the feed has the newest 50 articles, and without articles no date", () => {
  const articles = content.articles.flatMap((article) =>
    Array.from({ length: 60 }, (_, index) => ({
      ...article,
      label: `${index}`,
      date: `${1960 + index}-01-01`,
    })),
  );
  const feed = file("blog/feed.xml", { ...content, articles });
  const newest = Array.from({ length: 50 }, (_, index) => `<category>${59 - index}</category>`);
  expect(feed?.match(/<category>.*/g)).toEqual(newest);
  expect(file("blog/feed.xml", { ...content, articles: [] })).not.toMatch(/lastBuildDate|<item/);
});
