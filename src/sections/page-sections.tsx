import { createContext, use, type ComponentType, type ReactNode } from "react";
import type { SectionKind, SectionView, ShownSection } from "./sections.ts";
import { ThisPage } from "../components/section/this-page";
import { ErrorBoundary } from "../components/section/error-boundary";
import { HydrationBoundary } from "../components/section/hydration-boundary";

/** The props of a section's component. */
export type SectionProps<Kind extends SectionKind> = { id: string; view: SectionView<Kind> };

export type Components = { readonly [Kind in SectionKind]?: ComponentType<SectionProps<Kind>> };

/** The components of the current page (src/entry.client.tsx, src/entry.server.tsx). */
export const SectionComponents = createContext<Components>({});

/** Confines an error, or a change by an extension before hydration, to a part of the page. */
export function Boundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary instead={<p className="section wrap">{use(ThisPage)?.root.labels.broken}</p>}>
      <HydrationBoundary>{children}</HydrationBoundary>
    </ErrorBoundary>
  );
}

/** The sections of a page. An error in one leaves the others. */
export function Sections({ sections }: { sections: readonly ShownSection[] }) {
  return sections.map((section) => (
    <Boundary key={section.id}>
      <Section {...section} />
    </Boundary>
  ));
}

function Section<Kind extends SectionKind>({ kind, id, view }: ShownSection<Kind>) {
  const Shown: ComponentType<SectionProps<Kind>> | undefined = use(SectionComponents)[kind];
  if (!Shown) throw new Error(`The page has no component for sections of the kind ${kind}.`);
  return <Shown id={id} view={view} />;
}
