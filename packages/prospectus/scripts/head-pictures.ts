/** Draws the pictures that links are shared with and the site's icons. What was drawn before is kept in `.cache/`. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { toSvg } from "../site/art/picture.ts";
import { cached, forgetAllBut } from "../site/cache.ts";
import { pictureFonts } from "../site/typefaces.ts";
import { contentFolder } from "../site/content-folder.ts";
import { engineFolder } from "../site/engine-folder.ts";
import type { Site } from "../site/make-site.ts";
import { appIcon, appIcons } from "../site/head/app-icons.ts";
import type { SharePicture } from "../site/head/share-picture.ts";

const cache = join(".cache", "head-pictures");

const hashOfFile = (file: string) => hash("sha256", readFileSync(file));

/** What draws the pictures: this program, the drawing code and the exact versions of all packages. A change in any of them draws all anew. */
const drawers = ["scripts/head-pictures.ts", "site/head/share-picture.ts", "package.json"].map((file) =>
  hashOfFile(join(engineFolder, file)),
);

/** Turns an SVG document into a PNG, unless the cache has it by the hash of all it is made from. Gives the file in the cache. */
async function png(source: unknown, draw: () => Promise<string> | string): Promise<string> {
  const file = join(cache, `${hash("sha256", JSON.stringify([source, drawers]))}.png`);
  await cached(file, async () => {
    const [{ default: sharp }, svg] = await Promise.all([import("sharp"), draw()]);
    // Flat colours with smoothed edges: 256 of them are indistinguishable from all, and more effort finds no better ones.
    return sharp(Buffer.from(svg)).png({ palette: true, colours: 256, dither: 0, effort: 1 }).toBuffer();
  });
  return file;
}

/**
 * Draws the share pictures and the icons of a site into the cache.
 *
 * @returns from the path of each in the built site to its file in the cache.
 */
export async function drawHeadPictures({ content, listed, pictures }: Site): Promise<Map<string, string>> {
  const { palette } = content.brand;
  const { language } = content.site;
  const words = listed
    .map(({ picture }) => picture.eyebrow.toLocaleUpperCase(language) + picture.title)
    .join("");
  const filesOf = ({ file }: { file: string }) =>
    pictureFonts(contentFolder, file, content.site.name + words);
  const fonts = { display: filesOf(content.brand.fonts.display), body: filesOf(content.brand.fonts.body) };
  const fontHashes = Object.values(fonts).flat().map(hashOfFile);
  const mark = toSvg(content.mark, palette);
  const drawn = new Map<string, string>();
  // The further pages of a list share the picture of its first; a photograph is not drawn.
  for (const page of listed) {
    const { art, file, eyebrow, title, ground } = page.picture;
    if (page.first !== undefined || pictures.renditions.has(file.slice(1))) continue;
    const svg = pictures.files.get(art.src.slice(content.site.base.length));
    if (svg === undefined) throw new Error(`The mosaic ${art.src} of ${page.path} was not drawn.`);
    const picture: SharePicture = {
      language,
      eyebrow,
      title,
      ground,
      palette,
      fonts,
      mosaic: { svg, width: art.width, height: art.height },
      mark,
      name: content.site.name,
    };
    const draw = async () => (await import("../site/head/share-picture.ts")).sharePicture(picture);
    drawn.set(file, await png([picture, fontHashes], draw));
  }
  for (const icon of appIcons) {
    const svg = appIcon(icon, content.mark, palette);
    drawn.set(icon.file, await png(svg, () => svg));
  }
  await forgetAllBut(drawn.values(), cache);
  return drawn;
}
