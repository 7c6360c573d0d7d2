import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CmsConfig } from "@sveltia/cms";

export const editor = dirname(fileURLToPath(import.meta.resolve("@sveltia/cms")));
export const locales = join(editor, "../locales");

/** The texts of a language. The editor imports them as a script. */
export const localeScript = (file: string) => `export default ${readFileSync(join(locales, file), "utf8")}`;

/** Policy of the editor: files of this site, and the APIs of some origins. It needs inline styles. */
export const policyFor = (origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    `connect-src ${["'self' blob: data:", ...origins].join(" ")}`,
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");

/** Starts the editor. It uses the first language that it has. `folder` is the address of its files. */
export const formScript = (folder: string, language: string, config: CmsConfig): string =>
  `Object.defineProperty(navigator, "languages", { value: [${JSON.stringify(language)}, ...navigator.languages] });
const { default: CMS } = await import("${folder}editor/index.js");
await CMS.init(${JSON.stringify({ config })});`;
