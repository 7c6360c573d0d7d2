// First, so that the order of the layers is said before any layer is filled.
import "./styles/all.css";
import { useEffect, type ComponentType, type ReactNode } from "react";
import type { Sent } from "../site/make-site.ts";
import type { RootView } from "../site/shell.ts";
import { ButtonLink } from "./components/button/button";
import { ErrorBoundary } from "./components/section/error-boundary";
import { HydrationBoundary } from "./components/section/hydration-boundary";
import { TopElement } from "./layouts/top-element";
import { SectionComponents, ThisPage, type Components } from "./hooks/this-page";

/** What stands around a screen (layouts/). */
export type Layout = ComponentType<{ page: Sent; children: ReactNode }>;
/** What a kind of page shows (routes/). Each screen is given the view of its own kind. */
export type Screen = ComponentType<{ view: Sent["view"] }>;

/** What a visitor sees when a screen fails. It says so in its title too. */
function Failed({ title, status, text, home }: RootView["failed"]) {
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <main id="main" className="section wrap">
      <h1>{title}</h1>
      <p>{status}</p>
      <p>{text}</p>
      <ButtonLink {...home} />
    </main>
  );
}

type AppProps = { page: Sent; Layout: Layout; Screen: Screen; sections: Components };

/** All that stands in the body: the same in the build and in the browser. Where an extension has changed the page, React draws anew what `Suspense` holds. */
export function App({ page, Layout, Screen, sections }: AppProps) {
  return (
    <ThisPage value={page}>
      <HydrationBoundary>
        <TopElement root={page.root} />
        <ErrorBoundary instead={<Failed {...page.root.failed} />}>
          <Layout page={page}>
            <SectionComponents value={sections}>
              <Screen view={page.view} />
            </SectionComponents>
          </Layout>
        </ErrorBoundary>
      </HydrationBoundary>
    </ThisPage>
  );
}
