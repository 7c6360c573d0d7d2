import type { ComponentType } from "react";
import { prerender } from "react-dom/static";
import bodyFont from "@brand/body.woff2?url";
import displayFont from "@brand/display.woff2?url";
import type { Site, ThisPage } from "../site/make-site.ts";
import { App, type Screen } from "./app";
import { Drawings } from "./components/image/image";
import { makeDocument, type Files } from "./document/document";
// oxlint-disable-next-line import/default -- The query gives the module as text.
import start from "./document/start-script.ts?script";
// oxlint-disable-next-line import/default -- The query gives the module as text.
import theme from "./document/theme-script.ts?script";
import { Bare } from "./layouts/bare";
import { None } from "./layouts/none";
import { WithHeaderAndFooter } from "./layouts/with-header-and-footer";
import layers from "./styles/layers.css?inline";

const screens = import.meta.glob<ComponentType<{ view: never }>>("./routes/*.tsx", { import: "default" });

/** The document of a page. Rejects where anything in it throws. */
export async function renderPage(site: Site, { kind, meta, sent }: ThisPage, files: Files): Promise<string> {
  const screen = (await screens[`./routes/${kind}.tsx`]?.()) as Screen | undefined;
  if (!screen) throw new Error(`There is no app/routes/${kind}.tsx.`);
  const Frame = kind === "error" ? None : sent.frame ? WithHeaderAndFooter : Bare;
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <Drawings value={(src) => site.pictures.inline.get(src) ?? ""}>
      <App page={sent} Frame={Frame} Screen={screen} />
    </Drawings>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void errors.push(error) },
  );
  const body = await new Response(prelude).text();
  // React itself leaves a section that throws to the browser.
  if (errors.length > 0) throw errors[0];
  return makeDocument({
    site,
    path: sent.path,
    meta,
    sent,
    body,
    files,
    fonts: [displayFont, bodyFont],
    code: { start, theme, layers },
  });
}
