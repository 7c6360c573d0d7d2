/** Files of the development server: the same that the build writes. */
import { readFile } from "node:fs/promises";
import { forgetSite, loadSites } from "./load-site.ts";
import { pageAt, siteAt, type Site } from "./make-site.ts";
import { contentTypeOf } from "./hosts/headers.ts";
import { renditionBytes } from "./images/photographs.ts";
import { sentenceOf } from "./load/content-error.ts";

export type Served = { type: string; body: string | Uint8Array };

export { forgetSite as forget, loadSites, pageAt, siteAt };

/** All mistakes in the content as one text, if any. Other errors do not stop the server. */
export async function mistakes(): Promise<string | undefined> {
  try {
    await loadSites();
    return undefined;
  } catch (error) {
    return sentenceOf(error) ?? (error instanceof Error ? error.stack : undefined) ?? String(error);
  }
}

/** File at an address, if the build would write one. */
export async function fileOf(address: string): Promise<Served | undefined> {
  const file = address.slice(1);
  const sites = await loadSites();
  const among = <Value>(of: (site: Site) => ReadonlyMap<string, Value>) =>
    sites.map((site) => of(site).get(file)).find((one) => one !== undefined);
  const rendition = among(({ pictures }) => pictures.renditions);
  if (rendition) return { type: `image/${rendition.format}`, body: await renditionBytes(rendition) };
  const path = among(({ files }) => files);
  if (path) return { type: contentTypeOf(address), body: await readFile(path) };
  const body = among(({ pictures, texts }) => (pictures.files.has(file) ? pictures.files : texts));
  return body === undefined ? undefined : { type: contentTypeOf(address), body };
}
