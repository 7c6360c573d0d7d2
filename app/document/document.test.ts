import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import {
  addPolicy,
  addSpeculationRules,
  addStructuredData,
  addVisitCount,
  inlineStyles,
  parkScripts,
} from "./document.ts";

const page = (head: string, body = "") =>
  `<html><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("the sheets that a page links to stand inside it once, after the order of the layers and before their links", () => {
  const html = page(
    '<link rel="stylesheet" href="/a.css#"/><link rel="stylesheet" href="/b.css"/><link rel="stylesheet" href="/a.css"/>',
  );
  const styled = inlineStyles(html, "@layer x, y;\n", (address) => `/*${address}*/\n`);
  expect(styled).toContain("<style>@layer x, y;/*/a.css*//*/b.css*/</style><link");
});

test("the links to the sheets stay, so that React finds them, but none of them is fetched", () => {
  const styled = inlineStyles(page('<link rel="stylesheet" href="/a.css"/>'), "", () => "a{}");
  expect(styled).toContain('<link rel="stylesheet" href="/a.css" disabled=""/>');
});

test("what React puts first in the head for a component does not bring the styles before the title", () => {
  const hoisted = '<link rel="stylesheet" href="/c.css" data-precedence="default"/>';
  const html = page(`${hoisted}<title>A</title><link rel="stylesheet" href="/a.css"/>`);
  expect(inlineStyles(html, "", (address) => `/*${address}*/`)).toBe(
    page(
      `<title>A</title><style>/*/c.css*//*/a.css*/</style>${hoisted.replace("/>", ' disabled=""/>')}<link rel="stylesheet" href="/a.css" disabled=""/>`,
    ),
  );
});

test("a page without a style sheet is reported", () => {
  expect(() => inlineStyles(page(""), "", () => "")).toThrow("links to no style sheet");
});

const data = "<script>data();";
const close = "window.__reactRouterContext.streamController.close();";
const closing = `</script><!--$--><script>${close}</script><!--/$-->`;

test("modules and their preloads wait for the script that starts them, and the entry says the hash of its file", () => {
  const html = page(
    "",
    `<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/a.js";\nimport("/e.js");</script>${data}${closing}`,
  );
  expect(parkScripts(html, "start()", (address) => `code of ${address}`)).toBe(
    page(
      "",
      [
        '<link rel="parked" href="/a.js"/><script type="parked">import "/a.js";\nimport("/e.js");</script>',
        `<script type="parked" src="/e.js" integrity="${hashOf("code of /e.js").slice(1, -1)}"></script>`,
        `${data}${close}start()</script><!--$--><!--/$-->`,
      ].join(""),
    ),
  );
});

test.each([
  `<script type="module">import "/a.js";\nimport("/e.js");</script>${data}${closing}`,
  `<script type="module" async="">import "/a.js";</script>${data}${closing}`,
  '<script type="module" async="">import "/a.js";\nimport("/e.js");</script>',
])("a page whose scripts are written in another way is reported, with the place to look at: %s", (script) => {
  const html = page('<link rel="modulepreload" href="/a.js"/>', script);
  expect(() => parkScripts(html, "", String)).toThrow("app/document/document.ts");
});

test("structured data stands in the head and cannot end its element", () => {
  expect(addStructuredData(page("<title>A</title>"), '{"name":"</script>"}')).toBe(
    page(String.raw`<title>A</title><script type="application/ld+json">{"name":"\u003c/script>"}</script>`),
  );
});

test("pages below the base are prerendered, files are not, and the policy knows the rules by their hash", () => {
  const html = addSpeculationRules(page("<title>A</title>"), "/below/");
  const [, rules = ""] = /<script type="speculationrules">(.*)<\/script><\/head>/.exec(html) ?? [];
  const { prerender } = JSON.parse(rules) as { prerender: [{ where: { href_matches: string } }] };
  const pattern = new URLPattern(prerender[0].where.href_matches, "https://a.example");
  const matched = ["/below/", "/below/course/design#fees", "/below/blog/feed.xml", "/beside"];
  expect(matched.filter((path) => pattern.test(path, "https://a.example"))).toEqual(matched.slice(0, 2));
  expect(pattern.test("https://b.example/below/")).toBe(false);
  expect(addPolicy(html)).toContain(`script-src 'self' ${hashOf(rules)};`);
});

test("the policy names the hash of each inline script and style, and of nothing else", () => {
  const html = page(
    '<style>a{}</style><script>one()</script><script type="application/ld+json">{}</script>',
    '<script src="/a.js">no</script><script>one()</script><script type="parked">two()</script><script type="parked" src="/b.js"></script>',
  );
  const policy = /content="([^"]+)"/.exec(addPolicy(html))?.[1] ?? "";
  expect(policy).toContain(`script-src 'self' ${hashOf("one()")} ${hashOf("two()")};`);
  expect(policy).toContain(`style-src 'self' ${hashOf("a{}")};`);
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toContain("unsafe");
});

test("forms may be sent to the provider's own address, by script and without, and to no other site", () => {
  expect(addPolicy(page(""))).toContain("connect-src 'self'; form-action 'self';");
  expect(
    addPolicy(page(""), { form: { service: "own", address: "https://forms.example/post?x=1" } }),
  ).toContain("connect-src 'self' https://forms.example; form-action 'self' https://forms.example;");
  for (const address of ["/api/contact", "hello@forms.example"])
    expect(addPolicy(page(""), { form: { service: "own", address } })).toContain(
      "connect-src 'self'; form-action 'self';",
    );
});

test("what the content allows of other sites is in the policy, each by what it is, and the script that counts visits in the head", () => {
  const origin = (name: string) => [`https://${name}.example`];
  const site = {
    policy: {
      frames: origin("map"),
      scripts: origin("code"),
      connections: origin("data"),
      images: origin("tiles"),
    },
    countVisits: { script: "https://count.example/a.js?v=1&w", attributes: { "data-site": '"a"' } },
  };
  const html = addVisitCount(page(""), site);
  expect(html).toContain(
    '<script defer src="https://count.example/a.js?v=1&amp;w" data-site="&quot;a&quot;"></script></head>',
  );
  const written = addPolicy(html, site);
  for (const directive of [
    "script-src 'self' https://count.example/a.js https://code.example;",
    "img-src 'self' data: https://tiles.example;",
    "connect-src 'self' https://count.example https://data.example;",
    "frame-src https://map.example;",
    "form-action 'self';",
  ])
    expect(written).toContain(directive);
  expect(addVisitCount(page(""), {})).toBe(page(""));
  expect(addPolicy(page(""))).not.toContain("frame-src");
});
