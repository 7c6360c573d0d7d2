/** Builds the site: `npm run build`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuilder } from "vite";
import { loadSite } from "../site/load-site.ts";
import { pagesOf } from "../site/pages.ts";
import { claimBuild, leaveBuild, publishBuild } from "./build-folder.ts";
import { buildSentence } from "./build-sentence.ts";
import { compress } from "./compress.ts";
import { finishBuild, tidy } from "./finish-build.ts";
import "./end-with-shell.ts";
import { drawHeadPictures } from "./head-pictures.ts";

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
  // React Router reads its configuration several times, each time anew: it takes the pages from here (readPages).
  const pagesFile = join(".cache", "pages.json");
  mkdirSync(".cache", { recursive: true });
  writeFileSync(pagesFile, JSON.stringify(pagesOf(site.content)));
  process.env.PAGES_FILE = pagesFile;
  const render = async () => (await createBuilder({ logLevel: "warn" })).buildApp();
  // The pictures keep the other cores busy while the pages are rendered.
  const [headPictures] = await Promise.all([drawHeadPictures(site), render()]);
  rmSync(pagesFile);
  await tidy(site);
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
// React Router leaves its watcher of the configuration open; its own command ends in the same way.
process.exit();
