/** Files of the development server: the same that the build writes. */
import { readFile } from "node:fs/promises";
import { forgetSite, loadSite } from "./load-site.ts";
import { pageAt } from "../site/make-site.ts";
import { contentTypeOf } from "../data/files.ts";
import { renditionBytes } from "../data/images/photographs.ts";
import { sentenceOf } from "../reader/content-error.ts";

export type Served = { type: string; body: string | Uint8Array };

export { forgetSite as forget, loadSite, pageAt };

/** All mistakes in the content as one text, if any. Other errors do not stop the server. */
export async function mistakes(): Promise<string | undefined> {
  try {
    await loadSite();
    return undefined;
  } catch (error) {
    return sentenceOf(error) ?? (error instanceof Error ? error.stack : undefined) ?? String(error);
  }
}

/** File at an address, if the build would write one. */
export async function fileOf(address: string): Promise<Served | undefined> {
  const file = address.slice(1);
  const { files, pictures, texts } = await loadSite();
  const rendition = pictures.renditions.get(file);
  if (rendition) return { type: `image/${rendition.format}`, body: await renditionBytes(rendition) };
  const path = files.get(file);
  if (path) return { type: contentTypeOf(address), body: await readFile(path) };
  const body = pictures.files.get(file) ?? texts.get(file);
  return body === undefined ? undefined : { type: contentTypeOf(address), body };
}
