import { resolve } from "node:path";

/** Folder of the engine. The command runs in the folder of the site. */
export const engineFolder = resolve(import.meta.dirname, "..");
