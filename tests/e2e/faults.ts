import type { Page, Route } from "@playwright/test";

/** Responds with a script. */
export const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

/** Faults of a script, with the response for each. */
export const faults = {
  blocked: (route: Route) => route.abort(),
  gone: (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "Not Found" }),
  "replaced by a page": (route: Route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<!DOCTYPE html><title>Log on</title>" }),
  throwing: script('throw new Error("broken on purpose");'),
} as const;

/** Files that a new deployment replaces. */
export const codeFiles = /\/(assets|workers)\/.*\.(js|css)$/;

export async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
