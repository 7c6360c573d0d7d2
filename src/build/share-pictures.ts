import { compose, toSvg } from "../art/art.ts";
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { cached, cacheFolder } from "../data/images/cache.ts";
import { projectFolder } from "./folders.ts";
import type { Site } from "../site/create-site.ts";
import { onAllCores } from "./on-all-cores.ts";
import type { SharePicture } from "./share-picture.ts";

/** Code, fonts and packages. A change in any of them redraws all pictures. */
const drawers = [
  "src/build/share-pictures.ts",
  "src/build/share-picture.ts",
  "src/art/palette.ts",
  "src/styles/fonts/display.woff",
  "src/styles/fonts/body.woff",
  "package.json",
];

/** Draws a picture as a cached PNG, and returns its file. */
async function png(picture: SharePicture, drawnBy: readonly string[]): Promise<string> {
  const file = join(
    cacheFolder,
    "share-pictures",
    `${hash("sha256", JSON.stringify([picture, drawnBy]))}.png`,
  );
  await cached(file, async () => {
    const [{ default: sharp }, { sharePicture }] = await Promise.all([
      import("sharp"),
      import("./share-picture.ts"),
    ]);
    const svg = Buffer.from(await sharePicture(picture));
    // A palette would save half the bytes, which only robots load, and take three times as long.
    return sharp(svg).png().toBuffer();
  });
  return file;
}

/** Draws the share pictures of a site. Returns cached files by path in the site. */
export async function drawSharePictures({ content, listed, pictures }: Site): Promise<Map<string, string>> {
  const { base, language, name } = content.site;
  const mark = toSvg(compose("scene", { name: "mark" }));
  const drawnBy = drawers.map((file) => hash("sha256", readFileSync(join(projectFolder, file))));
  const drawn = new Map<string, string>();
  await onAllCores("Drew share pictures", listed, async ({ path, picture }) => {
    const { art, last, file, eyebrow, title, ground } = picture;
    const svg = pictures.files.get(art.src.slice(base.length));
    if (svg === undefined) throw new Error(`The mosaic ${art.src} of ${path} was not drawn.`);
    const mosaic = { svg, width: art.width, height: art.height, last };
    drawn.set(file, await png({ language, eyebrow, title, ground, mosaic, mark, name }, drawnBy));
  });
  return drawn;
}
