import { resolve } from "node:path";

/** The engine's own folder; the site's folder is the working directory. */
export const engineFolder = resolve(import.meta.dirname, "..");
