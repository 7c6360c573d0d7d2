import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import worker from "../../packages/prospectus/deploy/cloudflare/worker.ts";
import { builtSite } from "../../packages/prospectus/scripts/built-site.ts";
import { pack } from "../../packages/prospectus/scripts/pack.ts";
import { listPages } from "../../packages/prospectus/site/load/page-list.ts";
import { root } from "./pages.ts";

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .toSorted();

describe.each([
  { host: "cloudflare", added: ["/_headers"], plain: false },
  { host: "netlify", added: ["/_headers"], plain: true },
  { host: "github-pages", added: ["/.nojekyll"], plain: true },
] as const)("$host", ({ host, added, plain }) => {
  let folder = "";
  beforeAll(() => {
    folder = pack(host);
  });

  test("gets every file of the site and no compressed copy", () => {
    const site = filesIn(root).filter((file) => !/\.(br|gz)$/.test(file));
    const laid = (file: string) => (plain ? file.replace(/(.)\/index\.html$/, "$1.html") : file);
    expect(filesIn(folder)).toEqual([...site.map(laid), ...added].toSorted());
    expect(filesIn(folder)).toContain("/.well-known/security.txt");
  });

  test("finds each page at its canonical address without a redirect", () => {
    for (const { path } of listPages()) {
      const file = plain && path !== "/" ? `${path}.html` : join(path, "index.html");
      expect(existsSync(join(folder, file)), path).toBe(true);
      // With about/index.html the host would redirect /about to /about/.
      if (plain && path !== "/") expect(existsSync(join(folder, path, "index.html")), path).toBe(false);
    }
  });
});

test.each([
  ["cloudflare", "_headers", "Strict-Transport-Security: max-age=63072000\n"],
  ["netlify", "_headers", "Strict-Transport-Security: max-age=63072000\n"],
  ["nginx", "maps.conf", 'default "max-age=63072000";'],
  ["caddy", "headers.caddy", 'Strict-Transport-Security "max-age=63072000"'],
])("%s requires https for this host only, without preload", (host, file, rule) => {
  expect(readFileSync(join(pack(host), file), "utf8")).toContain(rule);
});

test("a site below a path needs a host for it, and unknown hosts are refused with a sentence", () => {
  expect(() => pack("nginx", { ...builtSite(), base: "/tessera/" })).toThrow(
    "The site is built for the path /tessera/, but nginx serves it at the root. Remove base from site.yaml and build again, or pack it for github-pages.",
  );
  expect(() => pack("apache")).toThrow(/^Unknown host “apache”; expected one of cloudflare, netlify, /);
});

/** Asks Cloudflare's worker for an address after the platform's files have returned a status. */
function askWorker(status: number): Promise<Response> {
  const kept = { "Cache-Control": "max-age=31536000" };
  const fetch = async (asked: Request | URL) =>
    asked instanceof URL ? new Response(asked.pathname) : new Response(null, { status, headers: kept });
  return worker.fetch(new Request("https://site.example/assets/missing.js"), { ASSETS: { fetch } });
}

test("Cloudflare's worker sends the error page uncached, and the allowed methods", async () => {
  const missing = await askWorker(404);
  expect([missing.status, missing.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  expect(await missing.text()).toBe("/404");
  const refused = await askWorker(405);
  expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
});
