import { expect, test } from "vitest";
import { folderWith } from "../../../tests/fixtures/folder.ts";
import { smallSite } from "../../../tests/fixtures/small-site.ts";
import type { SoundContent } from "../content.ts";
import { readMark } from "./mark.ts";

function read(svg: string) {
  const root = folderWith({ "images/mark.svg": svg });
  const said: string[] = [];
  const { brand } = smallSite();
  const content: SoundContent = { ...smallSite(), brand: { ...brand, mark: "mark.svg" } };
  const mark = readMark(root, content, (_file, _path, { found }) => said.push(found));
  return { mark, said };
}

test("A mark is read from the paths of an SVG file.", () => {
  const svg =
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><title>A</title><path id="a" fill="#E8743B" d="M0 0h9v9z"/></svg>';
  expect(read(svg)).toEqual({
    mark: { width: 24, height: 24, layers: [{ fill: "#e8743b", d: "M0 0h9v9z" }] },
    said: [],
  });
});

test.each([
  ["without a square", '<svg viewBox="0 0 24 20"><path fill="#e8743b" d="M0 0h9z"/></svg>'],
  ["with another shape", '<svg viewBox="0 0 9 9"><path fill="#e8743b" d="M0 0h9z"/><circle r="3"/></svg>'],
  [
    "with a turned path",
    '<svg viewBox="0 0 9 9"><path fill="#e8743b" transform="scale(2)" d="M0 0h9z"/></svg>',
  ],
  ["with a named colour", '<svg viewBox="0 0 9 9"><path fill="red" d="M0 0h9z"/></svg>'],
  ["with a script", '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>'],
  ["of nothing", ""],
  ["without a side", '<svg viewBox="0 0 0 0"><path fill="#e8743b" d="M0 0h9v9z"/></svg>'],
  ["of no path", '<svg viewBox="0 0 9 9"><path fill="#e8743b" d="eeeEEE..,,"/></svg>'],
  ["of a point", '<svg viewBox="0 0 9 9"><path fill="#e8743b" d="M1 1Z"/></svg>'],
])("A mark %s is refused.", (_, svg) => {
  expect(read(svg).said).toEqual(['"mark.svg", which has other elements, or draws nothing']);
});
