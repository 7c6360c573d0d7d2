/** Builds the site: `npm run build`. What did not change since the last build is taken over from it (scripts/last-build.ts). */
import { createBuilder } from "vite";
import { emptyRoutes } from "../site/all-pages.ts";
import { errorPath } from "../site/file-paths.ts";
import { ContentError } from "../site/load/load.ts";
import { loadSite } from "../site/load-site.ts";
import type { Site } from "../site/make-site.ts";
import { compress } from "./compress.ts";
import { finishBuild, tidy } from "./finish-build.ts";
import { drawHeadPictures } from "./head-pictures.ts";
import { claimBuild, openLastBuild } from "./last-build.ts";
import { choosePages } from "./pages-to-render.ts";

/** The site, or after the list of its mistakes nothing. */
async function soundSite(): Promise<Site | undefined> {
  try {
    return await loadSite();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    return undefined;
  }
}

process.env.NODE_ENV = "production";
const refusal = claimBuild();
if (refusal !== undefined) {
  console.error(refusal);
  process.exit(1);
}
const site = await soundSite();
if (!site) process.exit(1);
const last = await openLastBuild(site);
// React Router demands that each route is rendered once.
const empty = emptyRoutes(site.content);
const rendered = [...last.changed, errorPath];
choosePages([...rendered, ...empty]);
const build = async () => (await createBuilder({ logLevel: "warn" })).buildApp();
// The pictures keep the other cores busy while the pages are rendered.
const [headPictures] = await Promise.all([drawHeadPictures(site), build()]);
await tidy(site, rendered, empty);
await finishBuild(site, headPictures, last);
await compress(site.content, last);
last.finish();
console.log(`Built ${site.pages.size} pages; ${last.changed.size} were rendered anew.`);
// React Router leaves its watcher of the configuration open; its own command ends in the same way.
process.exit();
