import { globSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { headersOf } from "../../src/build/headers.ts";
import { createSite } from "../../src/site/create-site.ts";
import { filesOf } from "../fixtures/addresses.ts";
import { optionsOf } from "../fixtures/options.ts";
import { pages, root } from "./pages.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
/** All files, made again at another time. */
const again = await createSite(optionsOf("content", "2031-05-06T07:08:09Z"));
const names = [...again.texts.keys()];

test.each(names)("%s has the same bytes when it is made again at another time", (name) => {
  expect(again.texts.get(name)).toBe(read(name));
});

test("the sitemap lists exactly the pages without noindex, by canonical address", () => {
  const listed = pages.filter(({ $ }) => !/noindex/.test($('meta[name="robots"]').attr("content") ?? ""));
  expect(listed.length).toBeGreaterThan(20);
  expect(listed.length).toBeLessThan(pages.length);
  expect(read("sitemap.xml").match(/(?<=<loc>)[^<]+/g)).toEqual(
    listed.map(({ $ }) => $('link[rel="canonical"]').attr("href")),
  );
});

test("a file that browsers keep for ever has a hash in its name", () => {
  const sources = new Set(globSync("src/**/*.*").map((file) => parse(file).name));
  const kept = filesOf(root).filter((file) => headersOf(`/${file}`)["Cache-Control"]?.includes("immutable"));
  expect(kept.length).toBeGreaterThan(100);
  const fixed = kept.filter((file) => sources.has(parse(file).name) || !/-[\w-]{6,8}\.\w+$/.test(file));
  expect(fixed).toEqual([]);
});

test("each compressed copy holds its file", () => {
  const bytes = (file: string) => readFileSync(join(root, file));
  const copies = globSync("**/*.{br,gz}", { cwd: root });
  expect(copies.length).toBeGreaterThan(200);
  for (const copy of copies) {
    const unpacked = (copy.endsWith(".gz") ? gunzipSync : brotliDecompressSync)(bytes(copy));
    expect(unpacked.equals(bytes(copy.slice(0, -3))), copy).toBe(true);
  }
});

const entries = read("licences.txt").split(`\n${"-".repeat(80)}\n\n`);
// bcryptjs is in a worker; fonts are not modules.
test.each(["bcryptjs", "react", "react-dom", "zod", "Bricolage Grotesque", "Instrument Sans"])(
  "the licence of %s is published with the site",
  (name) => {
    expect(entries.filter((entry) => entry.startsWith(`${name} `))).toHaveLength(1);
  },
);

test("each licence has its full text and its holders", () => {
  expect(entries.length).toBeGreaterThanOrEqual(10);
  for (const entry of entries) {
    expect(entry).toMatch(/Copyright/i);
    expect(entry).toMatch(
      /Permission (is hereby granted|to use)|SIL OPEN FONT LICENSE|Redistribution and use/i,
    );
  }
});
