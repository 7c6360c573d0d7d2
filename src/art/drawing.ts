/** Sheets of drawings: SVG files of filled shapes. A fill names a role, listed in `src/art/drawings/colours.svg`; the caller maps roles to colours. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio/slim";
import { colours, type Fill } from "./palette.ts";
import { memoized } from "./memoized.ts";
import { disc, parse, rounded } from "./path.ts";
import type { Piece } from "./picture.ts";

export type Drawing = {
  width: number;
  height: number;
  shapes: { role: string; d: string; crisp: boolean }[];
};

const textOf = (name: string) => readFileSync(join(import.meta.dirname, "drawings", `${name}.svg`), "utf8");

/** Roles by colour, from the swatches of a file. */
const rolesIn = memoized((name: string): ReadonlyMap<string, string> => {
  const $ = load(textOf(name), { xml: true });
  const swatches = $("rect[id]").toArray();
  return new Map(swatches.map(({ attribs: { fill = "", id = "" } }) => [fill, id]));
});

type Attributes = Readonly<Record<string, string>>;

const outlines: Readonly<Record<string, (size: (name: string) => number, all: Attributes) => string>> = {
  path: (_, { d = "" }) => d,
  rect: (of) => rounded({ x: of("x"), y: of("y"), width: of("width"), height: of("height") }, 0, 0),
  circle: (of) => disc(of("cx"), of("cy"), of("r")),
};

/** Applies `transform` attributes. The last function comes first (CSS Transforms 1, section 9). */
function transformed(d: string, transforms: string): string {
  const path = parse(d);
  for (const [, name, list = ""] of [...transforms.matchAll(/(\w+)\(([^)]*)\)/g)].toReversed()) {
    const [a = 0, b, c = 0] = list.split(/[\s,]+/).map(Number);
    if (name === "translate") path.translate(a, b);
    else if (name === "scale") path.scale(a, b);
    else if (name === "rotate") path.rotate((a * Math.PI) / 180, b, c);
    else throw new Error(`A drawing has the transformation ${name}; use translate, scale or rotate.`);
  }
  return path.encode();
}

/** Reads the drawings of a sheet by id. Throws an Error for an element that is not a plain shape, and for a fill without a role. */
export function readSheet(svg: string): ReadonlyMap<string, Drawing> {
  const $ = load(svg, { xml: true });
  const drawings = $("svg > svg").toArray();
  return new Map(
    drawings.map((one) => {
      const shapes = $(one)
        .find(":not(g)")
        .toArray()
        .map((element) => {
          const { name, attribs } = element;
          const outline = outlines[name];
          if (!outline) throw new Error(`A drawing has the element ${name}; use path, rect or circle.`);
          const fill = attribs["fill"] ?? "black";
          const role = rolesIn("colours").get(fill);
          if (role === undefined)
            throw new Error(`A drawing has the fill ${fill}; use a colour of src/art/drawings/colours.svg.`);
          const drawn = outline((key) => Number(attribs[key]), attribs);
          const around = [...$(element).parents("g").toArray().toReversed(), element];
          const transforms = around.map(({ attribs: { transform = "" } }) => transform);
          const d = transformed(drawn, transforms.join(" "));
          return { role, d, crisp: attribs["shape-rendering"] === "crispEdges" };
        });
      const { id = "", width, height } = one.attribs;
      return [id, { width: Number(width), height: Number(height), shapes }];
    }),
  );
}

const sheet = memoized((name: string) => readSheet(textOf(name)));

/** A drawing of `src/art/drawings/`, by its sheet and id, such as `portraits/hair/bob`. */
export function drawing(name: string): Drawing {
  const slash = name.lastIndexOf("/");
  const found = sheet(name.slice(0, slash)).get(name.slice(slash + 1));
  if (!found) throw new Error(`No sheet in src/art/drawings has the drawing ${name}.`);
  return found;
}

/** Fills by role. */
export type Fills = Readonly<Record<string, Fill | undefined>>;

export const coloured = ({ shapes }: Pick<Drawing, "shapes">, fills: Fills): Piece[] =>
  shapes.flatMap(({ role, d }): Piece[] => {
    const fill = fills[role];
    return fill ? [[fill, d]] : [];
  });

export const paletteFills: Fills = Object.fromEntries(colours.map((colour) => [colour, colour]));
