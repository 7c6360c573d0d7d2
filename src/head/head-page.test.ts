import { expect, test } from "vitest";
import { smallPage, smallSite, tagsOf } from "../../tests/fixtures/small-site.ts";
import { unlistedMeta } from "./head-page.ts";

const content = smallSite();
const feed = { rel: "alternate", type: "application/rss+xml", title: "News", href: "/blog/feed.xml" };

test("an article has title, description and address, and share tags with picture, day, category and author", () => {
  expect(tagsOf(smallPage({ path: "/blog/glaze", title: "Glaze" }), content)).toEqual([
    { title: "Glaze · Kiln" },
    { name: "description", content: "About Glaze." },
    { rel: "canonical", href: "https://kiln.example/blog/glaze" },
    { property: "og:type", content: "article" },
    { property: "og:site_name", content: "Kiln" },
    { property: "og:title", content: "Glaze" },
    { property: "og:description", content: "About Glaze." },
    { property: "og:url", content: "https://kiln.example/blog/glaze" },
    { property: "og:image", content: "https://kiln.example/share/a.png" },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: "A drawing" },
    { property: "article:published_time", content: "2025-02-03" },
    { property: "article:section", content: "CRAFT" },
    { name: "author", content: "Ann <Potter>" },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:image:alt", content: "A drawing" },
  ]);
});

test.each(["/about", "/course/wheel", "/blog"])(
  "%s has share tags of a page, and only the blog links the feed",
  (path) => {
    const tags = tagsOf(smallPage({ path }), content);
    expect(tags).toContainEqual({ property: "og:type", content: "website" });
    expect(tags.filter((tag) => "rel" in tag && tag.rel === "alternate")).toEqual(
      path === "/blog" ? [feed] : [],
    );
  },
);

test("the title of the home page starts with the site's name", () => {
  expect(tagsOf(smallPage({ path: "/", title: "Clay" }), content)[0]).toEqual({ title: "Kiln · Clay" });
});

test("every page of a preview with drafts has a noindex tag", () => {
  const noIndex = { name: "robots", content: "noindex" };
  const page = smallPage({ path: "/about" });
  expect(tagsOf(page, content)).not.toContainEqual(noIndex);
  expect(tagsOf(page, { ...content, drafts: true })).toContainEqual(noIndex);
});

test("an unlisted page has a noindex tag", () => {
  expect(unlistedMeta(content, { title: "Log in", description: "Come in." })).toEqual([
    { title: "Log in · Kiln" },
    { name: "description", content: "Come in." },
    { name: "robots", content: "noindex" },
  ]);
});
