import { resolve } from "node:path";

/** Where the engine itself lies: a school's site is made in the folder in which its command is run. */
export const engineFolder = resolve(import.meta.dirname, "..");
