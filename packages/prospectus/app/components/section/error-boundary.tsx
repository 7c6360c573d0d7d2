import { Component, type ReactNode } from "react";

type BoundaryProps = {
  /** What shows once something has failed. */ instead: ReactNode;
  onError?: () => void;
  children: ReactNode;
};

/** Shows something else once what it holds has failed. */
export class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override componentDidCatch() {
    this.props.onError?.();
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}
