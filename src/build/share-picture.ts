import { cellSize, palette, type Colour } from "../art/art.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type CSSProperties, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { projectFolder } from "./folders.ts";
import { pictureSize } from "../head/head-page.ts";

const { width, height } = pictureSize;

/** Satori parses the fonts of a list once, so all pictures share the list. It reads one weight of each, and not woff2. */
let fonts: Font[] | undefined;

function siteFonts(): Font[] {
  const read = (file: string) => readFileSync(join(projectFolder, "src/styles/fonts", file));
  return (fonts ??= [
    { name: "Display", weight: 700, data: read("display.woff") },
    { name: "Body", weight: 600, data: read("body.woff") },
  ]);
}

const box = (style: CSSProperties, children: ReactNode, key?: string) =>
  createElement("div", { key, style: { display: "flex", ...style } }, children);

function placed(svg: string, area: { x: number; y: number; width: number; height: number }, viewBox: string) {
  const { x, y } = area;
  const body = svg.slice(svg.indexOf(">") + 1);
  return `<svg x="${x}" y="${y}" width="${area.width}" height="${area.height}" viewBox="${viewBox}">${body}`;
}

/** Sizes of the title, in pixels. The largest that fits is used. */
const titleSizes = [92, 84, 76, 68, 60, 54, 48, 42, 36];

export type SharePicture = {
  language: string;
  eyebrow: string;
  title: string;
  ground: Colour;
  /** `last`: how many of the last columns it shows instead of the first. */
  mosaic: { svg: string; width: number; height: number; last?: number | undefined };
  /** 100 by 100 units. */
  mark: string;
  name: string;
};

const margin = 64;

const label: CSSProperties = { fontFamily: "Body", fontWeight: 600, fontSize: 24, letterSpacing: "0.1em" };

const heading: CSSProperties = {
  fontFamily: "Display",
  fontWeight: 700,
  marginTop: 22,
  marginLeft: -2,
  lineHeight: 1.04,
  letterSpacing: "-0.025em",
  textWrap: "balance",
  wordBreak: "break-word",
};

const tab: CSSProperties = {
  position: "absolute",
  bottom: 0,
  left: 0,
  height: 104,
  alignItems: "center",
  padding: `0 44px 0 ${margin + 64}px`,
  borderTopRightRadius: 52,
  backgroundColor: palette.paper,
  color: palette.ink,
  fontFamily: "Display",
  fontWeight: 700,
  fontSize: 40,
  letterSpacing: "-0.02em",
};

/** The mosaic at the end of the picture, and its width. */
function placeMosaic(mosaic: SharePicture["mosaic"]) {
  // The first columns of a long strip, or the `last` ones. Less than half the width: the title needs space. A low strip is at the bottom.
  const rows = mosaic.height / cellSize;
  const all = mosaic.width / cellSize;
  const columns = mosaic.last ?? (all > 2 * rows ? Math.min(all, Math.max(3, Math.floor(0.84 * rows))) : all);
  const first = mosaic.last === undefined ? 0 : all - columns;
  // Whole pixels, so that no seam shows between cells. The rest is cut at the bottom.
  const cell = Math.min(Math.ceil(height / Math.max(4, rows)), Math.floor((0.45 * width) / columns));
  const area = { width: columns * cell, height: rows * cell };
  const drawing = placed(
    mosaic.svg,
    { ...area, x: width - area.width, y: Math.max(0, height - area.height) },
    `${first * cellSize} 0 ${columns * cellSize} ${mosaic.height}`,
  );
  return { drawing, taken: area.width };
}

/** A share picture as an SVG document of 1200 by 630 units, with text as paths. Throws an Error if the title is too long. */
export async function sharePicture(picture: SharePicture): Promise<string> {
  const { language, eyebrow, title, ground, mosaic, mark, name } = picture;
  const { drawing, taken } = placeMosaic(mosaic);
  const drawings =
    drawing + placed(mark, { x: margin, y: height - 76, width: 48, height: 48 }, "0 0 100 100");
  const measure = { width: width - taken - margin - 44 };
  const page: CSSProperties = {
    flexDirection: "column",
    width,
    height,
    paddingTop: margin,
    paddingLeft: margin,
    backgroundColor: palette[ground],
    color: ground === "hue2" ? palette.paper : palette.ink,
  };
  for (const fontSize of titleSizes) {
    let foot = Infinity;
    // oxlint-disable-next-line no-await-in-loop -- Most titles fit at the first size.
    const svg = await satori(
      box(page, [
        box({ ...label, ...measure }, eyebrow.toLocaleUpperCase(language), "eyebrow"),
        box({ ...heading, ...measure, fontSize }, title, "title"),
        box(tab, name, "name"),
      ]),
      {
        width,
        height,
        fonts: siteFonts(),
        onNodeDetected: (node) => {
          if (node.key === "title") foot = node.top + node.height;
        },
      },
    );
    if (foot <= height - 104 - 36) return svg.replace(/<\/svg>$/, `${drawings}$&`);
  }
  throw new Error(`The title “${title}” is too long for its share picture: shorten it in the content.`);
}
