/**
 * The pictures that pages load as files: drawn once at build time, named by their content, so that browsers may
 * keep them for ever and a course's cover is one file wherever it shows.
 */
import { createHash } from "node:crypto";
import { toSvg, type Picture } from "../art/picture.ts";
import { plan, type Photograph, type Place, type Rendition } from "./photographs.ts";

/**
 * What an `<img>` needs: its file, its size in CSS pixels (so that nothing shifts) and its text alternative ("" where it only
 * decorates). A photograph has the same in better formats and several widths too, the best format first, and says how wide its
 * place is (HTML, the `srcset` and `sizes` attributes).
 */
export type ImageView = {
  src: string;
  width: number;
  height: number;
  alt: string;
  sources?: { type: string; srcset: string }[];
  sizes?: string;
};

/**
 * A picture of the first screen: its SVG, which only the server's copy of a view holds, and the same as a file for visitors who
 * come to the screen by a route change.
 */
export type InlineArtView = { svg: string; image: ImageView };

/** Collects the files that the pages name. */
export class PictureStore {
  /** File path from the site's root, without the first slash, to SVG text. */
  readonly files = new Map<string, string>();
  /** The same for the files that are made of photographs, to how they are made. */
  readonly renditions = new Map<string, Rendition>();
  private readonly photographs: ReadonlyMap<string, Photograph>;

  /** `photographs` are those that the content names, by the names of their files, from `readPhotographs`. */
  constructor(photographs: ReadonlyMap<string, Photograph> = new Map()) {
    this.photographs = photographs;
  }

  /** Registers a drawn picture under a readable name and gives what an `<img>` needs. */
  add(name: string, picture: Picture, alt = ""): ImageView {
    const svg = toSvg(picture);
    const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 8);
    const file = `art/${name}-${hash}.svg`;
    this.files.set(file, svg);
    return { src: `/${file}`, width: picture.width, height: picture.height, alt };
  }

  /** Registers the files of a photograph for a place and gives what its `<picture>` needs. Throws when the photograph was not read. */
  addPhotograph({ file, alt }: { file: string; alt: string }, place: Place): ImageView {
    const photograph = this.photographs.get(file);
    if (!photograph)
      throw new Error(`The photograph ${file} was not read: give the store what readPhotographs gives.`);
    const { sources, fallback, sizes } = plan(photograph, place);
    for (const one of [...sources.flatMap(({ files }) => files), fallback])
      this.renditions.set(one.file, one);
    return {
      src: `/${fallback.file}`,
      width: fallback.width,
      height: fallback.height,
      alt,
      sources: sources.map(({ type, files }) => ({
        type,
        srcset: files.map((one) => `/${one.file} ${one.width}w`).join(", "),
      })),
      sizes,
    };
  }

  /** Registers a picture that is drawn inside the page. It fills its box and is cut at the box's end, between cells where the box is whole cells wide. */
  addInline(name: string, picture: Picture): InlineArtView {
    return {
      svg: toSvg(picture).replace(
        "<svg ",
        '<svg aria-hidden="true" focusable="false" preserveAspectRatio="xMinYMin slice" ',
      ),
      image: this.add(name, picture),
    };
  }
}
