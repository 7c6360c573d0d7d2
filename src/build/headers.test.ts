import { expect, test } from "vitest";
import { mistakesAfter } from "../../tests/fixtures/content-copy.ts";
import { smallSite } from "../../tests/fixtures/small-site.ts";
import { headersOf } from "./headers.ts";
import { counterNotes } from "../data/site.ts";

const saidOf = (lines: string) =>
  mistakesAfter(({ edit }) => edit("site.yaml", /$/, `\n${lines}\n`)).map((line) =>
    line.replace(/^\S+ /, ""),
  );

test("pages require https for two years, and tell other sites little; an opened picture runs and loads nothing", () => {
  const all = { "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin" };
  expect(headersOf("/about")).toMatchObject({
    ...all,
    "Content-Security-Policy": "frame-ancestors 'none'",
    "Strict-Transport-Security": "max-age=63072000",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), browsing-topics=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
    "Cache-Control": "public, max-age=0, must-revalidate",
  });
  expect(headersOf("/art/logo-a1.svg")).toEqual({
    ...all,
    "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    "Cache-Control": "max-age=31536000, immutable",
  });
});

const countVisits = {
  script: "https://b.example/c.js",
  attributes: [],
  connections: ["https://d.example"],
};

test("the check warns about a counter of visits", () => {
  expect(counterNotes(smallSite().site)).toEqual([]);
  expect(counterNotes({ countVisits })).toEqual([
    expect.stringContaining("lets https://b.example/c.js run"),
    expect.stringContaining("may report to https://b.example, https://d.example. Browsers block other hosts"),
  ]);
});

test("invalid hosts, scripts, attributes and addresses of forms are reported", () => {
  const hosts = `http://a.example, https://a.example/map, '*', 'https://*.com', 'https://a".example', 'https://a;b.example'`;
  const set = `script: /a.js, attributes: [{ name: onload, value: x }], connections: [${hosts}]`;
  expect(saidOf(`countVisits: { ${set} }`)).toEqual([
    expect.stringMatching(/^countVisits.script \| "\/a.js" \| a full address with https/),
    expect.stringMatching(/^countVisits.attributes\[1\].name/),
    ...[1, 2, 3, 4, 5, 6].map((at) =>
      expect.stringMatching(`^countVisits.connections\\[${at}\\] .* a host alone`),
    ),
  ]);
  expect(saidOf("form: hello@tessera.example")).toEqual([
    expect.stringMatching(/^form \| "hello@tessera.example" \| a full address with https/),
  ]);
});
