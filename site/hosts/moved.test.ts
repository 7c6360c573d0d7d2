import { expect, test } from "vitest";
import { movedAddresses } from "../page.ts";
import { caddyRedirects, movedPage, nginxRedirects, redirectsFile } from "./moved.ts";

test("what lies below a page has moved with it, and an address that a page has stays its own", () => {
  const paths = ["/", "/cours", "/cours/bol", "/cours/page/2", "/course/new"];
  expect([
    ...movedAddresses({ "/course": "/cours", "/cours/new": "/course/new", "/cours/bol": "/" }, paths),
  ]).toEqual([
    ["/course", "/cours"],
    ["/course/bol", "/cours/bol"],
    ["/course/page/2", "/cours/page/2"],
    ["/cours/new", "/course/new"],
  ]);
});

test("each host is told of old addresses in its own words", () => {
  const settings = { moved: [["/course", "/cours"]] } as const;
  expect(redirectsFile(settings)).toBe("/course /cours 301\n");
  expect(nginxRedirects(settings)).toEqual(["location = /course { return 301 /cours; }"]);
  expect(caddyRedirects(settings)).toEqual(["redir /course /cours permanent"]);
  const canonical = '<link rel="canonical" href="https://kiln.example/cours">';
  const page = movedPage(`<head>${canonical}</head>`, "/base/cours");
  expect(page).toContain(canonical);
  expect(page).toContain('<meta http-equiv="refresh" content="0; url=/base/cours">');
});
