import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { moreThanDrawn } from "../load/svg.ts";
import { drawing, readDrawing } from "./drawing.ts";
import { bounds } from "./path.ts";

const svg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${shapes}</svg>`;

test.each([
  ["in capitals", '<path fill="#2F6DB5" d="M40 40H60V60H40Z"/>'],
  ["in a style", '<path style="fill:#2f6db5;stroke:none;fill-opacity:1" d="m 40,40 h 20 v 20 h -20 z"/>'],
  ["of its group", '<g fill="#2f6db5"><path d="M40 40H60V60H40Z"/></g>'],
  [
    "beside another that the style overrides",
    '<path fill="#161a3a" style="fill:#2f6db5" d="M40 40H60V60H40Z"/>',
  ],
  ["of a rectangle", '<rect x="40" y="40" width="20" height="20" fill="#2f6db5"/>'],
  ["of a polygon", '<polygon points="40,40 60,40 60,60 40,60" fill="#2f6db5"/>'],
  [
    "of a layer that is moved",
    '<g transform="translate(30 -5)"><path transform="translate(10,45)" fill="#2f6db5" d="M0 0H20V20H0Z"/></g>',
  ],
  [
    "of a shape that is scaled, then turned",
    '<path transform="rotate(90, 50 50) scale(2)" fill="#2f6db5" d="M20 20H30V30H20Z"/>',
  ],
  [
    "of a square that stands on its corner",
    '<rect transform="translate(50 50) rotate(45)" fill="#2f6db5" x="-7.07" y="-7.07" width="14.14" height="14.14"/>',
  ],
  ["of a shape with a matrix", '<path transform="matrix(1 0 0 1 40 40)" fill="#2f6db5" d="M0 0H20V20H0Z"/>'],
  [
    "beside what programs write",
    '<title>A</title><defs id="d"/><sodipodi:namedview/><metadata><rdf:RDF/></metadata><path id="a" inkscape:label="b" fill="#2f6db5" d="M40 40H60V60H40Z"/>',
  ],
])("A fill is read from %s.", (_, shapes) => {
  const [shape, ...more] = readDrawing(svg(shapes)).shapes;
  expect([shape?.role, more]).toEqual(["body", []]);
  const { minX, minY, maxX, maxY } = bounds(shape?.d ?? "");
  expect([minX, minY, maxX, maxY].map(Math.round)).toEqual([40, 40, 60, 60]);
});

test("Every drawing has only plain shapes in the colours of roles.", () => {
  const names = globSync("**/*.svg", { cwd: "site/drawings" }).filter((file) => file !== "colours.svg");
  expect(names.length).toBeGreaterThan(100);
  for (const file of names) {
    expect(drawing(file.replace(".svg", "")).shapes, file).not.toEqual([]);
    expect(moreThanDrawn(readFileSync(`site/drawings/${file}`, "utf8")), file).toBeUndefined();
  }
});

test("Each role has its own colour.", () => {
  const colours =
    readFileSync("site/drawings/colours.svg", "utf8").match(/(?<=rect id.*fill=")#\w{6}/g) ?? [];
  expect(colours.length).toBeGreaterThan(30);
  expect(new Set(colours).size).toBe(colours.length);
});
