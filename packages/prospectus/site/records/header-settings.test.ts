import { expect, test } from "vitest";
import { mistakesAfter } from "../../tests/fixtures/content-copy.ts";
import { smallProvider } from "../../tests/fixtures/small-provider.ts";
import { headersOf, settingsOf } from "../hosts/headers.ts";
import { foreignScripts } from "../load/check-policy.ts";

const provider = smallProvider();
const { site } = provider;
const settingsWith = (said: Partial<typeof site> = {}) =>
  settingsOf({ ...provider, site: { ...site, ...said } });
const none = { scripts: [], connections: [], images: [] };

const saidOf = (lines: string) =>
  mistakesAfter(({ edit }) => edit("site.yaml", /$/, `\n${lines}\n`)).map((line) =>
    line.replace(/^\S+ /, ""),
  );

test("by default a site requires https for a year, for its host only, and loads nothing from other sites", () => {
  expect(settingsWith()).toEqual({
    transport: "max-age=31536000",
    isolated: true,
    feeds: ["/blog/feed.xml"],
    moved: [],
    openers: [],
  });
  expect(foreignScripts(site)).toEqual([]);
});

test("settings apply to each page, and an opened picture runs and loads nothing", () => {
  const settings = settingsWith({ transport: { days: 30, subdomains: false, preload: false } });
  expect(headersOf("/about", settings)["Strict-Transport-Security"]).toBe("max-age=2592000");
  expect(headersOf("/art/logo-a1.svg", settings)["Content-Security-Policy"]).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  );
});

const source = "https://a.example";

test.each([
  [{ policy: { ...none, connections: [source] } }, "require-corp"],
  [{ policy: { ...none, images: [source] } }, undefined],
  [{ countVisits: { script: `${source}/a.js`, attributes: [] } }, undefined],
])("pages of a site with %j have the embedder policy %s", (set, policy) => {
  const settings = settingsWith(set);
  expect(headersOf("/", settings)["Cross-Origin-Embedder-Policy"]).toBe(policy);
  expect(headersOf("/workers/a.js", settings)["Cross-Origin-Embedder-Policy"]).toBe("require-corp");
});

test("the check warns about a script of another site", () => {
  const countVisits = { script: "https://b.example/c.js", attributes: [] };
  expect(foreignScripts({ ...site, policy: { ...none, scripts: [source] }, countVisits })).toEqual([
    expect.stringContaining("lets https://a.example run"),
    expect.stringContaining("lets https://b.example/c.js run"),
  ]);
});

test("invalid origins, scripts, attributes and preload are reported", () => {
  expect(
    saidOf(
      "policy: { images: [http://a.example, https://a.example/map, '*', 'https://*.com', 'https://a\".example', 'https://a;b.example'] }",
    ),
  ).toEqual([
    expect.stringMatching(/^policy.images\[1\] \| "http:\/\/a.example" \| an origin: .* \| Write https, /),
    expect.stringMatching(/^policy.images\[2\] \| "https:\/\/a.example\/map"/),
    ...[3, 4, 5, 6].map((at) => expect.stringMatching(`^policy.images\\[${at}\\] .* an origin: `)),
  ]);
  expect(saidOf("countVisits: { script: /a.js, attributes: [{ name: onload, value: x }] }")).toEqual([
    expect.stringMatching(/^countVisits.script \| "\/a.js" \| the full address of a script/),
    expect.stringMatching(/^countVisits.attributes\[1\].name/),
  ]);
  expect(saidOf("form: hello@tessera.example")).toEqual([
    expect.stringMatching(/^form \| "hello@tessera.example" \| the full address of a form/),
  ]);
  expect(saidOf("transport: { days: 30, subdomains: true, preload: true }")).toEqual([
    expect.stringMatching(
      /^transport.preload \| true \| false, since the preload list .* \| Set “preload” to false/,
    ),
  ]);
});
