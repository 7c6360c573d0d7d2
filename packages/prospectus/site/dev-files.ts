/** Files of the development server besides the pages: the same as in the build. */
import { readFile } from "node:fs/promises";
import { forgetSite, loadSite } from "./load-site.ts";
import { pageAt } from "./make-site.ts";
import { contentTypeOf } from "./hosts/headers.ts";
import { renditionBytes } from "./images/photographs.ts";
import { sentenceOf } from "./load/content-error.ts";

/** A file to send. */
export type Served = { type: string; body: string | Uint8Array };

export { forgetSite as forget, loadSite, pageAt };

/** All mistakes in the content as one text, if any. Other errors are reported with their place, and the server continues. */
export async function mistakes(): Promise<string | undefined> {
  try {
    await loadSite();
    return undefined;
  } catch (error) {
    return sentenceOf(error) ?? (error instanceof Error ? error.stack : undefined) ?? String(error);
  }
}

/** The file that the build would write at an address, if any. */
export async function fileOf(address: string): Promise<Served | undefined> {
  const site = await loadSite();
  const file = address.slice(1);
  const rendition = site.pictures.renditions.get(file);
  if (rendition) return { type: `image/${rendition.format}`, body: await renditionBytes(rendition) };
  const path = site.files.get(file);
  if (path) return { type: contentTypeOf(address), body: await readFile(path) };
  const body = site.pictures.files.get(file) ?? site.texts.get(file);
  return body === undefined ? undefined : { type: contentTypeOf(address), body };
}
