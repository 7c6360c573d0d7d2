import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, mistakesAfter, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { smallSite } from "../../tests/fixtures/small-site.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { PictureStore } from "../data/images/picture-store.ts";
import { loadContent } from "./load.ts";
import { createSite, type Site } from "./create-site.ts";
import { rootView } from "../data/site.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const now = new Date("2025-02-03T00:00Z");
const made = () => createSite(optionsOf(copy.root, now));
const drop = (...files: string[]) => {
  for (const file of files) rmSync(join(copy.root, file), { recursive: true });
};

/** Points every link of the content to the home page, so any page can be deleted. */
function leadHome(): void {
  const files = readdirSync(copy.root, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(yaml|md)$/.test(name))) {
    const text = copy.read(file).replaceAll(/\bto: \/[\w/-]*/g, "to: /");
    copy.put(file, text.replaceAll(/\]\(\/[^)]*\)/g, "](/)"));
  }
}

const everything = ({ pages, root, shared, structuredData, texts }: Site) =>
  JSON.stringify([[...pages], root, shared, [...structuredData], [...texts]]);

/** Links and addresses that lead to a path or below it. */
const waysTo = (path: string, text: string) =>
  text.match(new RegExp(String.raw`(?:"to\\?":\\?"|https://kiln\.example)${path}(?![\w-])[^"\\]*`, "g")) ??
  [];

test.each([
  ["pages/about", "/about"],
  ["pages/blog", "/blog"],
  ["pages/courses", "/course"],
  ["pages/events", "/event"],
])("without %s.yaml there is no page %s, and no link to it", async (file, path) => {
  expect(smallSite().pageList.map((page) => page.path)).toContain(path);
  leadHome();
  drop(`${file}.yaml`);
  const site = await made();
  expect([...site.pages.keys()]).not.toContain(path);
  // Pages of records are below that of all.
  const others = [...site.pages.keys()].filter((one) => one.startsWith(`${path}/`));
  const ways = waysTo(path, everything(site));
  expect(ways.filter((way) => !others.some((one) => way.includes(one)))).toEqual([]);
});

test.each(["pages/home.yaml", "words/error.yaml", "words/category.yaml", "lessons.yaml"])(
  "a site needs %s",
  (file) => {
    expect(mistakesAfter(({ root }) => rmSync(join(root, file)))).toEqual([
      expect.stringMatching(`^${file}:1 .* a file that cannot be opened \\(ENOENT\\)`),
    ]);
  },
);

test.each([
  ["", true],
  [", from: 2025-02-03, until: 2025-02-03", true],
  [", from: 2025-02-04", false],
  [", until: 2025-02-02", false],
])("an announcement%s shows on 3 February 2025: %s", (days, stands) => {
  copy.edit("site.yaml", /$/, `\nannouncement: { text: Enrol now., to: /course${days} }\n`);
  const content = loadContent(optionsOf(copy.root, now));
  const { announcement } = rootView(
    { content, pictures: new PictureStore() },
    { title: "", status: "", text: "", home: { label: "", to: "/" } },
  );
  expect(announcement?.text === "Enrol now." && announcement.to === "/course").toBe(stands);
});
