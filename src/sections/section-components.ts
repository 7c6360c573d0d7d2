import { createContext, type ComponentType } from "react";
import type { SectionKind, SectionView } from "./sections.ts";

/** The props of a section's component. */
export type SectionProps<Kind extends SectionKind> = { id: string; view: SectionView<Kind> };

export type Components = { readonly [Kind in SectionKind]?: ComponentType<SectionProps<Kind>> };

/** The components of the current page (src/entry.client.tsx, src/entry.server.tsx). */
export const SectionComponents = createContext<Components>({});
