import { Component, type ReactNode } from "react";

type BoundaryProps = {
  /** Fallback after an error. */ instead: ReactNode;
  onError?: () => void;
  children: ReactNode;
};

/** Renders a fallback if its children throw. */
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
