/** Draws the pictures that links are shared with and the site's icons into the built site, and writes its manifest. What was drawn before is kept in `.cache/`. */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toSvg } from "../site/art/picture.ts";
import { logoMark } from "../site/art/scenes.ts";
import { isFurther } from "../site/lists/list-pages.ts";
import type { Site } from "../site/make-site.ts";
import { appIcon, appIcons, manifest } from "../site/head/app-icons.ts";
import type { SharePicture } from "../site/head/share-picture.ts";

const cache = join(".cache", "head-pictures");

/** What draws the pictures: this program, the drawing code and the exact versions of all packages. A change in any of them draws all anew. */
const drawers = ["scripts/head-pictures.ts", "site/head/share-picture.ts", "package-lock.json"].map((file) =>
  readFileSync(file, "utf8"),
);

/** Turns an SVG document into a PNG, or takes it from the cache, where it lies by the hash of all it is made from. */
async function png(
  source: unknown,
  draw: () => Promise<string> | string,
  used: Set<string>,
): Promise<Buffer> {
  const hash = createHash("sha256")
    .update(JSON.stringify([source, ...drawers]))
    .digest("hex");
  const file = join(cache, `${hash}.png`);
  used.add(`${hash}.png`);
  if (existsSync(file)) return readFileSync(file);
  const [{ default: sharp }, svg] = await Promise.all([import("sharp"), draw()]);
  // Flat colours with smoothed edges: 256 of them are indistinguishable from all.
  const image = await sharp(Buffer.from(svg))
    .png({ palette: true, colours: 256, dither: 0, effort: 7 })
    .toBuffer();
  writeFileSync(file, image);
  return image;
}

/** Draws the share pictures and the icons of a site into the folder of the built site, and writes its manifest. */
export async function drawHeadPictures({ content, listed, pictures }: Site, root: string): Promise<void> {
  const mark = toSvg(logoMark());
  const used = new Set<string>();
  mkdirSync(cache, { recursive: true });
  mkdirSync(join(root, "share"), { recursive: true });
  await Promise.all([
    // The further pages of a list share the picture of its first.
    ...listed
      .filter((page) => !isFurther(page))
      .map(async ({ path, picture: { art, file, ...words } }) => {
        const svg = pictures.files.get(art.src.slice(1));
        if (svg === undefined) throw new Error(`The mosaic ${art.src} of ${path} was not drawn.`);
        const { eyebrow, title, ground } = words;
        const picture: SharePicture = {
          eyebrow,
          title,
          ground,
          mosaic: { svg, width: art.width, height: art.height },
          mark,
          name: content.site.name,
        };
        const draw = async () => (await import("../site/head/share-picture.ts")).sharePicture(picture);
        writeFileSync(join(root, file), await png(picture, draw, used));
      }),
    ...appIcons.map(async (icon) => {
      const svg = appIcon(icon);
      writeFileSync(join(root, icon.file), await png(svg, () => svg, used));
    }),
  ]);
  writeFileSync(join(root, "site.webmanifest"), manifest(content));
  // What no page shows any more would stay for ever.
  for (const file of readdirSync(cache)) if (!used.has(file)) rmSync(join(cache, file));
}
