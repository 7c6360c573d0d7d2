import { readdirSync } from "node:fs";
import { join } from "node:path";
import { parseAllHeaders } from "@netlify/headers-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pack } from "../../scripts/pack.ts";
import { builtSettings } from "../../scripts/built-settings.ts";
import { contentTypeOf } from "../../site/hosts/content-types.ts";
import { headersOf } from "../../site/hosts/headers.ts";
import { askerOf } from "./ask.ts";
import { behaviours } from "./behaviours.ts";
import { differences } from "./differences.ts";
import { differencesFrom } from "./question.ts";
import { report } from "./report.ts";
import { servers } from "./servers.ts";

const firstPort = 4401;
/** How many behaviours of how many servers were as they should be or as the differences say. */
let asSaid = 0;

describe.each(servers.map((server, index) => ({ ...server, port: firstPort + index })))(
  "$name",
  ({ name, missing, start, port }) => {
    let base = "";
    let stop: () => unknown = () => {};
    beforeAll(async () => {
      const sentence = missing?.();
      if (sentence !== undefined) throw new Error(sentence);
      ({ base, stop } = await start(port));
    }, 300_000);
    afterAll(() => stop());

    test.each(behaviours)("$title", async (behaviour) => {
      const declared = differences.find((one) => one.server === name && one.behaviour === behaviour.title);
      expect(await differencesFrom(behaviour, askerOf(base), base)).toEqual(declared?.seen ?? {});
      asSaid += 1;
    });
  },
);

test("each difference that is declared is one of a server and a behaviour that there are", () => {
  const names = servers.map(({ name }) => name);
  const titles = behaviours.map(({ title }) => title);
  for (const { server, behaviour, seen } of differences) {
    expect(names).toContain(server);
    expect(titles).toContain(behaviour);
    expect(Object.keys(seen)).not.toEqual([]);
  }
});

test("Netlify's parser reads from the rules the header fields of every file", async () => {
  const folder = pack("netlify");
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, "_headers")],
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map((one) => join(one.parentPath, one.name).slice(folder.length));
  const sentTo = (path: string): Record<string, string> =>
    Object.assign(
      {},
      ...headers.filter((one) => "forRegExp" in one && one.forRegExp.test(path)).map(({ values }) => values),
    );
  for (const path of [...paths.filter((one) => one !== "/_headers"), "/about", "/nowhere"]) {
    const { "Content-Type": type, ...fields } = sentTo(path);
    // What Netlify sends of itself. Its rules cannot take a field away.
    expect({ "Cache-Control": "public, max-age=0, must-revalidate", ...fields }, path).toEqual({
      ...headersOf("/", builtSettings()),
      ...headersOf(path, builtSettings()),
    });
    if (type !== undefined) expect(type, path).toBe(contentTypeOf(path));
  }
});

// Last: it counts what the tests before it have seen.
test("every behaviour of every server is as it is declared", () => {
  expect(asSaid).toBe(servers.length * behaviours.length);
  console.log(report(servers.map(({ name }) => name)));
});
