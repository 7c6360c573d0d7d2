import { expect, test } from "vitest";
import { smallPage, smallProvider, tagsOf } from "../../tests/fixtures/small-provider.ts";
import { appIcon, appIcons } from "./app-icons.ts";
import { unlistedMeta } from "./head-page.ts";

const content = smallProvider();
const { palette } = content.brand;

const shared = (title: string, path: string) => ({
  open: [
    { property: "og:site_name", content: "Kiln" },
    { property: "og:title", content: title },
    { property: "og:description", content: `About ${title}.` },
    { property: "og:url", content: `https://kiln.example${path}` },
    { property: "og:image", content: "https://kiln.example/share/a.png" },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "A drawing" },
  ],
  card: [
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: title },
    { name: "twitter:description", content: `About ${title}.` },
    { name: "twitter:image", content: "https://kiln.example/share/a.png" },
    { name: "twitter:image:alt", content: "A drawing" },
  ],
});

test("a page has title, description, address, share tags", () => {
  const page = smallPage({ path: "/about", title: "About us" });
  const { open, card } = shared("About us", "/about");
  expect(tagsOf(page, content)).toEqual([
    { title: "About us · Kiln" },
    { name: "description", content: "About About us." },
    { rel: "canonical", href: "https://kiln.example/about" },
    { property: "og:type", content: "website" },
    ...open,
    ...card,
  ]);
});

test("the title of the home page begins with the provider's name", () => {
  expect(tagsOf(smallPage({ path: "/", title: "Clay" }), content)[0]).toEqual({
    title: "Kiln · Clay",
  });
});

test("an article is shared as one, with its day, section and author", () => {
  const page = smallPage({ path: "/blog/glaze", title: "Glaze" });
  const { open, card } = shared("Glaze", "/blog/glaze");
  expect(tagsOf(page, content).slice(3)).toEqual([
    { property: "og:type", content: "article" },
    ...open,
    { property: "article:published_time", content: "2025-02-03" },
    { property: "article:section", content: "CRAFT" },
    { name: "author", content: "Ann <Potter>" },
    ...card,
  ]);
});

test("a course page has a slug and is no article", () => {
  const page = smallPage({ path: "/course/wheel" });
  expect(tagsOf(page, content)).toContainEqual({ property: "og:type", content: "website" });
});

test("the blog names its feed", () => {
  const feed = {
    rel: "alternate",
    type: "application/rss+xml",
    title: "News",
    href: "/blog/feed.xml",
  };
  expect(tagsOf(smallPage({ path: "/blog", title: "News" }), content)).toContainEqual(feed);
  const others = tagsOf(smallPage({ path: "/about" }), content);
  expect(others.filter((tag) => "rel" in tag && tag.rel === "alternate")).toEqual([]);
});

test("a page that is not listed asks to be left out", () => {
  expect(unlistedMeta(content, { title: "Log in", description: "Come in." })).toEqual([
    { title: "Log in · Kiln" },
    { name: "description", content: "Come in." },
    { name: "robots", content: "noindex" },
  ]);
});

test("an icon has the mark in its middle, on paper or on nothing", () => {
  for (const icon of appIcons) {
    const { side, share, clear } = icon;
    const svg = appIcon(icon, content.mark, palette);
    expect(svg).toMatch(/^<svg [^>]*>(<path [^>]*>)?<g transform="[^"]+">(<path [^>]*>){4}<\/g><\/svg>$/);
    expect(svg.match(/<svg|<\/svg>/g)).toHaveLength(2);
    expect(svg).toContain(`width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"`);
    expect(svg.includes(`<path fill="${palette.paper}" d="M0 0H${side}V${side}H0Z"/>`)).toBe(!clear);
    if (clear) expect(svg).toMatch(/viewBox="[^"]*"><g /);
    const [, x, y, scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg) ?? [];
    expect(Number(scale) * 100).toBeCloseTo(side * share);
    expect(Number(x) * 2 + Number(scale) * 100).toBeCloseTo(side);
    expect(y).toBe(x);
  }
});
