import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { palette } from "../../src/art/palette.ts";
import { allPages, barePaths, content, pageAt, pages, root, type Page } from "../html/pages.ts";

const { site } = content;
const listed = pages.filter(({ path }) => !barePaths.includes(path));
const hidden = allPages.filter(({ path }) => barePaths.includes(path) || path === "/404");

function only({ $, path }: Page, selector: string, attribute = "content"): string {
  const found = $(selector).toArray();
  if (found.length !== 1) throw new Error(`${path} has ${found.length} of ${selector}; it should have one.`);
  return $(selector).attr(attribute) ?? "";
}

const property = (page: Page, name: string) => only(page, `meta[property="${name}"]`);
const named = (page: Page, name: string) => only(page, `meta[name="${name}"]`);

test.each(listed)("$path has one canonical address, and share tags that say the same as the page", (page) => {
  const { $, path, html } = page;
  expect(only(page, 'link[rel="canonical"]', "href")).toBe(site.url + path);
  expect(property(page, "og:url")).toBe(site.url + path);
  const title = property(page, "og:title");
  expect($("title").text()).toBe(path === "/" ? `${site.name} · ${title}` : `${title} · ${site.name}`);
  expect(property(page, "og:description")).toBe(named(page, "description"));
  expect(property(page, "og:site_name")).toBe(site.name);
  expect(property(page, "og:type")).toBe(path.startsWith("/blog/") ? "article" : "website");
  expect(property(page, "og:image:alt")).toContain($("h1").text().trim());
  expect(named(page, "twitter:image:alt")).toBe(property(page, "og:image:alt"));
  expect(named(page, "twitter:card")).toBe("summary_large_image");
  expect($('meta[name="robots"]')).toHaveLength(0);
  // Some readers only look at the beginning.
  expect(html.indexOf('name="twitter:image:alt"')).toBeLessThan(html.indexOf("<style"));
});

test("an article says its day, category and author, and the blog alone links the feed", () => {
  const page = pageAt("/blog/blog1");
  expect(property(page, "article:published_time")).toBe(page.$("main header time").attr("datetime"));
  expect(page.$("main header").text()).toContain(property(page, "article:section"));
  expect(named(page, "author")).toBe(page.$("#author").text().trim());
  const withFeed = allPages.filter(({ $ }) => $('link[type="application/rss+xml"]').length > 0);
  expect(withFeed.map(({ path }) => path)).toEqual(["/blog"]);
});

test("no two pages share a title or a description", () => {
  const titles = allPages.map(({ $ }) => $("title").text());
  const descriptions = pages.map((page) => named(page, "description"));
  for (const texts of [titles, descriptions]) expect(new Set(texts).size).toBe(texts.length);
});

test.each(hidden)("$path has a noindex tag and no share tags", (page) => {
  expect(named(page, "robots")).toBe("noindex");
  const tags =
    'link[rel="canonical"], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]';
  expect(page.$(tags)).toHaveLength(0);
});

test.each(allPages)(
  "$path names its icons and its manifest, and colours the browser's frame like the page",
  (page) => {
    expect(only(page, 'link[rel="icon"]', "href")).toBe("/favicon.svg");
    expect(only(page, 'link[rel="apple-touch-icon"]', "href")).toBe("/apple-touch-icon.png");
    expect(only(page, 'link[rel="manifest"]', "href")).toBe("/site.webmanifest");
    for (const [theme, colour] of [
      ["light", palette.paper],
      ["dark", palette.ink],
    ])
      expect(only(page, `meta[name="theme-color"][media="(prefers-color-scheme: ${theme})"]`)).toBe(colour);
  },
);

type Manifest = {
  name: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; type: string; sizes: string; purpose?: string }[];
};

test("the manifest has the site's name and icons of their sizes, and iOS's icon has 180 pixels", async () => {
  const manifest = JSON.parse(readFileSync(join(root, "site.webmanifest"), "utf8")) as Manifest;
  expect(manifest).toMatchObject({ name: site.name, start_url: "./", theme_color: palette.paper });
  expect(manifest.icons).toHaveLength(4);
  for (const { src, type, sizes } of manifest.icons) {
    const { width, height, format } = await sharp(join(root, src)).metadata();
    const real = format === "svg" ? ["image/svg+xml", "any"] : [`image/${format}`, `${width}x${height}`];
    expect([type, sizes]).toEqual(real);
  }
  expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
  const ofIos = await sharp(join(root, "apple-touch-icon.png")).metadata();
  expect([ofIos.width, ofIos.height]).toEqual([180, 180]);
});

const pictures = listed.map((page) => {
  const { pathname } = new URL(property(page, "og:image"));
  return { page, path: page.path, image: readFileSync(join(root, pathname)) };
});

test("every listed page has its own share picture", () => {
  const hashes = pictures.map(({ image }) => createHash("sha256").update(image).digest("hex"));
  expect(new Set(hashes).size).toBe(pictures.length);
});

test.each(pictures)("the share picture of $path is a PNG of 1200 by 630 pixels", async ({ image }) => {
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
  // Larger pictures do not show in WhatsApp.
  expect(image.length).toBeLessThan(300_000);
  // A picture of a single flat colour would be smaller.
  expect(image.length).toBeGreaterThan(8_000);
});

const openings = pictures.filter(({ page }) => page.$("[data-kind=scene], [data-kind=cover]").length > 0);

test.each(openings)("the share picture of $path ends like the page's opening", async ({ page, image }) => {
  const { hue, strip } = JSON.parse(page.$("script[data-page]").text()).view.band;
  const background = palette[hue as "hue1"];
  const cells = (picture: ReturnType<typeof sharp>) =>
    picture.flatten({ background }).resize(5, 4).raw().toBuffer();
  const opening = sharp(join(root, strip.src)).extract({ left: 900, top: 0, width: 500, height: 400 });
  const end = sharp(image).extract({ left: 660, top: 198, width: 540, height: 432 });
  const [wanted, found] = [await cells(opening), await cells(end)];
  const apart = wanted.map((value, at) => Math.abs(value - (found[at] ?? 0)));
  expect(Math.max(...apart)).toBeLessThan(5);
});
