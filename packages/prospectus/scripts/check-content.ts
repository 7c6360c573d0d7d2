/** Checks the content folder and says every mistake, or that all is well and what is still to be written. `npm run check:content`. */
import { contentFolder } from "../site/content-folder.ts";
import { missingLetters } from "../site/load/check-fonts.ts";
import { foreignScripts } from "../site/load/check-policy.ts";
import { ContentError } from "../site/load/content-error.ts";
import { readContentAndPhotographs } from "../site/load/photographs.ts";
import { leftoversIn } from "./leftovers.ts";
// The schemas by which editors help are written anew with every check.
import "./write-schemas.ts";

try {
  const { content } = await readContentAndPhotographs(contentFolder);
  console.log(
    `The content in ${contentFolder} is sound: ${content.courses.length} courses, ${content.articles.length} articles, ${content.events.length} events, ${content.people.people.length} people.`,
  );
  for (const note of content.notes) console.warn(note);
  for (const note of missingLetters(contentFolder, content)) console.log(note);
  for (const file of content.unpublished)
    console.warn(`${file} has a date in the future: the first build on that day publishes it.`);
  for (const note of foreignScripts(content.site)) console.warn(note);
  const left = leftoversIn(contentFolder);
  if (left.length > 0) console.warn(`\nStill to be written:\n\n${left.join("\n")}`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
