import { expect, test } from "vitest";
import { folderWith } from "../tests/fixtures/folder.ts";
import { builtSite } from "./built-site.ts";

const site = {
  base: "/school/",
  settings: {
    transport: "max-age=31536000",
    isolated: true,
    feeds: ["/blog/feed.xml"],
    moved: [],
    openers: [],
  },
};
const page = { "client/index.html": "<!doctype html>" };
const headers = { "headers.json": JSON.stringify(site) };

test("a built site contains its base and its settings of header fields", () => {
  expect(builtSite(folderWith({ ...page, ...headers }))).toEqual(site);
});

test.each([headers, page, { ...page, "headers.json": "{}" }, { ...page, "headers.json": '{"base":' }])(
  "%j is not a complete built site",
  (files) => {
    expect(() => builtSite(folderWith(files))).toThrow(
      /^There is no complete site in .* Run "npm run build" first/,
    );
  },
);
