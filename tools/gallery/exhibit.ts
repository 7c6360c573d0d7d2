import type { ReactNode } from "react";

/** A part of the site, by the name of its folder or of its drawing, and how it shows. Ids in it begin with `id`. */
export type Exhibit = { name: string; show: (id: string) => ReactNode };
