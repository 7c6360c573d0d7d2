import { createContext, type ComponentType } from "react";
import type { Sent } from "../../site/make-site.ts";
import type { SectionKind, SectionView } from "../../sections/sections.ts";

/** The props of a section's component. */
export type SectionProps<Kind extends SectionKind> = { id: string; view: SectionView<Kind> };

export type Components = { readonly [Kind in SectionKind]?: ComponentType<SectionProps<Kind>> };

/** The components of the current page (src/entry.client.tsx, src/entry.server.tsx). */
export const SectionComponents = createContext<Components>({});

/** The current page: its path from the site's root, and the shared labels. */
export const ThisPage = createContext<Pick<Sent, "path" | "root"> | undefined>(undefined);

/** A sentence with a number, by plural form. */
type Forms = { one?: string | undefined; other: string };

/** The plural form for a number. */
export const formFor = (forms: Forms, count: number): string =>
  (count === 1 ? forms.one : undefined) ?? forms.other;
