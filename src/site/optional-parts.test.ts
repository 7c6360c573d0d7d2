import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { copyContent, mistakesAfter, type ContentCopy } from "../../tests/fixtures/content-copy.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { PictureStore } from "../data/images/picture-store.ts";
import { loadContent } from "./load.ts";
import { createSite } from "./create-site.ts";
import { rootView } from "../data/site.ts";

let copy: ContentCopy;
beforeEach(() => {
  copy = copyContent();
});
afterEach(() => copy.remove());

const now = new Date("2025-02-03T00:00Z");
/** Points every link of the content to the home page, so any page can be deleted. */
function leadHome(): void {
  const files = readdirSync(copy.root, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(yaml|md)$/.test(name))) {
    const text = copy.read(file).replaceAll(/\bto: \/[\w/-]*/g, "to: /");
    copy.put(file, text.replaceAll(/\]\(\/[^)]*\)/g, "](/)"));
  }
}

test("without About, Blog, Courses and Events the site has neither these pages nor links to them", async () => {
  leadHome();
  for (const name of ["about", "blog", "courses", "events"]) rmSync(join(copy.root, "pages", `${name}.yaml`));
  const { pages, root, shared, structuredData, texts } = await createSite(optionsOf(copy.root, now));
  const paths = [...pages.keys()];
  const everything = JSON.stringify([[...pages], root, shared, [...structuredData], [...texts]]);
  for (const path of ["/about", "/blog", "/course", "/event"]) {
    expect(paths).not.toContain(path);
    const ways = new RegExp(
      String.raw`(?:"to\\?":\\?"|https://kiln\.example)(${path}(?![\w-])[^"\\<]*)`,
      "g",
    );
    // Pages of records are below that of all.
    const astray = [...everything.matchAll(ways)]
      .map(([, to = ""]) => to)
      .filter((to) => !paths.includes(to.replace(/#.*/, "")));
    expect(astray).toEqual([]);
  }
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
