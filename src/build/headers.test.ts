import { expect, test } from "vitest";
import { mistakesAfter } from "../../tests/fixtures/content-copy.ts";
import { smallSite } from "../../tests/fixtures/small-site.ts";
import { headersOf, settingsOf } from "./headers.ts";
import { foreignScripts } from "../data/checks/check-policy.ts";

const small = smallSite();
const { site } = small;
const settingsWith = (said: Partial<typeof site> = {}) =>
  settingsOf({ ...small, site: { ...site, ...said } });
const none = { scripts: [], connections: [], images: [] };

const saidOf = (lines: string) =>
  mistakesAfter(({ edit }) => edit("site.yaml", /$/, `\n${lines}\n`)).map((line) =>
    line.replace(/^\S+ /, ""),
  );

test("by default pages load nothing from other sites, and open no window", () => {
  expect(settingsWith()).toEqual({ isolated: true, opensWindows: false, feed: "/blog/feed.xml" });
  expect(foreignScripts(site)).toEqual([]);
});

test("https is required for two years and this host only; the window of the desk's sign-in can reach it", () => {
  const fields = headersOf("/about", settingsWith());
  expect(fields["Strict-Transport-Security"]).toBe("max-age=63072000");
  expect(fields["Cross-Origin-Opener-Policy"]).toBe("same-origin");
  const desk = headersOf("/desk/", settingsWith({ desk: { repository: "ada/site", branch: "main" } }));
  expect(desk["Cross-Origin-Opener-Policy"]).toBe("same-origin-allow-popups");
});

test("an opened picture runs and loads nothing", () => {
  expect(headersOf("/art/logo-a1.svg", settingsWith())["Content-Security-Policy"]).toBe(
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
  expect(headersOf("/workers/a.js", settings)["Cross-Origin-Embedder-Policy"]).toBe(policy);
});

test("the check warns about a script of another site", () => {
  const countVisits = { script: "https://b.example/c.js", attributes: [] };
  expect(foreignScripts({ ...site, policy: { ...none, scripts: [source] }, countVisits })).toEqual([
    expect.stringContaining("lets https://a.example run"),
    expect.stringContaining("lets https://b.example/c.js run"),
    expect.stringContaining("may report to https://b.example. If its service names another host"),
  ]);
});

test("invalid origins, scripts, attributes and addresses of forms are reported", () => {
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
});
