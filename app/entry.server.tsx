import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prerender } from "react-dom/static";
import { ServerRouter, type EntryContext } from "react-router";
import { Drawings } from "./components/image/image";
import {
  addPolicy,
  addSpeculationRules,
  addStructuredData,
  addVisitCount,
  inlineStyles,
  parkScripts,
} from "./document/document";
// oxlint-disable-next-line import/default -- The query gives the module as text.
import start from "./document/start-script.ts?script";
import { loadSite, pagePathOf, workFolder } from "./site.server";
import layers from "./styles/layers.css?inline";

const read = (address: string) =>
  readFileSync(join(workFolder, "client", address.slice(import.meta.env.BASE_URL.length)), "utf8");

/** No browser of this site asks for a page's data: it is in the page. */
export function handleDataRequest(): Response {
  return new Response(null);
}

/** Renders a page, once, at build time; in development at every request. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { content, pictures, structuredData } = await loadSite();
  const { prelude } = await prerender(
    <Drawings value={(src) => pictures.inline.get(src) ?? ""}>
      <ServerRouter context={context} url={request.url} />
    </Drawings>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let html = await new Response(prelude).text();
  const data = structuredData.get(pagePathOf(new URL(request.url), content));
  if (data) html = addStructuredData(html, data);
  // In development Vite brings the styles and scripts itself, and changes them while the page is open. The page for unknown addresses,
  // which the framework checks and the build deletes, stays as it is.
  if (!import.meta.env.DEV && !context.isSpaMode) {
    // On paper links say their whole address (styles/print.css).
    html = inlineStyles(html, `${layers}:root{--site:"${content.site.url}"}`, read);
    html = parkScripts(html, start, read);
    html = addSpeculationRules(html, content.site.base);
    html = addVisitCount(html, content.site);
    html = addPolicy(html, content.site);
  }
  // Of a file that is written, the host says the status (tests/html/host.test.ts); the build takes any but 200 for a failure.
  const answered = import.meta.env.DEV ? status : 200;
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html.replace(/^<!DOCTYPE html>/i, "")}`, {
    status: answered,
    headers,
  });
}
