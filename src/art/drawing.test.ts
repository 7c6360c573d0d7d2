import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawingsIn } from "../../tests/fixtures/art.ts";
import { drawingNames } from "./drawing-names.ts";
import { drawing, readSheet } from "./drawing.ts";
import { format, move } from "./path.ts";

const shapesOf = (shapes: string) =>
  readSheet(`<svg><svg id="kiln" x="9" width="200" height="200">${shapes}</svg></svg>`).get("kiln")?.shapes ??
  [];

test.each([
  ['<text fill="#2f6db5">Kiln</text>', /element text; use path, rect or circle/],
  ['<path d="M0 0H9V9Z"/>', /fill black; use a colour of/],
  ['<path transform="skewX(9)" fill="#2f6db5" d="M0 0H9V9Z"/>', /transformation skewX; use translate/],
])("%s is refused", (shapes, said) => {
  expect(() => shapesOf(shapes)).toThrow(said);
});

test("Every drawing has only plain shapes in the colours of roles, and a small one its discs.", () => {
  const sheets = globSync("**/*.svg", { cwd: "src/art/drawings" }).filter((file) => file !== "colours.svg");
  const names = sheets.flatMap((file) => {
    const sheet = file.replace(".svg", "");
    return drawingsIn(sheet).map((name) => `${sheet}/${name}`);
  });
  expect(names.length).toBeGreaterThan(100);
  for (const name of names) {
    const { shapes } = drawing(name);
    expect(shapes, name).not.toEqual([]);
    for (const { d } of shapes)
      expect(format(move(d, { scale: 0.4 })), name).not.toMatch(/ 1 [01] 0 0\b(?!\.)/);
  }
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
