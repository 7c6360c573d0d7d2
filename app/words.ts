/** The words of pages as the browser gets them on a route change: script modules, since the site makes no network call. */
import { redirectDocument } from "react-router";
import type { PageData, SharedWords } from "../site/make-site.ts";
import type { PageKind } from "../site/pages.ts";

/**
 * The version of the code that the words are shaped for. After a deploy of other code the old addresses are gone, so no page is
 * drawn from words that do not fit it.
 */
const version = import.meta.env.VITE_WORDS_VERSION as string;

/** What the pages that were shown were sent, by path: Back to them needs nothing. */
const shown = new Map<string, unknown>();

/** The path of an address, without the slash at the end that addresses have while the site is built. */
export function pathOf({ pathname }: { pathname: string }): string {
  return pathname.replace(/(.)\/$/, "$1");
}

/** Keeps what a page was sent with its HTML. */
export function rememberWords(path: string, data: unknown): void {
  shown.set(path, data);
}

/** Where the words are of a page, by its path, or of something that many pages share. */
export function wordsAddress(path: string): string {
  return `${import.meta.env.BASE_URL}words/${version}${path === "/" ? "/index" : path}.js`;
}

async function load(path: string): Promise<unknown> {
  const module = (await import(/* @vite-ignore */ wordsAddress(path))) as { default: unknown };
  return module.default;
}

/** Imports words that many pages share. Rejects where they cannot be had. */
export async function importWords<Name extends keyof SharedWords>(name: Name): Promise<SharedWords[Name]> {
  return (await load(`/shared/${name}`)) as SharedWords[Name];
}

/**
 * What the page at an address is sent, on a route change. Where its words cannot be had (a new deploy, offline, blocked), the
 * browser goes to the address as a document.
 */
export async function pageWords<Kind extends PageKind>(url: URL): Promise<PageData<Kind>> {
  // Written so that nothing of it stays where the site has its host to itself.
  const base = import.meta.env.BASE_URL;
  const path = pathOf(base === "/" ? url : { pathname: url.pathname.slice(base.length - 1) });
  if (!shown.has(path)) {
    try {
      shown.set(path, await load(path));
    } catch {
      throw redirectDocument(path);
    }
  }
  return shown.get(path) as PageData<Kind>;
}
