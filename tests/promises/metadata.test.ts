import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import sharp from "sharp";
import { expect, test } from "vitest";
import { filesOf } from "../fixtures/addresses.ts";
import { addressIn, allPages, barePaths, languages, pages, root, type Page } from "../html/pages.ts";

/** All languages share address and look. */
const [first] = languages;
if (!first) throw new Error("The site has no language.");
const { site, brand } = first.content;
const listed = pages.filter(({ path }) => !barePaths.includes(path));
const hidden = allPages.filter(({ path, own }) => barePaths.includes(path) || own === "/404");

function only({ $, path }: Page, selector: string, attribute = "content"): string {
  const found = $(selector).toArray();
  if (found.length !== 1) throw new Error(`${path} has ${found.length} of ${selector}; it should have one.`);
  return $(selector).attr(attribute) ?? "";
}

const property = (page: Page, name: string) => only(page, `meta[property="${name}"]`);
const named = (page: Page, name: string) => only(page, `meta[name="${name}"]`);

test.each(listed)("$path has one canonical address: absolute, and without a slash at its end", (page) => {
  const canonical = only(page, 'link[rel="canonical"]', "href");
  expect(canonical).toBe(site.url + page.path);
  expect(property(page, "og:url")).toBe(canonical);
});

function versionsOf({ file }: Page): [language: string, address: string][] {
  const found = listed.filter((one) => one.file === file);
  return found.length < 2
    ? []
    : found.map(({ path, language }) => [language.content.site.language, site.url + path]);
}

const sitemap = load(readFileSync(join(root, "sitemap.xml"), "utf8"), { xml: true });

test.each(listed)(
  "$path names itself in all languages, in head and sitemap, and the first language as the default",
  (page) => {
    const versions = versionsOf(page);
    const pairs = (links: ReturnType<Page["$"]>) =>
      links.toArray().map((link) => [page.$(link).attr("hreflang"), page.$(link).attr("href")]);
    const ofDefault = versions.filter(([tag]) => tag === site.language).map(([, to]) => ["x-default", to]);
    expect(pairs(page.$("link[hreflang]")).toSorted()).toEqual([...versions, ...ofDefault].toSorted());
    const entry = sitemap("url").filter((_, one) => sitemap(one).find("loc").text() === site.url + page.path);
    expect(pairs(entry.find("xhtml\\:link")).toSorted()).toEqual(versions.toSorted());
  },
);

test.each(listed)("$path has its language in the share tags", (page) => {
  const tags = page.$('meta[property^="og:locale"]').toArray();
  const locales = tags.map((tag) => page.$(tag).attr("content")?.replace(/_.*/, ""));
  const [own] = languages.length > 1 ? [page.language.content.site.language.replace(/-.*/, "")] : [];
  expect(locales[0]).toBe(own);
  expect(locales).toHaveLength(own ? Math.max(1, versionsOf(page).length) : 0);
});

test.each(allPages)("$path links to every language, in that language", (page) => {
  const links = page.$("nav a[lang][hreflang]").get();
  const others = languages.length > 1 ? languages.map(({ content }) => content.site.language) : [];
  for (const { attribs } of links) expect(attribs.lang).toBe(attribs.hreflang);
  expect([...new Set(links.map(({ attribs }) => attribs.lang))]).toEqual(others);
  const marked = links.filter(({ attribs }) => attribs["aria-current"] === "true");
  for (const { attribs } of marked) expect(attribs.lang).toBe(page.$("html").attr("lang"));
  expect(marked.length > 0).toBe(others.length > 0);
});

test.each(listed)(
  "$path has alternative text for its share picture: its heading, or the photograph's",
  (page) => {
    // Photographs have an alternative text of their own.
    const isDrawn = property(page, "og:image").endsWith(".png");
    expect(property(page, "og:image:alt")).toContain(isDrawn ? page.$("h1").text().trim() : " ");
  },
);

test.each(listed)(
  "$path has share tags before styles, since some readers only look at the beginning",
  (page) => {
    expect(page.html.indexOf('name="twitter:image:alt"')).toBeGreaterThan(0);
    expect(page.html.indexOf('name="twitter:image:alt"')).toBeLessThan(page.html.indexOf("<style"));
  },
);

test.each(hidden)("$path has a noindex tag and no share tags", (page) => {
  expect(named(page, "robots")).toBe("noindex");
  expect(
    page
      .$('link[rel="canonical"], meta[property], meta[name^="twitter:"], script[type="application/ld+json"]')
      .toArray(),
  ).toHaveLength(0);
});

test.each(listed)("$path may be indexed", ({ $ }) => {
  expect($('meta[name="robots"]')).toHaveLength(0);
});

test.each(allPages)("$path colours the browser's frame like the page, in both themes", ({ $ }) => {
  const { paper, ink } = brand.palette;
  const frames = $('meta[name="theme-color"]')
    .toArray()
    .map((element) => [$(element).attr("media"), $(element).attr("content")]);
  expect(frames).toEqual([
    ["(prefers-color-scheme: light)", paper],
    ["(prefers-color-scheme: dark)", ink],
  ]);
});

test.each(allPages)("$path names its icons and its manifest", (page) => {
  expect(only(page, 'link[rel="icon"]', "href")).toBe("/favicon.svg");
  expect(only(page, 'link[rel="apple-touch-icon"]', "href")).toBe("/apple-touch-icon.png");
  expect(only(page, 'link[rel="manifest"]', "href")).toBe("/site.webmanifest");
});

type Manifest = {
  name: string;
  start_url: string;
  theme_color: string;
  icons: { src: string; type: string; sizes: string; purpose?: string }[];
};

test("the manifest has the site's name and icons of their sizes, and iOS's icon has 180 pixels", async () => {
  const manifest = JSON.parse(readFileSync(join(root, "site.webmanifest"), "utf8")) as Manifest;
  expect(manifest).toMatchObject({ name: site.name, start_url: "/", theme_color: brand.palette.paper });
  const sizes = await Promise.all(
    manifest.icons.map(async ({ src, type, sizes: said }) => {
      const { width, height, format } = await sharp(join(root, src)).metadata();
      expect(type).toBe(`image/${format === "svg" ? "svg+xml" : format}`);
      return [said, format === "svg" ? "any" : `${width}x${height}`];
    }),
  );
  expect(sizes).toHaveLength(4);
  for (const [said, real] of sizes) expect(real).toBe(said);
  expect(manifest.icons.filter(({ purpose }) => purpose === "maskable")).toHaveLength(1);
  const ofIos = await sharp(join(root, "apple-touch-icon.png")).metadata();
  expect([ofIos.width, ofIos.height]).toEqual([180, 180]);
});

/** Bytes. Larger pictures do not show in WhatsApp. */
const largest = 300_000;

const pictures = listed.map((page) => {
  const { pathname } = new URL(property(page, "og:image"));
  return { path: page.path, file: pathname, image: readFileSync(join(root, pathname)) };
});

/** Drawn pictures. Content can use a photograph for several pages. */
const drawn = pictures.filter(({ file }) => file.endsWith(".png"));

test("every listed page has a share picture, unique if drawn", () => {
  const mayBeListed = languages.flatMap((language) =>
    language.content.pageList.filter((page) => page.listed).map(({ path }) => addressIn(language, path)),
  );
  expect(pictures.map(({ path }) => path)).toEqual(mayBeListed);
  const hashes = drawn.map(({ image }) => createHash("sha256").update(image).digest("hex"));
  expect(new Set(hashes).size).toBe(drawn.length);
});

test.each(drawn)("the share picture of $path is a PNG of 1200 by 630 pixels", async ({ image }) => {
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
});

test.each(pictures)("the share picture of $path is small enough for every network", ({ image }) => {
  expect(image.length).toBeLessThan(largest);
  // A picture of a single flat colour would be smaller.
  expect(image.length).toBeGreaterThan(8_000);
});

test("every share picture has a page", () => {
  const files = pictures.map(({ file }) => file.replace("/share/", "")).toSorted();
  expect(filesOf(join(root, "share")).toSorted()).toEqual([...new Set(files)]);
});
