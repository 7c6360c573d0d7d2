import type { FrameView } from "./navigation.ts";
import type { RootView } from "./site.ts";

/** Footer of a page. "none": neither header nor footer. */
export type Footer = "tall" | "compact" | "none";

/** A page: its address, and settings of its kind (src/pages/). */
export type Page = {
  path: string;
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

/** What a page sends to the browser: its path, the view of its screen, and what is around it. */
export type SentPage<View> = {
  path: string;
  footer: Footer;
  view: View;
  root: RootView;
  frame: FrameView | undefined;
};
