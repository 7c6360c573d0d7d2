/** Builds the site: `npm run build`. What did not change since the last build is taken over from it (scripts/last-build.ts). */
import { createBuilder } from "vite";
import { emptyRoutes } from "../site/all-pages.ts";
import { errorPath } from "../site/file-paths.ts";
import { loadSite } from "../site/load-site.ts";
import { buildSentence } from "./build-sentence.ts";
import { compress } from "./compress.ts";
import { finishBuild, tidy } from "./finish-build.ts";
import "./end-with-shell.ts";
import { drawHeadPictures } from "./head-pictures.ts";
import { claimBuild, leaveBuild, openLastBuild } from "./last-build.ts";
import { choosePages } from "./pages-to-render.ts";

/** Ends the program with a sentence where this project is not ours to build. */
function claim(): void {
  const refusal = claimBuild();
  if (refusal === undefined) return;
  console.error(refusal);
  process.exit(1);
}

/** Builds; says at the end what was done. */
async function build(): Promise<string> {
  claim();
  const site = await loadSite();
  // Two builds that found the lock of a killed one at the same moment: one of them has it now.
  claim();
  const last = await openLastBuild(site);
  // React Router demands that each route is rendered once.
  const empty = emptyRoutes(site.content);
  const rendered = [...last.changed, errorPath];
  choosePages([...rendered, ...empty]);
  const render = async () => (await createBuilder({ logLevel: "warn" })).buildApp();
  // The pictures keep the other cores busy while the pages are rendered.
  const [headPictures] = await Promise.all([drawHeadPictures(site), render()]);
  await tidy(site, rendered, empty);
  await finishBuild(site, headPictures, last);
  await compress(site.content, last);
  last.finish();
  return `Built ${site.pages.size} pages; ${last.changed.size} were rendered anew.`;
}

process.env.NODE_ENV = "production";
process.once("exit", leaveBuild);
try {
  console.log(await build());
} catch (error) {
  const sentence = buildSentence(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exit(1);
}
// React Router leaves its watcher of the configuration open; its own command ends in the same way.
process.exit();
