import type { Content } from "../content.ts";
import { fileOf } from "../records.ts";

/** What a provider should know who has scripts of other sites run in the pages: a sentence for each. */
export const foreignScripts = ({ policy, countVisits }: Content["site"]): string[] =>
  [...policy.scripts, ...(countVisits ? [countVisits.script] : [])].map(
    (source) =>
      `${fileOf("site")} lets ${source} run in every page (script-src): whoever can change it can change the pages, and read what visitors type.`,
  );
