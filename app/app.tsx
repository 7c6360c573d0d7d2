// First, so that the order of the layers is said before any layer is filled.
import "./styles/all.css";
import { Component, Suspense, type ComponentType, type ReactNode } from "react";
import type { Sent } from "../site/make-site.ts";
import type { RootView } from "../site/shell.ts";
import { TopElement } from "./layouts/top-element";
import { ThisPage } from "./hooks/this-page";
import { ErrorScreen } from "./sections/error-screen/error-screen";

/** What stands around a screen (layouts/). */
export type Frame = ComponentType<{ page: Sent; children: ReactNode }>;
// oxlint-disable-next-line typescript/no-explicit-any -- Each kind of page has a view of its own; the build gives each screen its own.
export type Screen = ComponentType<{ view: any }>;

/** What a visitor sees when a screen fails. It says so in its title too. */
class ScreenBoundary extends Component<
  { words: RootView["error"]; children: ReactNode },
  { failed: boolean }
> {
  static getDerivedStateFromError() {
    return { failed: true };
  }

  override state = { failed: false };

  override componentDidCatch() {
    document.title = this.props.words.title;
  }

  override render() {
    const { words, children } = this.props;
    return this.state.failed ? <ErrorScreen words={words} status="500 Internal Server Error" /> : children;
  }
}

/** All that stands in the body: the same in the build and in the browser. Where an extension has changed the page, React draws anew what `Suspense` holds. */
export function App({ page, Frame, Screen }: { page: Sent; Frame: Frame; Screen: Screen }) {
  return (
    <ThisPage value={page}>
      <Suspense>
        <TopElement labels={page.root.labels} />
        <ScreenBoundary words={page.root.error}>
          <Frame page={page}>
            <Screen view={page.view} />
          </Frame>
        </ScreenBoundary>
      </Suspense>
    </ThisPage>
  );
}
