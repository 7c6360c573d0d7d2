import { leftoversIn, missingLetters } from "../src/build/content-notes.ts";
import { counterNotes } from "../src/data/site.ts";
import { readPhotographs } from "../src/data/images/read-photographs.ts";
import { loadContent } from "../src/site/load.ts";
import { run, siteSettings } from "./settings.ts";
// Editors use these schemas. Each check updates them.
import "./write-schemas.ts";

await run(async () => {
  const settings = siteSettings(process.env);
  const { root } = settings;
  const content = loadContent(settings);
  await readPhotographs(root, content.photographs);
  console.log(
    `The content in ${root} has no mistakes: courses ${content.courses.length}, articles ${content.articles.length}, events ${content.events.length}, people ${content.people.people.length}.`,
  );
  for (const note of content.notes) console.warn(`${root}/${note}`);
  for (const note of missingLetters(root)) console.log(note);
  for (const note of counterNotes(content.site)) console.warn(note);
  const left = leftoversIn(root);
  if (left.length > 0) console.warn(`\nBefore launch, replace:\n\n${left.join("\n")}`);
});
