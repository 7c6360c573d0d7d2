import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawingsIn } from "../../tests/fixtures/art.ts";
import { drawingNames } from "./drawing-names.ts";
import { drawing, readSheet } from "./drawing.ts";
import { bounds } from "./path.ts";

const shapesOf = (shapes: string) =>
  readSheet(`<svg><svg id="kiln" x="9" width="200" height="200">${shapes}</svg></svg>`).get("kiln")?.shapes ??
  [];

test.each([
  [
    "moved",
    '<g transform="translate(30 -5)"><path transform="translate(10 45)" fill="#2f6db5" d="M0 0H20V20H0Z"/></g>',
  ],
  [
    "scaled, then turned",
    '<path transform="rotate(90 50 50) scale(2)" fill="#2f6db5" d="M20 20H30V30H20Z"/>',
  ],
  ["a rectangle", '<rect x="40" y="40" width="20" height="20" fill="#2f6db5"/>'],
  ["a circle", '<circle cx="50" cy="50" r="10" fill="#2f6db5"/>'],
])("The outline of a shape is read: %s.", (_, shapes) => {
  const [shape, ...more] = shapesOf(shapes);
  expect([shape?.role, more]).toEqual(["body", []]);
  const { minX, minY, maxX, maxY } = bounds(shape?.d ?? "");
  expect([minX, minY, maxX, maxY].map(Math.round)).toEqual([40, 40, 60, 60]);
});

test.each([
  ['<text fill="#2f6db5">Kiln</text>', /element text; use path, rect or circle/],
  ['<path d="M0 0H9V9Z"/>', /fill black; use a colour of/],
  ['<path transform="skewX(9)" fill="#2f6db5" d="M0 0H9V9Z"/>', /transformation skewX; use translate/],
])("%s is refused", (shapes, said) => {
  expect(() => shapesOf(shapes)).toThrow(said);
});

test("Every drawing has only plain shapes in the colours of roles.", () => {
  const sheets = globSync("**/*.svg", { cwd: "src/art/drawings" }).filter((file) => file !== "colours.svg");
  const names = sheets.flatMap((file) => {
    const sheet = file.replace(".svg", "");
    return drawingsIn(sheet).map((name) => `${sheet}/${name}`);
  });
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) expect(drawing(name).shapes, name).not.toEqual([]);
  expect(() => drawing("figures/kiln")).toThrow("No sheet in src/art/drawings has the drawing figures/kiln.");
});

test.each(Object.entries(drawingNames))("The names of %s are those of its sheet.", (sheet, names) => {
  expect(names).toEqual(drawingsIn(sheet));
});

test("Each role has its own colour.", () => {
  const colours =
    readFileSync("src/art/drawings/colours.svg", "utf8").match(/(?<=rect id.*fill=")#\w{6}/g) ?? [];
  expect(colours.length).toBeGreaterThan(30);
  expect(new Set(colours).size).toBe(colours.length);
});
