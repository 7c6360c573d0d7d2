import { Children, type ReactNode } from "react";
import { SectionBoundary } from "./section-boundary";

/** The sections of a screen. What goes wrong in one stays in it. */
export function Sections({ children }: { children: ReactNode }) {
  return Children.map(children, (section) => section && <SectionBoundary>{section}</SectionBoundary>);
}
