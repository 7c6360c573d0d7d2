import { expect, onTestFinished, test } from "vitest";
import { courseFrom } from "../../../tests/fixtures/added-records.ts";
import { copyContent, type ContentCopy } from "../../../tests/fixtures/content-copy.ts";
import { optionsOf } from "../../../tests/fixtures/options.ts";
import { createSite } from "../../site/create-site.ts";
import { loadContent } from "../../site/load.ts";

/** Adds one record of each kind, with these lines. */
function addAll({ edit, put, read }: ContentCopy, lines: string): void {
  put("pages/camp.yaml", `${lines}\n${read("pages/about.yaml").replace("About", "Camp")}`);
  put("courses/vase.yaml", `${lines}\n${courseFrom(read("courses/wheel.yaml"), "vase", "A vase", "clay")}`);
  put("articles/mud.md", read("articles/glaze.md").replace("---\n", `---\n${lines}\n`));
  edit("events.yaml", "- id: kiln\n", `- id: kiln\n  ${lines}\n`);
  edit("people.yaml", "name: Bo, role: Potter }", `$&\n  - { id: cy, name: Cy, role: Potter, ${lines} }`);
}

/** Those of them that have a page or are in a list. */
function found(root: string, now: Date, drafts = false): string[] {
  const content = loadContent(optionsOf(root, now, drafts));
  return [
    ...content.pageList.map(({ path }) => path),
    ...content.courses.map(({ title }) => title),
    ...content.lists.blog.map((one) => ("slug" in one ? one.slug : "")),
    ...content.events.map(({ title }) => title),
    ...content.people.people.map(({ name }) => name),
  ].filter((one) => /camp|vase|mud|kiln|\bCy/.test(one));
}

test("drafts are listed, but in no build; with drafts they have a mark", () => {
  const copy = copyContent();
  onTestFinished(copy.remove);
  addAll(copy, "draft: true");
  const now = new Date("2026-03-02T12:00:00Z");
  expect(found(copy.root, now)).toEqual([]);
  expect(loadContent(optionsOf(copy.root, now)).notes.toSorted()).toEqual(
    ["articles/mud.md:2", "courses/vase.yaml:1", "events.yaml:14", "pages/camp.yaml:1", "people.yaml:4"].map(
      (place) => `${place} is left out of this build: draft.`,
    ),
  );
  expect(found(copy.root, now, true)).toEqual([
    "/camp",
    "/course/vase",
    "/blog/mud",
    "[Draft] A vase",
    "mud",
    "[Draft] Open kiln",
    "[Draft] Cy",
  ]);
});

test.each([
  // The day before, first moment, last moment, and after: all in the time zone of the site.
  ["Asia/Tokyo", ["2026-03-01T14:59Z", "2026-03-01T15:00Z", "2026-03-03T14:59Z", "2026-03-03T15:00Z"]],
  ["America/New_York", ["2026-03-02T04:59Z", "2026-03-02T05:00Z", "2026-03-04T04:59Z", "2026-03-04T05:00Z"]],
])("records show on the days of publish, in the time zone %s", (zone, times) => {
  const copy = copyContent();
  onTestFinished(copy.remove);
  addAll(copy, 'publish: { from: "2026-03-02", until: "2026-03-03" }');
  copy.edit("site.yaml", "timeZone: UTC", `timeZone: ${zone}`);
  expect(times.map((time) => found(copy.root, new Date(time)).length)).toEqual([0, 7, 7, 0]);
});

test("on other days, a preview shows a record with a mark and the drawings of its days", async () => {
  const copy = copyContent();
  onTestFinished(copy.remove);
  addAll(copy, 'publish: { from: "2026-12-07", until: "2026-12-08" }');
  copy.edit("articles/glaze.md", /^date: .*/m, 'date: "2026-12-08"');
  const at = async (day: string, drafts: boolean) => {
    const { content, pictures } = await createSite(optionsOf(copy.root, `${day}T12:00Z`, drafts));
    const records = [...content.articles, ...content.events, ...content.courses];
    const titles = records.map(({ title }) => title).filter((title) => title.startsWith("["));
    return { titles, drawings: [...pictures.files.keys()].toSorted() };
  };
  const { titles, drawings } = await at("2026-12-08", false);
  expect(titles).toEqual([]);
  expect(await at("2026-12-06", true)).toEqual({
    titles: [
      "[From Tuesday 8 December] Glaze & fire",
      ...["Glaze & fire", "Open kiln", "A vase"].map((title) => `[From Monday 7 December] ${title}`),
    ],
    drawings,
  });
  expect((await at("2026-12-09", true)).titles).toContain("[Until Tuesday 8 December] A vase");
});
