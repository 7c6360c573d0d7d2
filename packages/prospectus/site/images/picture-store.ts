/**
 * The pictures that pages load as files. A file's name holds the hash of its content, so that browsers may keep it for ever,
 * and pages that show the same picture share one file.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse } from "node:path";
import type { Palette } from "../art/palette.ts";
import { paint, toSvg, type PaintedPicture, type Picture } from "../art/picture.ts";
import type { PhotographName } from "../schema/text.ts";
import { plan, shareRendition, type Photograph, type ShapeName, type Rendition } from "./photographs.ts";

/**
 * What an `<img>` needs: its file, its size in CSS pixels (so that nothing shifts), and its text alternative ("" when it only
 * decorates). A photograph also has `sources`, the best format first, and `sizes`: how wide its place is (HTML, section 4.8.4.2).
 * What is `first` shows on the first screen, and is fetched before all other pictures.
 */
export type ImageView = {
  src: string;
  width: number;
  height: number;
  alt: string;
  sources?: { type: string; srcset: string }[];
  sizes?: string;
  first?: true;
};

/** Collects the files that the pages name. */
export class PictureStore {
  /** File path from the site's root, without the first slash, to SVG text. */
  readonly files = new Map<string, string>();
  /** The drawings that pages have inside: from the address of the same picture as a file to its SVG text. */
  readonly inline = new Map<string, string>();
  /** The same for the files that are made of photographs, to how they are made. */
  readonly renditions = new Map<string, Rendition>();
  private readonly palette: Palette;
  private readonly photographs: ReadonlyMap<string, Photograph>;
  private readonly base: string;

  /**
   * `palette` has the colours of all drawings. `photographs` are those that the content names, by the names of their files, from `readPhotographs`; `base` is the path below
   * which the site stands.
   */
  constructor(palette: Palette, photographs: ReadonlyMap<string, Photograph> = new Map(), base = "/") {
    this.palette = palette;
    this.photographs = photographs;
    this.base = base;
  }

  /** Paints a picture that stands in a page's own HTML, without a file. */
  paint(picture: Picture): PaintedPicture {
    return paint(picture, this.palette);
  }

  /** Registers a drawn picture under a readable name and gives what an `<img>` needs. */
  add(name: string, picture: Picture, alt = ""): ImageView {
    const { width, height } = picture;
    return { ...this.addSvg(name, toSvg(picture, this.palette)), width, height, alt };
  }

  private addSvg(name: string, svg: string): { src: string } {
    const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 6);
    const file = `art/${name}-${hash}.svg`;
    this.files.set(file, svg);
    return { src: `${this.base}${file}` };
  }

  private photograph(file: string): Photograph {
    const photograph = this.photographs.get(file);
    if (!photograph)
      throw new Error(`The photograph ${file} was not read: give the store what readPhotographs gives.`);
    return photograph;
  }

  /** Registers the files of a photograph in a shape and gives what its `<picture>` needs. Throws when the photograph was not read. */
  addPhotograph({ file, alt }: PhotographName, shape: ShapeName): ImageView {
    const photograph = this.photograph(file);
    const { sources, fallback, sizes, first } = plan(photograph, shape);
    for (const one of [...sources.flatMap(({ files }) => files), fallback])
      this.renditions.set(one.file, one);
    return {
      src: `${this.base}${fallback.file}`,
      width: fallback.width,
      height: fallback.height,
      alt,
      sources: sources.map(({ type, files }) => ({
        type,
        srcset: files.map((one) => `${this.base}${one.file} ${one.width}w`).join(", "),
      })),
      sizes,
      ...(first ? { first } : {}),
    };
  }

  /** Registers the file of a photograph that links are shared with, and gives its path. */
  addShare({ file }: PhotographName): string {
    const made = shareRendition(this.photograph(file));
    this.renditions.set(made.file, made);
    return `/${made.file}`;
  }

  /** Registers a logo: an SVG as it is, any other picture as a photograph. */
  addLogo(file: string, alt: string): ImageView {
    if (!file.endsWith(".svg")) return this.addPhotograph({ file, alt }, "logo");
    const { path, width, height } = this.photograph(file);
    return { ...this.addSvg(parse(file).name, readFileSync(path, "utf8")), width, height, alt, first: true };
  }

  /**
   * Registers a picture of the first screen or near it. The page's HTML has it inside, so that it paints with the text. It fills
   * its box and is cut at the box's end.
   */
  addInline(name: string, picture: Picture): ImageView {
    const image = this.add(name, picture);
    this.inline.set(
      image.src,
      toSvg(picture, this.palette).replace(
        "<svg ",
        '<svg aria-hidden="true" focusable="false" preserveAspectRatio="xMinYMin slice" ',
      ),
    );
    return image;
  }
}
