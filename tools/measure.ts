/** Measures built pages beside the same pages without their scripts, on a phone at a quarter of this machine’s speed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";

const rounds = 5;
const phone = { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true };
/** Slow 4G as in Lighthouse, in milliseconds and bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const categories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "loading",
  "blink.user_timing",
];

type TraceEvent = {
  name: string;
  /** Start and duration in microseconds. */ ts: number;
  dur?: number;
  /** Time on the processor, which other programs do not lengthen. */ tdur?: number;
  pid: number;
  tid: number;
  args: { name?: string; data?: { documentLoaderURL?: string } };
};

/** What the busiest main thread does during a function. */
async function trace(browser: Browser, run: () => Promise<unknown>) {
  await browser.startTracing(undefined, { categories });
  await run();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
  const [events = []] = traceEvents
    .filter(({ args }) => args.name === "CrRendererMain")
    .map(({ pid, tid }) => traceEvents.filter((event) => event.pid === pid && event.tid === tid))
    .toSorted((one, other) => other.length - one.length);
  const named = (name: RegExp) =>
    events.filter((event) => name.test(event.name)).toSorted(({ ts: one }, { ts: other }) => one - other);
  /** Milliseconds of the events that are in no other one. */
  const times = (name: RegExp) => {
    let end = 0;
    return named(name).flatMap(({ ts, dur = 0, tdur = 0 }) => {
      if (ts < end) return [];
      end = ts + dur;
      return [tdur / 1000];
    });
  };
  return { named, times };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const tasks = /^RunTask$/;
const styles = /^UpdateLayoutTree$/;
const layouts = /^Layout$/;
const scripts = /^(EvaluateScript|v8\.evaluateModule|FunctionCall|v8\.callFunction)$/;

async function measure(browser: Browser, address: string, blocked: readonly string[]) {
  const page = await browser.newPage(phone);
  const session = await page.context().newCDPSession(page);
  const sizes: number[] = [];
  session.on("Network.loadingFinished", ({ encodedDataLength }) => sizes.push(encodedDataLength));
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: [...blocked] });
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const load = await trace(browser, async () => {
    await page.goto(address);
    await page.waitForTimeout(2500);
  });
  const idle = await trace(browser, () => page.waitForTimeout(1000));
  const gesture = { x: 200, y: 400, yDistance: -2400, speed: 1600, gestureSourceType: "mouse" } as const;
  const scroll = await trace(browser, () => session.send("Input.synthesizeScrollGesture", gesture));
  await page.close();
  const start = load.named(/^navigationStart$/).find(({ args }) => args.data?.documentLoaderURL === address);
  const loaded = load.named(/^loadEventEnd$/).at(-1)?.ts ?? Number.NaN;
  const paint = (name: RegExp) => ((load.named(name).at(-1)?.ts ?? Number.NaN) - (start?.ts ?? 0)) / 1000;
  return {
    main: sum(load.times(tasks)),
    blocking: sum(load.times(tasks).map((time) => Math.max(0, time - 50))),
    script: sum(load.times(scripts)),
    style: sum(load.times(styles)),
    styles: load.named(styles).length,
    "styles at load": load.named(styles).filter(({ ts }) => ts < loaded).length,
    layout: sum(load.times(layouts)),
    layouts: load.named(layouts).length,
    FCP: paint(/^firstContentfulPaint$/),
    LCP: paint(/^largestContentfulPaint::Candidate$/),
    requests: sizes.length,
    KB: sum(sizes) / 1000,
    "idle styles": idle.named(styles).length,
    "scroll styles": scroll.named(styles).length,
    "scroll main": sum(scroll.times(tasks)),
  };
}

type Figures = Awaited<ReturnType<typeof measure>>;

function medians(all: readonly Figures[]): Partial<Record<string, number>> {
  const keys = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  const median = (key: keyof Figures) =>
    all.map((one) => one[key]).toSorted((a, b) => a - b)[all.length >> 1];
  return Object.fromEntries(keys.map((key) => [key, Math.round(median(key) ?? Number.NaN)]));
}

const origin = "http://localhost:4190";
const server = spawn(process.execPath, ["scripts/serve.ts"], { env: { ...process.env, PORT: "4190" } });
await once(server.stdout, "data");
const browser = await chromium.launch({ executablePath: findChromium() });
const asked = process.argv.length > 2 ? process.argv.slice(2) : ["/"];
const rows = asked.flatMap((path) => [
  { path, row: path, blocked: [], all: [] as Figures[] },
  { path, row: `${path} without scripts`, blocked: ["*.js"], all: [] as Figures[] },
]);
// How fast the machine is: figures of different runs do not compare.
const { user } = process.cpuUsage();
for (let step = 0; step < 300_000_000;) step += 1;
console.log(`A loop of 300 million steps: ${Math.round((process.cpuUsage().user - user) / 1000)} ms.`);
for (let round = 0; round < rounds; round += 1)
  for (const { path, blocked, all } of rows)
    all.push(await measure(browser, new URL(path, origin).href, blocked));
console.table(Object.fromEntries(rows.map(({ row, all }) => [row, medians(all)])));
await browser.close();
server.kill();
