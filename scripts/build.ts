import { mkdirSync, rmSync } from "node:fs";
import { workFolder } from "../src/data/addresses.ts";
import { sentenceOf } from "../src/reader/content-error.ts";
import { loadSite } from "../src/build/load-site.ts";
import { publishBuild } from "../src/build/build-folder.ts";
import { compress, finishBuild } from "../src/build/finish-build.ts";
import { drawSharePictures } from "../src/build/share-pictures.ts";
import { buildPages } from "../src/build/render-pages.ts";

process.env.NODE_ENV = "production";
// A cancelled build leaves no files.
process.once("exit", () => rmSync(workFolder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
try {
  mkdirSync(workFolder, { recursive: true });
  const site = await loadSite();
  // Pictures use the other cores while pages are rendered.
  const [sharePictures] = await Promise.all([drawSharePictures(site), buildPages(site)]);
  await finishBuild(site, sharePictures);
  if (process.env.COMPRESS !== "no") await compress();
  publishBuild();
  console.log(`Built ${site.pages.size} pages.`);
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
}
