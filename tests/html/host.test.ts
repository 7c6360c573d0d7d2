import { array, assert, asyncProperty, constantFrom } from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listPages } from "../../site/load/load.ts";
import { askerOf, plainBody } from "../../tools/hosts/ask.ts";
import { behaviours } from "../../tools/hosts/behaviours.ts";
import { differencesFrom } from "../../tools/hosts/question.ts";
import { startServer } from "./server.ts";

let base: string;
let stop: () => void;
beforeAll(async () => ({ base, stop } = await startServer(4329)));
afterAll(() => stop());

test.each(behaviours)("$title", async (behaviour) => {
  expect(await differencesFrom(behaviour, askerOf(base), base)).toEqual({});
});

test("an address leads to the one address of a page or of a file, or nowhere, and never to another host", async () => {
  const ask = askerOf(base);
  const addresses = [...listPages().map(({ path }) => path), "/favicon.svg"];
  await assert(
    asyncProperty(
      array(
        constantFrom(
          "/",
          "\\",
          "..",
          ".",
          "%2f",
          "%5c",
          "?",
          "%00",
          "%",
          "%61",
          "%c3%b2",
          "~",
          "evil.example",
          "about",
          "About",
          "index.html",
          "package.json",
          "favicon.svg",
          "__spa-fallback",
        ),
        { maxLength: 8 },
      ),
      async (parts) => {
        const asked = `/${parts.join("")}`;
        const { status, body, headers } = await ask(asked);
        expect([200, 301, 404], asked).toContain(status);
        expect(String(headers.location ?? "/")).toMatch(/^\/(?![/\\])/);
        const [path] = asked.split("?");
        if (status === 200) expect(addresses, asked).toContain(path);
        if (status === 301) expect(addresses, asked).toContain(String(headers.location).split("?")[0]);
        // A file of the project that is no part of the site, such as package.json.
        expect(plainBody({ status, body, headers }).toString(), asked).not.toContain('"devDependencies"');
      },
    ),
    { numRuns: 300 },
  );
});
