import { Component, Suspense, type ReactNode } from "react";
import { useRoot } from "../../hooks/this-page";

type Props = { /** What shows once something has failed. */ instead: ReactNode; children: ReactNode };

/** Shows something else once what it holds has failed. */
export class ErrorBoundary extends Component<Props, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/**
 * Keeps what goes wrong in a section from the rest of the page. Where a component throws, a sentence takes the section's place; where
 * an extension has changed the section before React takes it over, React draws this one anew and no other.
 */
export function SectionBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary instead={<p className="section wrap">{useRoot()?.labels.broken}</p>}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
