import { expect, test } from "vitest";
import { sourceOf } from "../../../tests/fixtures/said-of.ts";
import { link, prose } from "../schema/reference.ts";
import { recordOf } from "../schema/text.ts";
import { markedTexts } from "./marked-texts.ts";

const schema = recordOf({ a: "A plain text.", prose: prose.optional(), to: link.optional() });

test.each([
  ["See [our courses](/course).", "](/course)"],
  ["It is **free**.", "**free**"],
  ["It is *free*.", "*free*"],
  ["Write `npm test`.", "`npm test`"],
  ["- One\n- two", "-"],
  ["A<br>B", "<br>"],
  ["Questions &amp; answers", "&amp;"],
])("%j in a plain text is noted", (a, mark) => {
  const [note, ...others] = markedTexts(sourceOf({ a }), schema);
  expect(note).toMatch(/^a\.yaml:1 {2}“.*” shows as plain text/);
  expect(note).toContain(`“${mark}”`);
  expect(others).toEqual([]);
});

test("intended signs, and Markdown in prose, have no note", () => {
  for (const a of [
    "2 * 3 * 4",
    "Using <picture> well",
    "R&D; C&A",
    "snake_case_name",
    "5* and 4* hotels",
    "[free]",
  ])
    expect(markedTexts(sourceOf({ a, prose: "**b**", to: "/a*b*" }), schema), a).toEqual([]);
});
