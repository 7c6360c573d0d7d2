import { resolve } from "node:path";

/** Folder of the code. Commands run in the folder of the project. */
export const engineFolder = resolve(import.meta.dirname, "..");
