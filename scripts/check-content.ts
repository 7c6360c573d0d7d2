import { contentFolder } from "../src/reader/content-folder.ts";
import { foreignScripts } from "../src/data/checks/check-policy.ts";
import { sentenceOf } from "../src/reader/content-error.ts";
import { buildTime } from "../src/reader/build-time.ts";
import { readContentAndPhotographs } from "../src/site/read-photographs.ts";
import { leftoversIn } from "../src/build/leftovers.ts";
import { missingLetters } from "../src/build/missing-letters.ts";

try {
  // Editors use these schemas. Each check updates them.
  await import("./write-schemas.ts");
  const { content } = await readContentAndPhotographs(contentFolder, { now: buildTime() });
  console.log(
    `The content in ${contentFolder} has no mistakes: courses ${content.courses.length}, articles ${content.articles.length}, events ${content.events.length}, people ${content.people.people.length}.`,
  );
  for (const note of content.notes) console.warn(note);
  for (const note of missingLetters(contentFolder)) console.log(note);
  for (const note of [...content.unpublished, ...foreignScripts(content.site)]) console.warn(note);
  const left = leftoversIn(contentFolder);
  if (left.length > 0) console.warn(`\nBefore launch, replace:\n\n${left.join("\n")}`);
} catch (error) {
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  console.error(sentence);
  process.exitCode = 1;
}
