import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { pack, refusalOf } from "../../scripts/pack.ts";
import { builtSettings } from "../../scripts/built-settings.ts";
import { ofDocuments } from "../../site/hosts/headers.ts";
import { headersFile } from "../../site/hosts/host-files.ts";
import { listPages } from "../../site/load/load.ts";
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

  test("is given every file of the site and no compressed copy", () => {
    const site = filesIn(root).filter((file) => !/\.(br|gz)$/.test(file));
    const laid = (file: string) => (plain ? file.replace(/(.)\/index\.html$/, "$1.html") : file);
    expect(filesIn(folder)).toEqual([...site.map(laid), ...added].toSorted());
    expect(filesIn(folder)).toContain("/.well-known/security.txt");
  });

  test("finds each page where its one address leads without a redirect", () => {
    for (const { path } of listPages()) {
      const file = plain && path !== "/" ? `${path}.html` : join(path, "index.html");
      expect(existsSync(join(folder, file)), path).toBe(true);
      // Where about/index.html stands, /about would be sent on to /about/.
      if (plain && path !== "/") expect(existsSync(join(folder, path, "index.html")), path).toBe(false);
    }
  });
});

test("a site below a path is packed for the host that gives it one, and refused to others with a sentence", () => {
  expect(refusalOf("github-pages", "/tessera/")).toBeUndefined();
  expect(refusalOf("nginx", "/tessera/")).toBe(
    "The built site stands below /tessera/, and nginx gives it a host of its own: take base out of its site.yaml and build again, or pack it for github-pages.",
  );
  expect(refusalOf("nginx", "/")).toBeUndefined();
  expect(refusalOf("apache", "/")).toMatch(/^There is no host "apache": give one of cloudflare, netlify, /);
  expect(refusalOf("nginx", undefined)).toContain('run "npm run build" first');
});

test("two packings of the same site are the same", () => {
  for (const host of ["nginx", "caddy"] as const) {
    const read = () => {
      const folder = pack(host);
      return filesIn(folder).map((file) => [file, readFileSync(join(folder, file), "utf8")]);
    };
    expect(read()).toEqual(read());
  }
});

test.each(["cloudflare", "netlify"] as const)("%s joins no two values of a header field", (host) => {
  const rules = headersFile(host, builtSettings())
    .split("\n\n")
    .map((rule) => rule.split("\n").filter((line) => line.startsWith("  ")));
  const first = new Set((rules[0] ?? []).map((line) => line.trim().split(":")[0]));
  for (const lines of rules.slice(1))
    for (const line of lines.filter((one) => !one.startsWith("  !"))) {
      const name = line.trim().split(":")[0];
      if (first.has(name)) expect(lines.includes(`  ! ${name}`)).toBe(host === "cloudflare");
    }
  expect(rules.flat().filter((line) => line.length > 2000)).toEqual([]);
});

test("what is sent with pages is in the rule for everything", () => {
  const [rule = ""] = headersFile("cloudflare", builtSettings()).split("\n\n");
  for (const [name, value] of Object.entries(ofDocuments(builtSettings())))
    expect(rule).toContain(`\n  ${name}: ${value}`);
});
