/** Checks the content folder and says every mistake, or that all is well. `npm run check:content`. */
import { contentFolder } from "../site/content-folder.ts";
import { missingLetters } from "../site/load/check-fonts.ts";
import { ContentError } from "../site/load/content-error.ts";
import { readContentAndPhotographs } from "../site/load/photographs.ts";

try {
  const { content } = await readContentAndPhotographs(contentFolder);
  console.log(
    `The content in ${contentFolder} is sound: ${content.courses.length} courses, ${content.articles.length} articles, ${content.events.length} events, ${content.people.people.length} people.`,
  );
  for (const said of missingLetters(contentFolder, content)) console.log(said);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
