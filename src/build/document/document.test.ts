import { createHash } from "node:crypto";
import { load } from "cheerio";
import { expect, test } from "vitest";
import type { Site } from "../../site/create-site.ts";
import { makeDocument, policyOf } from "./document.ts";

const hashOf = (code: string) => `sha256-${createHash("sha256").update(code).digest("base64")}`;

function draw({
  title = "About us",
  countVisits,
  data = {},
}: {
  title?: string;
  countVisits?: { script: string; attributes: { name: string; value: string }[]; connections: string[] };
  data?: object;
} = {}) {
  const settings = { base: "/site/", url: "https://site.example", countVisits, language: "en-CA" };
  const site = {
    content: { site: settings },
    structuredData: new Map([["/about", '{"name":"</script>"}']]),
  } as unknown as Site;
  const sent = { path: "/about", view: data } as unknown as Parameters<typeof makeDocument>[0]["sent"];
  const html = makeDocument({
    site,
    meta: [{ title }, { name: "description", content: 'Who "we" are' }],
    sent,
    rendered: "<html><head></head><body><p>Words</p></body></html>",
    files: {
      entry: "/site/assets/about.js",
      scripts: ["/site/assets/react.js"],
      sheets: ["/site/assets/about.css"],
      shared: ["/site/assets/about.css"],
      read: (address) => `text of ${address}`,
    },
    fonts: ["/site/assets/body.woff2"],
    code: { start: "start()", theme: "theme()", layers: "@layer base;" },
  });
  return { html, $: load(html) };
}

test("the scripts of a built page have hashes and wait for the start script", () => {
  const { $ } = draw();
  const of = (address: string) => hashOf(`text of ${address}`);
  const parked = $("script[type=parked]").map((_, one) => [[one.attribs["src"], one.attribs["integrity"]]]);
  expect(parked.get()).toEqual(
    ["/site/assets/react.js", "/site/assets/about.js"].map((src) => [src, of(src)]),
  );
  expect($("script[type=parked] + script").last().text()).toBe("start()");
});

test("a built page contains its styles, with the layer order first, and fetches none", () => {
  const { $ } = draw();
  expect($("style").text()).toBe(
    '@layer base;:root{--site:"https://site.example"}text of /site/assets/about.css',
  );
  expect($("link[rel=stylesheet]").attr("disabled")).toBeDefined();
});

test("no text or data can close its element", () => {
  const data = { name: "</script><script>alert(1)</script>" };
  const { $ } = draw({ title: "Tools & <script>", data });
  expect($("title").text()).toBe("Tools & <script>");
  expect($("meta[name=description]").attr("content")).toBe('Who "we" are');
  expect(JSON.parse($("[data-page]").text())).toEqual({ path: "/about", view: data });
  expect(JSON.parse($("[type='application/ld+json']").text())).toEqual({ name: "</script>" });
  expect($("script").filter((_, one) => $(one).text().includes("alert"))).toHaveLength(1);
});

test("only pages of the site are prerendered: no file, and no other program of the host", () => {
  const { $ } = draw();
  const rules: { prerender: { where: { selector_matches: string } }[] } = JSON.parse(
    $("[type=speculationrules]").text(),
  );
  const [{ where } = { where: { selector_matches: "" } }] = rules.prerender;
  const opened = (href: string) => load(`<a href="${href}"></a>`)(where.selector_matches).length === 1;
  expect(["/site/", "/site/about", "/site/faq#contact"].filter((href) => !opened(href))).toEqual([]);
  const others = [
    "https://site.example/logout",
    "https://site.example/site/cart/add/12",
    "/lms/delete/3",
    "/site/files/prices.pdf",
    "#contact",
    "mailto:hello@site.example",
    "https://other.example/site/about",
  ];
  expect(others.filter(opened)).toEqual([]);
});

test("the policy has the hash of each inline script and style, and no other", () => {
  const policy = policyOf({ scripts: ["one()"], styles: ["a{}"] });
  expect(policy).toContain(`script-src 'self' '${hashOf("one()")}';`);
  expect(policy).toContain(`style-src 'self' '${hashOf("a{}")}';`);
  expect(policy).toMatch(/^default-src 'none'; /);
});

test("an attribute of the script that counts visits adds no script to the page or its policy", () => {
  const attribute = { name: "data-x", value: '"><script>alert(7)</script>' };
  const script = "https://count.example/a.js";
  const { $ } = draw({ countVisits: { script, attributes: [attribute], connections: [] } });
  expect($("script[defer]").attr("data-x")).toBe(attribute.value);
  const policy = $("[http-equiv]").attr("content");
  expect(policy).toContain("script-src 'self' https://count.example/a.js ");
  expect(policy).not.toContain(hashOf("alert(7)"));
});

test.each([
  ["its script's host", "https://count.example/a.js", "tessera", "https://count.example"],
  [
    "a host in an attribute",
    "https://cdn.example/a.js",
    "https://tessera.count.example/count",
    "https://cdn.example https://tessera.count.example",
  ],
  ["a path of this site", "https://count.example/a.js", "/api/event", "https://count.example"],
  [
    "words about a host",
    "https://count.example/a.js",
    '{"host": "https://b.example"}',
    "https://count.example",
  ],
])("the counter of visits may report to %s, as a request or a picture", (_, script, value, hosts) => {
  const countVisits = { script, attributes: [{ name: "data-x", value }], connections: [] };
  const policy = policyOf({ scripts: [], styles: [] }, { countVisits });
  expect(policy).toContain(`connect-src 'self' ${hosts};`);
  expect(policy).toContain(`img-src 'self' ${hosts};`);
});
