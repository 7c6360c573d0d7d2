/** Builds the site: `npm run build`. */
import { loadSite } from "../site/load-site.ts";
import { claimBuild, leaveBuild, publishBuild } from "./build-folder.ts";
import { buildSentence } from "./build-sentence.ts";
import { compress } from "./compress.ts";
import { finishBuild } from "./finish-build.ts";
import "./end-with-shell.ts";
import { drawHeadPictures } from "./head-pictures.ts";
import { buildPages } from "./render-pages.ts";

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
  // The pictures keep the other cores busy while the pages are rendered.
  const [headPictures] = await Promise.all([drawHeadPictures(site), buildPages(site)]);
  await finishBuild(site, headPictures);
  await compress(site.content);
  publishBuild();
  return `Built ${site.pages.size} pages.`;
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
