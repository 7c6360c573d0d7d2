import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { smallPage, smallSite } from "../../tests/fixtures/small-site.ts";
import type { HeadPage } from "./head-page.ts";
import { articleFeed, siteFiles } from "./site-files.ts";

const small = smallSite();
/** With one article, to keep the files short. */
const content = { ...small, articles: small.articles.slice(0, 1), now: new Date("2026-01-15T12:00Z") };
const folder = tmpdir();

const pages = (): HeadPage[] => [
  smallPage({ path: "/", title: "Kiln" }),
  smallPage({ path: "/course", title: "All courses" }),
  smallPage({ path: "/course/wheel", title: "The [wheel] \\ clay" }),
  smallPage({ path: "/category/clay", title: "Clay" }),
  smallPage({ path: "/blog/glaze", title: "Glaze & fire", changed: "2025-02-03" }),
  smallPage({ path: "/my/course/notes", title: "Notes" }),
];

const made = (from = content) => siteFiles(from, folder, pages());
const file = (name: string, from?: typeof content) => made(from).get(name);

test("there is a file for every program", () => {
  const texts = ["sitemap.xml", "robots.txt", ".well-known/security.txt", "blog/feed.xml"];
  expect([...made().keys()]).toEqual(texts);
});

test("the sitemap lists each page, with its date of change if it has one", () => {
  expect(file("sitemap.xml")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${["/", "/course", "/course/wheel", "/category/clay"].map((path) => `  <url>\n    <loc>https://kiln.example${path}</loc>\n  </url>`).join("\n")}
  <url>
    <loc>https://kiln.example/blog/glaze</loc>
    <lastmod>2025-02-03</lastmod>
  </url>
  <url>
    <loc>https://kiln.example/my/course/notes</loc>
  </url>
</urlset>
`);
});

test("the sitemap of a preview with drafts lists no page", () => {
  expect(file("sitemap.xml", { ...content, drafts: true })).not.toContain("<loc>");
});

test("robots.txt allows everything and has the address of the sitemap", () => {
  expect(file("robots.txt")).toBe("User-agent: *\nAllow: /\n\nSitemap: https://kiln.example/sitemap.xml\n");
});

test("the feed has the articles, the fields of RSS 2.0 and its own address", () => {
  expect(file("blog/feed.xml")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
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
      <description>How glaze melts.</description>
    </item>
  </channel>
</rss>
`);
});

test("a feed escapes HTML for readers that expect HTML", () => {
  const articles = content.articles.map((one) => ({ ...one, excerpt: "R&D & <details>, 1 < 2" }));
  expect(file("blog/feed.xml", { ...content, articles })).toContain(
    "<description>R&amp;amp;D &amp; &amp;lt;details&gt;, 1 &lt; 2</description>",
  );
});

// Of the zones of Kiritimati, Chicago and Pago Pago: the first moment of the day, and later ones.
test.each([
  ["2025-02-02T10:00:00Z", "Sun, 02 Feb 2025 10:00:00 GMT"],
  ["2025-02-03T06:17:00Z", "Mon, 03 Feb 2025 06:17:00 GMT"],
  ["2025-02-03T11:59:59Z", "Mon, 03 Feb 2025 11:59:59 GMT"],
  ["2025-02-03T12:00:01Z", "Mon, 03 Feb 2025 12:00:00 GMT"],
])("no date of the feed is after the build, at %s", (now, date) => {
  const feed = file("blog/feed.xml", { ...content, now: new Date(now) }) ?? "";
  expect(feed).toContain(`<pubDate>${date}</pubDate>`);
  expect(feed).toContain(`<lastBuildDate>${date}</lastBuildDate>`);
});

test("a feed without articles has no date", () => {
  expect(file("blog/feed.xml", { ...content, articles: [] })).not.toMatch(/lastBuildDate|<item/);
});

const copies = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    path: `/blog/copy-${index}`,
    changed: new Date(Date.UTC(2024, 0, index + 1)).toISOString().slice(0, 10),
  }));

test("the feed has the newest 50 articles", () => {
  const articles = small.articles
    .slice(0, 1)
    .flatMap((article) =>
      copies(60).map(({ changed }, index) => ({ ...article, slug: `copy-${index}`, date: changed })),
    );
  const own = articles.map(({ slug }) => smallPage({ path: `/blog/${slug}`, kind: "article", slug }));
  const feed = articleFeed({ ...content, articles, pageList: [...content.pageList, ...own] });
  const newest = copies(50).map((_, index) => `<link>https://kiln.example/blog/copy-${59 - index}</link>`);
  expect(feed.match(/<link>[^<]*copy-.*/g)).toEqual(newest);
});

test("security.txt has contact and expiry, the same for all builds of a day", () => {
  const late = { ...content, now: new Date("2026-01-15T23:59:59Z") };
  expect(siteFiles(late, folder, []).get(".well-known/security.txt")).toBe(file(".well-known/security.txt"));
  expect(file(".well-known/security.txt")).toBe(`Contact: mailto:safe@kiln.example
Expires: 2027-01-10T00:00:00Z
Preferred-Languages: en-US
Canonical: https://kiln.example/.well-known/security.txt
`);
});
