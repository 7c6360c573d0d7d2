import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio/slim";
import { SVGPathData } from "svg-pathdata";
import type { Picture } from "../../art/picture.ts";
import { scene } from "../../art/scenes.ts";
import { contentFolder } from "../../reader/content-folder.ts";
import type { SoundContent } from "../content.ts";
import { fileOf } from "../records.ts";
import { describe, type Report } from "../../reader/content-error.ts";
import { isFile } from "../../reader/read-text.ts";

/** Whether path data is valid and has an area. */
function hasArea(d: string): boolean {
  try {
    const { minX, maxX, minY, maxY } = new SVGPathData(d).getBounds();
    return maxX > minX && maxY > minY;
  } catch {
    return false;
  }
}

/** Reads a mark of paths on a square. Undefined if the file has anything else. */
function pictureIn(svg: string): Picture | undefined {
  const $ = load(svg, { xml: true });
  const [, side] = /^0 0 (\d+(?:\.\d+)?) \1$/.exec($("svg").attr("viewBox") ?? "") ?? [];
  const shapes = $("svg *:not(title)").toArray();
  const layers = shapes.flatMap((shape) => {
    const { fill = "", d = "", ...other } = shape.attribs;
    const isPlain = shape.name === "path" && Object.keys(other).every((name) => name === "id");
    const isSound = /^#[\da-f]{6}$/i.test(fill) && hasArea(d);
    return isPlain && isSound ? [{ fill: `#${fill.slice(1).toLowerCase()}` as const, d }] : [];
  });
  if (!Number(side) || layers.length === 0 || layers.length < shapes.length) return undefined;
  return { width: Number(side), height: Number(side), layers };
}

/** The mark of brand.yaml, or the drawn one. Reports a missing or invalid file. */
export function readMark(root: string, { brand }: SoundContent, report: Report): Picture {
  if (brand?.mark === undefined) return scene("mark");
  const { mark } = brand;
  const path = join(root, "images", mark);
  const refuse = (what: string, remedy: string) => {
    report(fileOf("brand"), ["mark"], {
      found: `${describe(mark)}, ${what}`,
      expected: `an SVG file in ${contentFolder}/images: a square viewBox that starts at 0 0, and paths, each with a fill of # and six hexadecimal digits`,
      remedy,
    });
    return scene("mark");
  };
  if (!isFile(path)) return refuse("which does not exist", "Add the file, or correct the name.");
  return (
    pictureIn(readFileSync(path, "utf8")) ??
    refuse(
      "which has other elements, or draws nothing",
      "In a drawing program, convert all shapes to paths, ungroup them, apply transformations, and export plain SVG.",
    )
  );
}
