// First, so that the order of the layers is said before any layer is filled.
import "./styles/all.css";
import { Component, Suspense, type ComponentType, type ReactNode } from "react";
import type { Sent } from "../site/make-site.ts";
import type { RootView } from "../site/shell.ts";
import { ButtonLink } from "./components/button/button";
import { TopElement } from "./layouts/top-element";
import { SectionComponents, ThisPage, type Components } from "./hooks/this-page";

/** What stands around a screen (layouts/). */
export type Layout = ComponentType<{ page: Sent; children: ReactNode }>;
/** What a kind of page shows (routes/). Each screen is given the view of its own kind. */
export type Screen = ComponentType<{ view: Sent["view"] }>;

/** What a visitor sees when a screen fails. It says so in its title too. */
class ScreenBoundary extends Component<
  { words: RootView["failed"]; children: ReactNode },
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
    if (!this.state.failed) return children;
    return (
      <main id="main" className="section wrap">
        <h1>{words.title}</h1>
        <p>{words.status}</p>
        <p>{words.text}</p>
        <ButtonLink to={words.home.to}>{words.home.label}</ButtonLink>
      </main>
    );
  }
}

type AppProps = { page: Sent; Layout: Layout; Screen: Screen; sections: Components };

/** All that stands in the body: the same in the build and in the browser. Where an extension has changed the page, React draws anew what `Suspense` holds. */
export function App({ page, Layout, Screen, sections }: AppProps) {
  return (
    <ThisPage value={page}>
      <Suspense>
        <TopElement root={page.root} />
        <ScreenBoundary words={page.root.failed}>
          <Layout page={page}>
            <SectionComponents value={sections}>
              <Screen view={page.view} />
            </SectionComponents>
          </Layout>
        </ScreenBoundary>
      </Suspense>
    </ThisPage>
  );
}
