import { mkdirSync } from "node:fs";
import { leftoversIn } from "../src/build/content-notes.ts";
import { compress, finishBuild } from "../src/build/finish-build.ts";
import { WorkFolder } from "../src/build/folders.ts";
import { buildPages, startBundle } from "../src/build/render-pages.ts";
import { drawSharePictures } from "../src/build/share-pictures.ts";
import { readBase } from "../src/data/checks/settings.ts";
import { forgetOld } from "../src/data/images/cache.ts";
import { createSite } from "../src/site/create-site.ts";
import { run, siteSettings } from "./settings.ts";

process.env.NODE_ENV = "production";
const work = new WorkFolder(`build-${process.pid}`);
await run(async () => {
  const settings = siteSettings(process.env);
  const bundle = startBundle(readBase(settings.root), work);
  // A cancelled build leaves no files.
  process.once("exit", () => work.remove());
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const site = await createSite(settings);
  mkdirSync(work.path, { recursive: true });
  // Pictures use the other cores while pages are rendered.
  const [sharePictures] = await Promise.all([drawSharePictures(site), buildPages(site, work, bundle)]);
  await finishBuild(site, work, sharePictures);
  if (process.env.COMPRESS !== "no") await compress(site, work);
  work.publish();
  forgetOld();
  console.log(`Built ${site.pages.size} pages.`);
  const examples = leftoversIn(settings.root).length;
  if (examples > 0)
    console.log(`${examples} lines have example addresses or numbers: see docs/before-launch.md.`);
});
