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
