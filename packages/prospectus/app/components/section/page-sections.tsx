import { Children, use, type ComponentType, type ReactNode } from "react";
import type { SectionKind, ShownSection } from "../../../site/sections.ts";
import { SectionComponents, ThisPage, type SectionProps } from "../../hooks/this-page";
import { ErrorBoundary } from "./error-boundary";
import { HydrationBoundary } from "./hydration-boundary";

/**
 * Keeps what goes wrong in a section from the rest of the page. Where a component throws, a sentence takes the section's place; where
 * an extension has changed the section before React takes it over, React draws this one anew and no other.
 */
function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary instead={<p className="section wrap">{use(ThisPage)?.root.labels.broken}</p>}>
      <HydrationBoundary>{children}</HydrationBoundary>
    </ErrorBoundary>
  );
}

type Props = {
  /** What content has put together. */ sections?: readonly ShownSection[];
  /** What stands before it. */ children?: ReactNode;
};

/** What stands on a page, one below the other. What goes wrong in one part stays in it. */
export function Sections({ sections, children }: Props) {
  return (
    <>
      {Children.map(children, (section) => section && <SectionBoundary>{section}</SectionBoundary>)}
      {sections?.map((section) => (
        <SectionBoundary key={section.id}>
          <Section {...section} />
        </SectionBoundary>
      ))}
    </>
  );
}

function Section<Kind extends SectionKind>({ kind, id, view }: ShownSection<Kind>) {
  const Shown: ComponentType<SectionProps<Kind>> | undefined = use(SectionComponents)[kind];
  if (!Shown) throw new Error(`The page has no component for sections of the kind ${kind}.`);
  return <Shown id={id} view={view} />;
}
