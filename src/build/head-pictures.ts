import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toSvg } from "../art/picture.ts";
import { cached, forgetAllBut } from "../data/images/cache.ts";
import { pictureFonts } from "../data/checks/typefaces.ts";
import { contentFolder } from "../reader/content-folder.ts";
import { engineFolder } from "./engine-folder.ts";
import type { Site } from "../site/make-site.ts";
import { appIcon, appIcons } from "./app-icons.ts";
import type { SharePicture } from "./share-picture.ts";

const cache = join(".cache", "head-pictures");

const hashOfFile = (file: string) => hash("sha256", readFileSync(file));

/** Hashes of code and packages. A change in any of them redraws all pictures. */
const drawers = ["src/build/head-pictures.ts", "src/build/share-picture.ts", "package.json"].map((file) =>
  hashOfFile(join(engineFolder, file)),
);

/** Converts an SVG document to a cached PNG, and returns its file. */
async function png(source: unknown, draw: () => Promise<string> | string): Promise<string> {
  const file = join(cache, `${hash("sha256", JSON.stringify([source, drawers]))}.png`);
  await cached(file, async () => {
    const [{ default: sharp }, svg] = await Promise.all([import("sharp"), draw()]);
    // Flat colours with anti-aliasing: 256 colours look the same, and more effort does not help.
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 256, dither: 0, effort: 1 }).toBuffer();
  });
  return file;
}

/** Draws the share pictures and icons of a site. Returns cached files by path in the site. */
export async function drawHeadPictures(site: Site): Promise<Map<string, string>> {
  const { content, listed, pictures } = site;
  const { language, name } = content.site;
  const { palette } = content.brand;
  const words = listed
    .map(({ picture }) => picture.eyebrow.toLocaleUpperCase(language) + picture.title)
    .join("");
  const filesOf = ({ file }: { file: string }) => pictureFonts(contentFolder, file, name + words);
  const fonts = { display: filesOf(content.brand.fonts.display), body: filesOf(content.brand.fonts.body) };
  const fontHashes = Object.values(fonts).flat().map(hashOfFile);
  const mark = toSvg(content.mark, palette);
  const drawn = new Map<string, string>();
  for (const page of listed) {
    const { art, last, file, eyebrow, title, ground } = page.picture;
    const svg = pictures.files.get(art.src.slice(content.site.base.length));
    if (svg === undefined) throw new Error(`The mosaic ${art.src} of ${page.path} was not drawn.`);
    const picture: SharePicture = {
      language,
      eyebrow,
      title,
      ground,
      palette,
      fonts,
      mosaic: { svg, width: art.width, height: art.height, last },
      mark,
      name,
    };
    const draw = async () => (await import("./share-picture.ts")).sharePicture(picture);
    drawn.set(file, await png([picture, fontHashes], draw));
  }
  for (const icon of appIcons) {
    const svg = appIcon(icon, content.mark, palette);
    drawn.set(icon.file, await png(svg, () => svg));
  }
  await forgetAllBut(drawn.values(), cache);
  return drawn;
}
