/** The journeys, in one engine after another, and the table of what came out. `npm run test:engines`. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changedPageJourneys } from "./changed-page-journeys.ts";
import type { Engine, EngineKind, Settings } from "./engine.ts";
import { features } from "./features.ts";
import { formJourneys } from "./form-journeys.ts";
import { headerJourneys } from "./header-journeys.ts";
import { journeys, type Journey } from "./journeys.ts";
import { addresses, expectGoodPage } from "./pages.ts";
import { chromium, firefox, olderFirefox } from "./puppeteer.ts";
import { tables, type Outcome } from "./table.ts";
import { Visitor } from "./visitor.ts";
import { startWatchedServer, type WatchedServer } from "./watched-server.ts";
import { webkit } from "./webkit.ts";
import { withoutScripts } from "./without-scripts.ts";

const kinds = [chromium, firefox, olderFirefox, webkit];

const missing = kinds.filter(({ programs }) => programs.includes(""));
if (missing.length > 0)
  throw new Error(
    `There is no ${missing.map(({ name }) => name).join(" and no ")} to drive: install it, on Debian by "apt-get install ${[...new Set(missing.flatMap(({ packages }) => packages))].join(" ")}".`,
  );

const pages: readonly Journey[] = addresses.map((path) => ({
  title: `\`${path}\` reads well`,
  go: (visitor) => expectGoodPage(visitor, path),
}));

const withScripts = [...headerJourneys, ...journeys, ...formJourneys, ...changedPageJourneys];

/** What is done in a browser that is started so. */
const runs: readonly { settings: Settings; all: readonly Journey[] }[] = [
  { settings: { still: true }, all: pages },
  { settings: {}, all: withScripts },
  { settings: { scriptless: true }, all: withoutScripts },
];

/** Where features are turned off, what needs them is done; pages are the same, and without scripts there are no ways around. */
const runsOf = (kind: EngineKind | undefined) =>
  kind === olderFirefox ? runs.filter(({ all }) => all === withScripts) : runs;

const outcomes: Outcome[] = kinds.map(({ name }) => ({
  heading: name,
  journeys: new Map(),
  features: new Map(),
}));

let server: WatchedServer;
beforeAll(async () => {
  server = await startWatchedServer();
});
afterAll(async () => {
  server.stop();
  const expected = (kind: EngineKind | undefined) => runsOf(kind).flatMap(({ all }) => all).length;
  // A run of some journeys says nothing of the others.
  if (outcomes.every(({ journeys: { size } }, index) => size === expected(kinds[index])))
    console.log(tables(outcomes));
});

for (const [index, kind] of kinds.entries())
  for (const { settings, all } of runsOf(kind))
    describe(`${kind.name} ${Object.keys(settings).join()}`, () => {
      let engine: Engine;
      const outcome = outcomes[index];
      beforeAll(async () => {
        engine = await kind.start(settings);
        if (!outcome || settings.scriptless) return;
        outcome.heading = `${kind.name} ${engine.version}`;
        for (const { name, has } of features)
          // oxlint-disable-next-line no-await-in-loop -- one answer after another.
          outcome.features.set(name, await engine.run(has, undefined));
      });
      afterAll(() => engine.close());

      for (const { title, go } of all)
        test(title, async () => {
          outcome?.journeys.set(title, false);
          const visitor = new Visitor(engine, server, settings.scriptless);
          try {
            await go(visitor);
          } finally {
            expect(await visitor.wentWrong()).toEqual([]);
          }
          outcome?.journeys.set(title, true);
        });
    });
