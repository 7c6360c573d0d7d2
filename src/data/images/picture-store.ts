/** Pictures that pages load as files. The hash in a name lets browsers cache it for ever, and pages share it. */
import { createHash } from "node:crypto";
import { toSvg, type Picture } from "../../art/art.ts";
import type { PhotographName } from "../schema/text.ts";
import { plan, type Photograph, type ShapeName, type Rendition } from "./photographs.ts";

export type ImageView = {
  src: string;
  /** In CSS pixels, to avoid layout shifts. */
  width: number;
  height: number;
  alt: string;
  /** Of photographs: files of all widths, and the width on the page (HTML, section 4.8.4.2). */
  srcset?: string;
  sizes?: string;
  /** On the first screen, so it loads before other pictures. */
  first?: true;
};

export class PictureStore {
  readonly files = new Map<string, string>();
  /** SVG text of drawings inside pages, by the address of the same file. */
  readonly inline = new Map<string, string>();
  readonly renditions = new Map<string, Rendition>();
  private readonly photographs: ReadonlyMap<string, Photograph>;
  private readonly base: string;

  /** `photographs`: result of `readPhotographs`, by file name. `base`: path of the site on its host. */
  constructor(photographs: ReadonlyMap<string, Photograph> = new Map(), base = "/") {
    this.photographs = photographs;
    this.base = base;
  }

  add(name: string, picture: Picture, alt = ""): ImageView {
    const { width, height } = picture;
    const svg = toSvg(picture);
    const hash = createHash("sha256").update(svg).digest("base64url").slice(0, 6);
    const file = `art/${name}-${hash}.svg`;
    this.files.set(file, svg);
    return { src: `${this.base}${file}`, width, height, alt };
  }

  /** Adds a photograph in a shape. Throws an Error if it was not read. */
  addPhotograph({ file, alt }: PhotographName, shape: ShapeName): ImageView {
    const photograph = this.photographs.get(file);
    if (!photograph)
      throw new Error(
        `The photograph ${file} was not read. Pass the result of readPhotographs to PictureStore.`,
      );
    const { files, shown, ...others } = plan(photograph, shape);
    for (const one of files) this.renditions.set(one.file, one);
    const { width, height } = shown;
    const srcset = files.map((one) => `${this.base}${one.file} ${one.width}w`).join(", ");
    return { src: `${this.base}${shown.file}`, width, height, alt, srcset, ...others };
  }

  /**
   * Adds a picture that pages contain, so that it paints with the text. It fills its box.
   * `side`: what a crop keeps. `themed`: grounds follow the theme.
   */
  addInline(
    name: string,
    picture: Picture,
    { side = "start", themed = false }: { side?: "start" | "end"; themed?: boolean } = {},
  ): ImageView {
    const image = this.add(name, picture);
    this.inline.set(
      image.src,
      toSvg(picture, { asBands: themed }).replace(
        // HTML needs no namespace.
        '<svg xmlns="http://www.w3.org/2000/svg" ',
        `<svg aria-hidden="true" preserveAspectRatio="${side === "start" ? "xMin" : "xMax"}YMin slice" `,
      ),
    );
    return image;
  }
}
