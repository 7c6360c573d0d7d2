import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DrawingError } from "../art/drawing.ts";
import { figureFolder, readFigure } from "../art/figures.ts";
import { key } from "../schema/reference.ts";
import type { Problem } from "./content-error.ts";
import { entriesIn, keyOf } from "./read.ts";
import { moreThanDrawn } from "./svg.ts";

function mistakeIn(svg: string): Omit<Problem, "file" | "field"> | undefined {
  const more = moreThanDrawn(svg);
  if (more !== undefined)
    return {
      line: 1,
      found: more,
      expected: "only shapes",
      remedy: "Delete it, or export the file as plain SVG.",
    };
  try {
    readFigure(svg);
    return undefined;
  } catch (error) {
    if (error instanceof DrawingError) return error.mistake;
    throw error;
  }
}

export function checkFigures(root: string, problems: Problem[]): void {
  for (const { file, isFolder } of entriesIn(root, figureFolder)) {
    const isNamed = !isFolder && file.endsWith(".svg") && key.safeParse(keyOf(file)).success;
    const mistake = isNamed
      ? mistakeIn(readFileSync(join(root, file), "utf8"))
      : {
          line: 1,
          found: file,
          expected: "SVG files with names in lower case with hyphens, such as potters-wheel.svg",
          remedy: "Rename or delete the file. Records refer to a figure by its file name.",
        };
    if (mistake) problems.push({ file, field: "(the file)", ...mistake });
  }
}
