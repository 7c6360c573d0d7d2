import { expect, test } from "vitest";
import type { Problem } from "../content-error.ts";
import { proseReader } from "./read-prose.ts";

test("prose below no front matter is not read, since nobody knows where it starts", () => {
  const problems: Problem[] = [];
  const file = { file: "articles/a.md", value: undefined, prose: "# a", proseLine: 1 };
  expect(proseReader(problems).read(file as never)).toEqual([]);
  expect(problems).toEqual([]);
});
