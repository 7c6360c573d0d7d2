import { resolve } from "node:path";

/** Folder of the project. */
export const projectFolder = resolve(import.meta.dirname, "../..");
