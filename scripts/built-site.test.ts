import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { builtSite } from "./built-site.ts";

const site = {
  base: "/school/",
  settings: { transport: "max-age=31536000", isolated: true, feed: "/blog/feed.xml", moved: [] },
};
let folder = "";
const put = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "built-"));
  mkdirSync(join(folder, "client"));
  put("client/index.html", "<!doctype html>");
  put("headers.json", JSON.stringify(site));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a built site says where it stands and what its content sets of the header fields", () => {
  expect(builtSite(folder)).toEqual(site);
});

test.each([
  ["client/index.html", ""],
  ["headers.json", ""],
  ["headers.json", "{}"],
  ["headers.json", '{"base":'],
])("with %s missing or spoilt to “%s” there is no whole built site", (file, text) => {
  if (text === "") rmSync(join(folder, file));
  else put(file, text);
  expect(() => builtSite(folder)).toThrow(/^There is no whole built site in .* run "npm run build" first/);
});
