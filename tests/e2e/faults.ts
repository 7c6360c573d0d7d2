/** What several tests of faults do: break files of the site on their way to the browser. */
import type { Page, Route } from "@playwright/test";

/** Answers with a script; a worker of a page of this site must have the page's policy (HTML, 8.1.3.9). */
export const script = (body: string) => (route: Route) =>
  route.fulfill({
    contentType: "text/javascript",
    headers: { "Cross-Origin-Embedder-Policy": "require-corp" },
    body,
  });

/** How a script can fail, and what the browser gets in its place. */
export const faults = {
  blocked: (route: Route) => route.abort(),
  gone: (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not Found" }),
  "replaced by a page": (route: Route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!DOCTYPE html><title>Log on</title>" }),
  throwing: script('throw new Error("broken on purpose");'),
} as const;

/** All files that a deploy of other code takes away. */
export const codeFiles = /\/(assets|workers)\/.*\.(js|css)$/;

/** Holds files back from now on. Gives what lets them go. */
export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** The addresses of the scripts that a page fetches by itself. */
export async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];
}
