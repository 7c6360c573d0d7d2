import { resolve } from "node:path";

/** Folder of the project. */
export const engineFolder = resolve(import.meta.dirname, "../..");
