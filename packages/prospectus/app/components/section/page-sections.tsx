import { Children, use, type ComponentType, type ReactNode } from "react";
import type { SectionKind, ShownSection } from "../../../site/sections.ts";
import { SectionComponents, ThisPage, type SectionProps } from "../../hooks/this-page";
import { ErrorBoundary } from "./error-boundary";
import { HydrationBoundary } from "./hydration-boundary";

/**
 * Confines an error to its section and shows a sentence instead. If an extension changed the section before hydration, React renders only
 * this section again.
 */
function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary instead={<p className="section wrap">{use(ThisPage)?.root.labels.broken}</p>}>
      <HydrationBoundary>{children}</HydrationBoundary>
    </ErrorBoundary>
  );
}

type Props = {
  /** Sections of the content. */ sections?: readonly ShownSection[];
  /** Parts of the page before these sections. */ children?: ReactNode;
};

/** The sections of a page. An error in one leaves the others. */
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
