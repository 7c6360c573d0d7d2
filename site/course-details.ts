import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { isMap, parseDocument } from "yaml";

/** What only some courses say (site/schema/course.ts). */
const details = ["prerequisites", "outcomes", "effort", "language", "sessions"] as const;

/** Says whether the file of any course has one of these. What else is wrong with a file is no matter here. */
function hasCourseDetails(contentFolder: string): boolean {
  const folder = join(contentFolder, "courses");
  return readdirSync(folder)
    .filter((name) => name.endsWith(".yaml"))
    .some((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      // Most files can do without being parsed.
      if (!details.some((key) => text.includes(`${key}:`))) return false;
      const { contents } = parseDocument(text);
      return isMap(contents) && details.some((key) => contents.has(key));
    });
}

/**
 * A Vite plugin that says in VITE_COURSE_DETAILS whether any course has what only some have: where none does, the build leaves out
 * the scripts and the styles that would show it. In development they are always there, since a course may come to say more.
 */
export function courseDetailsPlugin(contentFolder = "content"): Plugin {
  return {
    name: "course-details",
    config: (_config, { command }) => ({
      define: {
        "import.meta.env.VITE_COURSE_DETAILS": String(command === "serve" || hasCourseDetails(contentFolder)),
      },
    }),
  };
}
