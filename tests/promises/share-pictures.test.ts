import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { listPages } from "../../site/load/page-list.ts";
import { barePaths, pages, root } from "../html/pages.ts";

/** Bytes. WhatsApp shows no larger picture. */
const largest = 300_000;

const pictures = pages
  .filter(({ path }) => !barePaths.includes(path))
  .map(({ $, path }) => {
    const address = new URL($('meta[property="og:image"]').attr("content") ?? "about:blank");
    return { path, file: address.pathname, image: readFileSync(join(root, address.pathname)) };
  });

/** The others are photographs that the content names, each for as many pages as it likes. */
const drawn = pictures.filter(({ file }) => file.endsWith(".png"));

test("every page that may be listed has a picture, and one of its own where it is drawn", () => {
  const listed = listPages().filter((page) => page.listed);
  expect(pictures.map(({ path }) => path)).toEqual(listed.map(({ path }) => path));
  expect(new Set(drawn.map(({ file }) => file)).size).toBe(drawn.length);
});

test.each(drawn)("the share picture of $path is a PNG of 1200 by 630 pixels", async ({ image }) => {
  expect(await sharp(image).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
});

test.each(pictures)("the share picture of $path is small enough for every network", ({ image }) => {
  expect(image.length).toBeLessThan(largest);
  // A picture that failed to draw is one flat colour and takes next to nothing.
  expect(image.length).toBeGreaterThan(8_000);
});

test("no two drawn share pictures are the same", () => {
  const hashes = drawn.map(({ image }) => createHash("sha256").update(image).digest("hex"));
  expect(new Set(hashes).size).toBe(hashes.length);
});

test("no picture lies there that no page names", () => {
  const named = pictures.map(({ file }) => file.replace("/share/", "")).toSorted();
  expect(readdirSync(join(root, "share")).toSorted()).toEqual([...new Set(named)]);
});
