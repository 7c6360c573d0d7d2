/** Checks `content/` and says every mistake, or that all is well. `npm run check:content [folder]`. */
import { ContentError } from "../site/load/content-error.ts";
import { readContentAndPhotographs } from "../site/load/photographs.ts";

const root = process.argv[2] ?? "content";
try {
  const { content } = await readContentAndPhotographs(root);
  console.log(
    `The content is sound: ${content.courses.length} courses, ${content.articles.length} articles, ${content.events.length} events, ${content.people.people.length} people.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
