import { expect, onTestFinished, test } from "vitest";
import { copyContent } from "../../tests/fixtures/content-copy.ts";
import { optionsOf } from "../../tests/fixtures/options.ts";
import { createSite } from "./create-site.ts";

test("two sites of other folders, times and drafts live in one process", async () => {
  const { root, edit, remove } = copyContent();
  onTestFinished(remove);
  edit("site.yaml", /^name: .*$/m, "name: Loom");
  edit("site.yaml", /$/, "\nbase: /loom/\n");
  edit("articles/glaze.md", /^title:/m, "draft: true\ntitle:");
  const options = [optionsOf("tests/fixtures/content", "2025-05-01"), optionsOf(root, "2026-01-01", true)];
  const sites = await Promise.all(options.map(createSite));
  expect(
    sites.map(({ content, pages }) => [
      content.site.name,
      content.now.getUTCFullYear(),
      JSON.stringify(pages.get("/")?.frame).includes("/loom/art/"),
      pages.has("/blog/glaze"),
    ]),
  ).toEqual([
    ["Kiln", 2025, false, true],
    ["Loom", 2026, true, true],
  ]);
});
