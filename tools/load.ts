/** Loads the server of the built site with quick and slow visitors, and prints what came of it. `npm run load`. */
import { spawn, spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import { portOf } from "../scripts/port.ts";
import { loadServer } from "./server-load.ts";

const load = { requests: 50_000, connections: 64, slow: 500 };
/** How long after the load its memory is read, so that what is not needed any more has been given back. Milliseconds. */
const rest = 5000;
/** So many errors are printed. */
const shown = 10;

const port = portOf(process.env.PORT);
const server = spawn(process.execPath, ["scripts/serve.ts"], {
  env: { ...process.env, PORT: String(port) },
  stdio: ["ignore", "pipe", "inherit"],
});
server.once("exit", (code) => process.exit(code ?? 1));
await new Promise((resolve) => server.stdout.once("data", resolve));

/** What the server holds of the machine's memory, in MB. */
const memory = () =>
  Math.round(
    Number(spawnSync("ps", ["-o", "rss=", "-p", String(server.pid)], { encoding: "utf8" }).stdout) / 1024,
  );

const before = memory();
let highest = before;
const watch = setInterval(() => (highest = Math.max(highest, memory())), 1000);
const { seconds, bytes, errors, givenUp } = await loadServer(port, load);
clearInterval(watch);
await setTimeout(rest);

const rows: [what: string, figure: string | number][] = [
  ["Requests, each for a page or file in its turn", load.requests.toLocaleString("en")],
  ["Connections, each kept", load.connections],
  ["Slow visitors at the same time, half of them writing, half reading", load.slow],
  ["Errors", errors.length],
  ["Requests per second", Math.round(load.requests / seconds).toLocaleString("en")],
  ["Bytes per second, MB", (bytes / seconds / 1e6).toFixed(1)],
  ["Slow visitors whom the server gave up", givenUp],
  ["Memory of the server before, at most, and after, MB", `${before}, ${highest}, ${memory()}`],
];
console.log(
  ["| What | Figure |", "| --- | --- |", ...rows.map(([what, figure]) => `| ${what} | ${figure} |`)].join(
    "\n",
  ),
);
for (const error of errors.slice(0, shown)) console.error(error);
server.removeAllListeners("exit");
server.kill();
process.exitCode = errors.length > 0 ? 1 : 0;
