import { Children, use, type ReactNode } from "react";
import type { ShownSection } from "../../../site/sections.ts";
import { SectionComponents } from "../../hooks/this-page";
import { SectionBoundary } from "./section-boundary";

type Props = {
  /** What content has put together. */ sections?: readonly ShownSection[];
  /** What stands before it. */ children?: ReactNode;
};

/** What stands on a page, one below the other. What goes wrong in one part stays in it. */
export function Sections({ sections, children }: Props) {
  const components = use(SectionComponents);
  return (
    <>
      {Children.map(children, (section) => section && <SectionBoundary>{section}</SectionBoundary>)}
      {sections?.map(({ kind, id, view }) => {
        const Component = components[kind];
        if (!Component) throw new Error(`The page has no component for sections of the kind ${kind}.`);
        return (
          <SectionBoundary key={id}>
            <Component id={id} view={view} />
          </SectionBoundary>
        );
      })}
    </>
  );
}
