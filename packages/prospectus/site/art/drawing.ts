/** SVG files of filled shapes. A fill names a role, listed in `site/drawings/colours.svg`; the caller maps roles to colours. */
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { load } from "cheerio/slim";
import { colours, type Colour, type Fill } from "./palette.ts";
import { memoized } from "../memoized.ts";
import { disc, oval, parse, rounded } from "./path.ts";
import type { Piece } from "./picture.ts";

export type Drawing = {
  width: number;
  height: number;
  shapes: { role: string; d: string; crisp: boolean }[];
};

export class DrawingError extends Error {
  readonly mistake: { line: number; found: string; expected: string; remedy: string };

  constructor(line: number, found: string, expected: string, remedy: string) {
    super(`line ${line}: found ${found}; expected ${expected}. ${remedy}`);
    this.mistake = { line, found, expected, remedy };
  }
}

const folder = join(import.meta.dirname, "..", "drawings");

/** Names of the SVG files in a folder, or none if it does not exist. */
export const svgNames = (path: string): string[] =>
  globSync("*.svg", { cwd: path })
    .map((file) => basename(file, ".svg"))
    .toSorted();

const textOf = (name: string) => readFileSync(join(folder, `${name}.svg`), "utf8");

const hex = (colour = "") => colour.toLowerCase().replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");

/** Roles by colour, of one group of swatches or of all. */
const rolesOf = memoized((group: string): ReadonlyMap<string, string> => {
  const $ = load(textOf("colours"), { xml: true });
  return new Map(
    $(`${group} rect[id]`)
      .map((_, swatch) => [[hex($(swatch).attr("fill")), $(swatch).attr("id") ?? ""] as const])
      .get(),
  );
});

type Attributes = Readonly<Record<string, string>>;

const outlines: Readonly<Record<string, (size: (name: string) => number, all: Attributes) => string>> = {
  path: (_, { d = "" }) => d,
  polygon: (_, { points = "" }) => `M${points}Z`,
  rect: (of) => rounded(of("x"), of("y"), of("width"), of("height"), of("rx") || of("ry")),
  circle: (of) => disc(of("cx"), of("cy"), of("r")),
  ellipse: (of) => oval(of("cx"), of("cy"), of("rx"), of("ry")),
};

const around = /^(svg|g|title|desc|defs|metadata|.+:.+)$/;

/** Attributes that a drawing must not change, with their initial values. */
const effects: Attributes = {
  stroke: "none",
  opacity: "1",
  "fill-opacity": "1",
  filter: "none",
  mask: "none",
  "clip-path": "none",
  display: "inline",
  visibility: "visible",
};

/** Applies a `transform` attribute. Its last function comes first (CSS Transforms 1, section 9). */
function transformed(d: string, transforms: string): string {
  const path = parse(d);
  for (const [, name, list = ""] of [...transforms.matchAll(/(\w+)\s*\(([^)]*)\)/g)].toReversed()) {
    const [a = 0, b, c = 0, e = 0, x = 0, y = 0] = list
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (name === "translate") path.translate(a, b);
    else if (name === "scale") path.scale(a, b);
    else if (name === "rotate") path.rotate((a * Math.PI) / 180, b, c);
    else if (name === "matrix") path.matrix(a, b ?? 0, c, e, x, y);
    else throw new SyntaxError(`unknown transformation ${String(name)}`);
  }
  return path.encode();
}

/** Reads an SVG file. Throws a `DrawingError` unless all shapes have colours of roles, or of those in `group`. */
export function readDrawing(svg: string, group?: string): Drawing {
  const $ = load(svg, { xml: { withStartIndices: true } });
  const roles = rolesOf(group === undefined ? "svg" : `#${group}`);
  const refuse = (at: number | null, found: string, expected: string, remedy: string) =>
    new DrawingError(svg.slice(0, at ?? 0).split("\n").length, found, expected, remedy);
  const viewBox = $("svg").attr("viewBox") ?? "";
  const [, width = 0, height = 0] = (/^0 0 ([\d.]+) ([\d.]+)$/.exec(viewBox) ?? []).map(Number);
  if (!(width > 0 && height > 0))
    throw refuse(0, `the viewBox “${viewBox}”`, "one that starts with 0 0", "Export the whole page.");
  const elements = $("svg *")
    .toArray()
    .filter(({ name }) => !around.test(name));
  const shapes = elements.map((element) => {
    const { name, startIndex: at } = element;
    const outline = outlines[name];
    if (!outline)
      throw refuse(
        at,
        `the element ${name}`,
        "paths, rectangles, circles, ellipses and polygons, each with a fill",
        "Convert it to a path. Export plain SVG, without a style sheet.",
      );
    // A shape inherits from its groups.
    const declared = [element, ...$(element).parents().toArray()].map(({ attribs }): Attributes => {
      const rules = (attribs["style"] ?? "")
        .split(";")
        .map((rule) => rule.split(":"))
        .map(([key = "", words = ""]) => [key.trim(), words.trim()] as const);
      return { ...attribs, ...Object.fromEntries<string>(rules) };
    });
    const value = (key: string) => declared.find((one) => one[key] !== undefined)?.[key];
    const effect = Object.entries(effects).find(([key, plain]) => (value(key) ?? plain) !== plain)?.[0];
    if (effect !== undefined)
      throw refuse(
        at,
        `${effect}: ${value(effect) ?? ""}`,
        "only a fill",
        "Convert strokes to paths. Remove effects and hidden shapes.",
      );
    const role = roles.get(hex(value("fill")));
    if (role === undefined)
      throw refuse(
        at,
        `the fill ${value("fill") ?? "black"}`,
        `one of ${[...roles].map(([colour, known]) => `${colour} (${known})`).join(", ")}`,
        "Use a colour of site/drawings/colours.svg.",
      );
    let d: string;
    try {
      const drawn = outline((key) => parseFloat(declared[0]?.[key] ?? "0"), element.attribs);
      d = declared.reduce((path, { transform = "" }) => transformed(path, transform), drawn);
    } catch {
      throw refuse(at, `a ${name} that cannot be read`, "a valid shape", "Draw it again, or remove it.");
    }
    if (value("fill-rule") === "evenodd" && d.split("M").length > 2)
      throw refuse(
        at,
        "fill-rule: evenodd on a shape with holes",
        "fill-rule: nonzero",
        "Instead of a hole, put a shape in the colour of the ground on top.",
      );
    return { role, d, crisp: value("shape-rendering") === "crispEdges" };
  });
  if (shapes.length === 0) throw refuse(0, "no shape", "a drawing", "Draw something.");
  return { width, height, shapes };
}

export const namesIn = (group: string): string[] => svgNames(join(folder, group));

/** A drawing of `site/drawings/`, by path without extension. */
export const drawing = memoized((name: string) => readDrawing(textOf(name)));

export const coloured = (
  { shapes }: Pick<Drawing, "shapes">,
  fills: Readonly<Record<string, Fill | undefined>>,
): Piece[] =>
  shapes.flatMap(({ role, d }): Piece[] => {
    const fill = fills[role];
    return fill ? [[fill, d]] : [];
  });

export const paletteFills: Readonly<Record<string, Colour | undefined>> = Object.fromEntries(
  colours.map((colour) => [colour, colour]),
);

export const inPalette = (name: string): Piece[] => coloured(drawing(name), paletteFills);
