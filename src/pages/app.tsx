// First, so that the order of the layers precedes their rules.
import "../styles/all.css";
import { useEffect, type ComponentType } from "react";
import type { SentPage } from "../data/page.ts";
import type { RootView } from "../data/site.ts";
import { ButtonLink } from "../components/button/button";
import { ErrorBoundary } from "../components/section/error-boundary";
import { HydrationBoundary } from "../components/section/hydration-boundary";
import { TopElement } from "../components/top-element/top-element";
import { ThisPage, type Layout } from "../components/section/this-page";
import { SectionComponents, type Components } from "../sections/page-sections";

/** The screen of a kind of page (src/pages/). */
export type Screen<View> = ComponentType<{ view: View }>;

/** The fallback for a failed screen, which also sets the title. */
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

type AppProps<View> = { page: SentPage<View>; Layout: Layout; Screen: Screen<View>; sections: Components };

/** The body, the same in the build and in the browser. If an extension changed the page, React renders the content of `Suspense` again. */
export function App<View>({ page, Layout, Screen, sections }: AppProps<View>) {
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
