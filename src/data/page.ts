import type { FrameView } from "./navigation.ts";
import { address, band, group, meta, text, publication } from "./schema/text.ts";
import type { RootView } from "./site.ts";

/** Footer of a page. "none": neither header nor footer. */
export type Footer = "tall" | "compact" | "none";

/** A page: its address, the pattern of the address, and settings of its kind (src/pages/). */
export type Page = {
  path: string;
  pattern: string;
  kind: string;
  /** Slug of its record, for kinds with records. */
  slug?: string;
  footer: Footer;
  /** Whether search engines can list it. */
  listed: boolean;
};

/** Name of a page's share picture, by path. */
export function shareName(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

export const plainPageSchema = group("A page of prose. The file name is its slug.", {
  meta,
  band,
  footer: text
    .describe("Title of the footer column that links to the page. The link shows the eyebrow of the band.")
    .optional(),
  address: address.optional(),
  ...publication,
});

/** What a page sends to the browser: its path, the view of its screen, and what is around it. */
export type SentPage<View> = {
  path: string;
  footer: Footer;
  view: View;
  root: RootView;
  frame: FrameView | undefined;
};
