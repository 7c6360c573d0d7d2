import { afterAll, beforeAll, expect, test } from "vitest";
import { listPages } from "../../site/pages.ts";
import { startServer } from "./server.ts";

let base: string;
let stop: () => void;
beforeAll(async () => ({ base, stop } = await startServer(4329)));
afterAll(() => stop());

test.each(listPages())("$path is answered with 200 and HTML", async ({ path }) => {
  const response = await fetch(base + path, { redirect: "manual" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toMatch(/^text\/html/);
  expect(await response.text()).toMatch(/<h1/);
});

test.each(["/nowhere", "/course/nothing", "/blog/blog5", "/404", "/assets/missing.js", "/%E0%A4%A"])(
  "%s is answered with 404 and the error page",
  async (path) => {
    const response = await fetch(base + path, { redirect: "manual" });
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(html).toContain("Unexpected Application Error!");
    expect(html).toContain("404 Not Found");
  },
);

test("a slash at the end leads to the one address of the page", async () => {
  const response = await fetch(`${base}/about/?from=mail`, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([301, "/about?from=mail"]);
});

test("an address cannot send visitors to another host", async () => {
  const response = await fetch(`${base}//evil.example/`, { redirect: "manual" });
  expect(response.headers.get("location") ?? "").not.toMatch(/^\/\//);
});

test("pages come compressed to those who can read it", async () => {
  const response = await fetch(base, { headers: { "accept-encoding": "br" } });
  expect(response.headers.get("content-encoding")).toBe("br");
});
