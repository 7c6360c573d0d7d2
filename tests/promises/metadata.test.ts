import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { palette } from "../../src/art/palette.ts";
import { filesOf } from "../fixtures/addresses.ts";
import { allPages, barePaths, content, pages, root, type Page } from "../html/pages.ts";

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

test.each(listed)("$path has one canonical address: absolute, and without a slash at its end", (page) => {
  const canonical = only(page, 'link[rel="canonical"]', "href");
  expect(canonical).toBe(site.url + page.path);
  expect(property(page, "og:url")).toBe(canonical);
});

test.each(listed)("$path has alternative text for its share picture: its heading", (page) => {
  expect(property(page, "og:image:alt")).toContain(page.$("h1").text().trim());
});

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
  const frames = $('meta[name="theme-color"]')
    .toArray()
    .map((element) => [$(element).attr("media"), $(element).attr("content")]);
  expect(frames).toEqual([
    ["(prefers-color-scheme: light)", palette.paper],
    ["(prefers-color-scheme: dark)", palette.ink],
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
  expect(manifest).toMatchObject({ name: site.name, start_url: "./", theme_color: palette.paper });
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

test("every listed page has its own share picture", () => {
  const mayBeListed = content.pageList.filter((page) => page.listed).map(({ path }) => path);
  expect(pictures.map(({ path }) => path)).toEqual(mayBeListed);
  const hashes = pictures.map(({ image }) => createHash("sha256").update(image).digest("hex"));
  expect(new Set(hashes).size).toBe(pictures.length);
});

test.each(pictures)("the share picture of $path is a PNG of 1200 by 630 pixels", async ({ image }) => {
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
});

test.each(pictures)("the share picture of $path is small enough for every network", ({ image }) => {
  expect(image.length).toBeLessThan(largest);
  // A picture of a single flat colour would be smaller.
  expect(image.length).toBeGreaterThan(8_000);
});

test("every share picture has a page", () => {
  const files = pictures.map(({ file }) => file.replace("/share/", "")).toSorted();
  expect(filesOf(join(root, "share")).toSorted()).toEqual(files);
});
