import { createContext, type ComponentType, type ReactNode } from "react";
import type { SentPage } from "../../data/page.ts";

/** The current page: its path from the site's root, and the shared labels. */
export const ThisPage = createContext<Pick<SentPage<unknown>, "path" | "root"> | undefined>(undefined);

/** The frame around a screen (src/layouts/). */
export type Layout = ComponentType<{
  page: Pick<SentPage<unknown>, "frame" | "footer">;
  children: ReactNode;
}>;
