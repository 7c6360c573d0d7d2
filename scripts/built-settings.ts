import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HeaderSettings } from "../site/hosts/headers.ts";

/** The file in which a build says what its content sets of the header fields. It lies beside the site, since it is no part of it. */
export const settingsFile = "headers.json";

/** What the content of the built site sets of the header fields. */
export const builtSettings = (folder = "build") =>
  JSON.parse(readFileSync(join(folder, settingsFile), "utf8")) as HeaderSettings;
