import { prerender } from "react-dom/static";
import bodyFont from "./styles/fonts/body.woff2?url";
import displayFont from "./styles/fonts/display.woff2?url";
import type { Sent, Site, ThisPage } from "./site/create-site.ts";
import type { SectionKind } from "./sections/sections.ts";
import { App, type Screen } from "./pages/app";
import { Drawings } from "./components/image/image";
import { markByAddress } from "./components/tabs/tabs";
import { makeDocument, type Files } from "./build/document/document";
import start from "./build/document/start-script.ts?script";
// oxlint-disable-next-line import/default -- The query gives the module as text.
import theme from "./components/theme-switch/theme-script.ts?script";
import type { Components } from "./sections/page-sections";
import * as bare from "./layouts/bare";
import * as withHeaderAndFooter from "./layouts/with-header-and-footer";
import layers from "./styles/layers.css?inline";

// Each screen gets the view of its own kind of page, which the glob cannot know.
const screens = import.meta.glob<Screen<Sent["view"]>>(["./pages/*/*.tsx", "!**/*.test.tsx"], {
  import: "default",
});
const components = import.meta.glob<Components[SectionKind]>(["./sections/*/*.tsx", "!**/*.test.tsx"], {
  import: "default",
});

/** Imports the components of some kinds of section, each from the folder of its name. */
async function componentsOf(kinds: readonly string[]): Promise<Components> {
  const entries = kinds.map(async (kind) => {
    const component = await components[`./sections/${kind}/${kind}.tsx`]?.();
    if (!component) throw new Error(`There is no src/sections/${kind}/${kind}.tsx.`);
    return [kind, component] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Renders a page's document. Rejects with a component's error, with the page's path. */
export async function renderPage(
  site: Site,
  { screen: name, sections: kinds, meta, sent }: ThisPage,
  files: Files,
): Promise<string> {
  const screen = await screens[`./pages/${name}/${name}.tsx`]?.();
  if (!screen) throw new Error(`There is no src/pages/${name}/${name}.tsx.`);
  const sections = await componentsOf(kinds);
  const { Layout } = sent.frame ? withHeaderAndFooter : bare;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Drawings value={(src) => site.pictures.inline.get(src) ?? ""}>
      <html lang={site.content.site.language}>
        <body>
          <App page={sent} Layout={Layout} Screen={screen} sections={sections} />
        </body>
      </html>
    </Drawings>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  // React leaves errors inside Suspense to the browser; here they stop the build.
  const [error] = errors;
  if (error instanceof Error) error.message = `${sent.path}: ${error.message}`;
  if (errors.length > 0) throw error;
  const rendered = await new Response(prelude).text();
  const fonts = [displayFont, bodyFont];
  const tabs = "tabs" in sent.view ? markByAddress(sent.view.tabs) : "";
  const code = { start, theme, layers: layers + tabs };
  return makeDocument({ site, meta, sent, rendered, files, fonts, code });
}
