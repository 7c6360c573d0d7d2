import type { Content } from "../content.ts";
import { fileOf } from "../content-files.ts";

/** One sentence for each foreign site whose scripts run in the pages. */
export const foreignScripts = ({ policy, countVisits }: Content["site"]): string[] =>
  [...policy.scripts, ...(countVisits ? [countVisits.script] : [])].map(
    (source) =>
      `${fileOf("site")} lets ${source} run scripts in every page (script-src). Whoever controls that site can change the pages and read what visitors type.`,
  );
