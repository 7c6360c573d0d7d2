import { expect, onTestFinished, test, vi } from "vitest";
import { copyContent } from "../../tests/fixtures/content-copy.ts";
import { folderWith } from "../../tests/fixtures/folder.ts";
import { sentencesOf } from "../../tests/fixtures/said-of.ts";
import type { Problem } from "./content-error.ts";
import { checkFigures } from "./figures.ts";

const svg = (shapes: string, viewBox = "0 0 200 200") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">\n${shapes}\n</svg>\n`;
const body = '<path fill="#2f6db5" d="M40 40L160 40L160 160L40 160Z"/>';

function said(name: string, text = svg(body)): string[] {
  const problems: Problem[] = [];
  checkFigures(folderWith({ [`images/figures/${name}`]: text }), problems);
  return sentencesOf(problems).map((one) => one.slice(one.indexOf(":") + 1));
}

test.each([
  [
    "a role that figures have not",
    svg('<path fill="#d8433b" d="M0 0H9V9Z"/>'),
    /^2 .*the fill #d8433b \| one of #f0e6d6 \(ground\), #2f6db5 \(body\), /,
  ],
  [
    "black, which is no role",
    svg(`${body}\n<circle cx="9" cy="9" r="4"/>`),
    /^3 .*the fill black \| one of /,
  ],
  ["another page", svg(body, "0 0 24 24"), /^1 .*the viewBox 0 0 24 24 \| 0 0 200 200 \| Scale /],
  ["no page", svg(body, "-8 0 200 200"), /^1 .*the viewBox “-8 0 200 200” \| one that starts with 0 0/],
  ["a script", svg(`${body}<script>alert(1)</script>`), /^1 .*the element script \| only shapes/],
  ["words", svg('<text fill="#2f6db5">Kiln</text>'), /^2 .*the element text \| paths, rectangles, circles/],
  [
    "a line",
    svg('<path fill="#2f6db5" stroke="#161a3a" d="M0 0H9V9Z"/>'),
    /^2 .*stroke: #161a3a \| only a fill/,
  ],
  ["a hidden layer", svg(`<g style="display:none">${body}</g>`), /^2 .*display: none \| only a fill/],
  ["a path that is none", svg('<path fill="#2f6db5" d="M0 0X"/>'), /^2 .*a path that cannot be read/],
  [
    "a skewed shape",
    svg('<path fill="#2f6db5" transform="skewX(9)" d="M0 0H9V9Z"/>'),
    /^2 .*a path that cannot be read/,
  ],
  [
    "a hole by another rule",
    svg('<path fill="#2f6db5" fill-rule="evenodd" d="M0 0H9V9ZM2 2H4V4Z"/>'),
    /fill-rule: evenodd .* put a shape in the colour of the ground on top/,
  ],
  ["nothing", svg(""), /^1 .*no shape \| a drawing/],
])("a figure with %s is refused with its line", (_, text, sentence) => {
  expect(said("kiln.svg", text)).toEqual([expect.stringMatching(sentence)]);
});

test("the name of a figure's file is a valid key", () => {
  expect(said("kiln.svg")).toEqual([]);
  for (const file of ["Kiln 2.svg", "kiln.png", "old/kiln.svg"])
    expect(said(file)).toEqual([expect.stringMatching(/ SVG files with names in lower case with hyphens/)]);
});

test("a provider's figure can replace a built-in one, and is listed in messages", async () => {
  const { root, put, edit, remove } = copyContent();
  onTestFinished(() => {
    remove();
    vi.unstubAllEnvs();
    vi.resetModules();
  });
  put("images/figures/kiln.svg", svg(body));
  put("images/figures/book.svg", svg(body));
  edit("courses.yaml", /figure: [\w-]+/, "figure: kiln");
  vi.stubEnv("CONTENT", root);
  vi.resetModules();
  const { loadContent } = await import("./load.ts");
  const { figureNames, figurePieces } = await import("../art/figures.ts");
  expect(loadContent(root).courses.map(({ figure }) => figure)).toContain("kiln");
  const inks = { ground: "tint1", body: "hue1", mark: "paper", deep: "ink", accent: "hue3" } as const;
  for (const name of ["kiln", "book"])
    expect(figurePieces(name, inks)).toEqual([["hue1", "M40 40L160 40L160 160L40 160z"]]);
  expect(figureNames.filter((name) => name === "book")).toHaveLength(1);
  edit("courses.yaml", "figure: kiln", "figure: kilm");
  expect(() => loadContent(root)).toThrow(/"kilm"[^]*, kiln, [^]*“kiln”\?/);
});
