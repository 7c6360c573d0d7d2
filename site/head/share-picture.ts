/** The picture that goes with a shared link: a page's ground, mosaic, eyebrow and title, and the provider's mark and name. Runs at build time only. */
import { readFileSync } from "node:fs";
import { createElement, type CSSProperties } from "react";
import satori, { type Font } from "satori";
import subsetFont from "subset-font";
import type { Colour, Palette } from "../art/palette.ts";
import { rounded } from "../art/path.ts";
import { cellSize } from "../art/picture.ts";
import { pictureSize } from "../images/picture-size.ts";

const { width, height } = pictureSize;

/** All characters that a font may have, up to the signs of currencies and letters. */
const characters = Array.from({ length: 0x2200 }, (_, code) => String.fromCharCode(code)).join("");

/** One weight of a typeface, in which satori can read outlines (it reads no variable fonts and no woff2). */
async function font(name: string, file: string, weight: 600 | 700): Promise<Font> {
  const whole = readFileSync(file);
  const one = { targetFormat: "sfnt", variationAxes: { wght: weight } } as const;
  // A font that is not variable has the one weight.
  const data = await subsetFont(whole, characters, one).catch(() =>
    subsetFont(whole, characters, { targetFormat: "sfnt" }),
  );
  return { name, weight, data };
}

const made = new Map<string, Promise<Font[]>>();

/** The two fonts, made once. Each further file of a font is one more, since satori knows a font of one file only. */
function fontsOf({ display, body }: SharePicture["fonts"]): Promise<Font[]> {
  const key = [...display, ...body].join(" ");
  const fonts =
    made.get(key) ??
    Promise.all([
      ...display.map((file, index) => font(`Display ${index}`, file, 700)),
      ...body.map((file, index) => font(`Body ${index}`, file, 600)),
    ]);
  made.set(key, fonts);
  return fonts;
}

const familyOf = (name: "Display" | "Body", fonts: readonly Font[]) =>
  fonts.flatMap((one) => (one.name.startsWith(name) ? one.name : [])).join(", ");

type Drawing = { svg: string; width: number; height: number };

/** Text as paths. Of the box one side is given; the other is as long as the text makes it. */
async function textSvg(
  fonts: Font[],
  words: string,
  style: CSSProperties,
  box: { width: number } | { height: number },
): Promise<Drawing> {
  const svg = await satori(createElement("div", { style: { display: "flex", ...style } }, words), {
    ...box,
    fonts,
  });
  const side = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)"`).exec(svg)?.[1]);
  return { svg, width: side("width"), height: side("height") };
}

/** Puts one SVG document into another, at a place and size in its units. */
function placed(svg: string, box: { x: number; y: number; width: number; height: number }): string {
  const viewBox = / viewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
  const body = svg.slice(svg.indexOf(">") + 1);
  return `<svg x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" viewBox="${viewBox}">${body}`;
}

/** Sizes of the title, in pixels: the largest that leaves room is taken. */
const titleSizes = [92, 84, 76, 68, 60, 54, 48, 42, 36];

/** What a share picture is drawn from. The drawings are SVG documents. */
export type SharePicture = {
  eyebrow: string;
  title: string;
  ground: Colour;
  palette: Palette;
  /** The files of the fonts for titles and for all other words. */
  fonts: { display: string[]; body: string[] };
  mosaic: Drawing;
  mark: string;
  name: string;
};

/** Draws the picture as an SVG document of 1200 by 630 units, its text as paths. */
export async function sharePicture(picture: SharePicture): Promise<string> {
  const { eyebrow, title, ground, palette, mosaic, mark, name } = picture;
  const fonts = await fontsOf(picture.fonts);
  const margin = 64;
  // Of a band's long strip the first columns, and of the width less than half: the title needs room. What is low stands at the foot.
  const rows = mosaic.height / cellSize;
  const all = mosaic.width / cellSize;
  const columns = all > 2 * rows ? Math.min(all, Math.max(3, Math.floor(0.84 * rows))) : all;
  // Cells of whole pixels, so that no seam shows between them; what is too much is cut at the foot.
  const cell = Math.min(Math.ceil(height / Math.max(4, rows)), Math.floor((0.45 * width) / columns));
  const mosaicWidth = columns * cell;
  const mosaicHeight = rows * cell;
  const cropped = mosaic.svg.replace(
    / viewBox="[^"]+"/,
    ` viewBox="0 0 ${columns * cellSize} ${mosaic.height}"`,
  );
  const measure = width - mosaicWidth - margin - 44;
  const colour = ground === "hue2" ? palette.paper : palette.ink;
  const tab = { height: 104, mark: 48, gap: 16, end: 44 };

  const label = await textSvg(
    fonts,
    eyebrow.toUpperCase(),
    {
      fontFamily: familyOf("Body", fonts),
      fontWeight: 600,
      fontSize: 24,
      letterSpacing: "0.1em",
      color: colour,
    },
    { width: measure },
  );
  const titleTop = margin + label.height + 22;
  const room = height - tab.height - 36 - titleTop;
  let words: Drawing = { svg: "", width: measure, height: Number.POSITIVE_INFINITY };
  for (const size of titleSizes) {
    if (words.height <= room) break;
    // Each size is tried only when the one before left no room.
    // oxlint-disable-next-line no-await-in-loop
    words = await textSvg(
      fonts,
      title,
      {
        fontFamily: familyOf("Display", fonts),
        fontWeight: 700,
        fontSize: size,
        lineHeight: 1.04,
        letterSpacing: "-0.025em",
        textWrap: "balance",
        wordBreak: "break-word",
        color: colour,
      },
      { width: measure },
    );
  }
  if (words.height > room)
    throw new Error(`The title “${title}” is too long for its share picture: shorten it in the content.`);
  const brand = await textSvg(
    fonts,
    name,
    {
      fontFamily: familyOf("Display", fonts),
      fontWeight: 700,
      fontSize: 40,
      letterSpacing: "-0.02em",
      color: palette.ink,
    },
    { height: 52 },
  );
  const tabWidth = margin + tab.mark + tab.gap + brand.width + tab.end;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${palette[ground]}" d="M0 0H${width}V${height}H0Z"/>`,
    placed(cropped, {
      x: width - mosaicWidth,
      y: Math.max(0, height - mosaicHeight),
      width: mosaicWidth,
      height: mosaicHeight,
    }),
    placed(label.svg, { x: margin, y: margin, width: measure, height: label.height }),
    placed(words.svg, { x: margin - 2, y: titleTop, width: measure, height: words.height }),
    `<path fill="${palette.paper}" d="${rounded(0, height - tab.height, tabWidth, tab.height, [0, 52, 0, 0])}"/>`,
    placed(mark, {
      x: margin,
      y: height - (tab.height + tab.mark) / 2,
      width: tab.mark,
      height: tab.mark,
    }),
    placed(brand.svg, {
      x: margin + tab.mark + tab.gap,
      y: height - (tab.height + brand.height) / 2,
      width: brand.width,
      height: brand.height,
    }),
    "</svg>",
  ].join("");
}
