import type { HeadPage } from "../head/head-page.ts";

/** A page that search engines and feeds may name. */
export type Page = Pick<HeadPage, "path" | "meta"> & {
  /** Whether it goes on with a list that another page begins. */
  further: boolean;
  /** The day or instant of the last change of what it shows (W3C date), or nothing where that is not known. */
  changed: string | undefined;
};
