import { expect, test } from "vitest";
import { smallSite } from "../../tests/fixtures/small-site.ts";
import { type SearchDocument, searchView } from "./search.ts";

test("results are in the order of kinds", () => {
  const of = (kind: SearchDocument["kind"]) => ({ kind, title: "One", place: "Clay", text: "", to: "/" });
  const { documents } = searchView(smallSite(), [of("page"), of("lesson"), of("course"), of("article")]);
  expect(documents.map(({ kind }) => kind)).toEqual(["course", "lesson", "article", "page"]);
});
