/** Loads the server of the built site with 50,000 requests and 500 slow visitors, and prints what came of it: `npm run load`, after a build. */
import { spawnSync } from "node:child_process";
import { setTimeout } from "node:timers/promises";
import autocannon from "autocannon";
import { portOf } from "../scripts/port.ts";
import { startServer } from "../tests/html/server.ts";
import { asked, comeSlowly } from "../tests/html/visitors.ts";

const port = portOf(process.env.PORT);
const connections = 64;
const slow = 500;
const { base, pid, stop } = await startServer(port);

/** What the server holds of the machine's memory, in MB. */
const memory = () =>
  Math.round(Number(spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" }).stdout) / 1024);

const before = memory();
const leave = await comeSlowly(port, slow);
let begun = 0;
const result = await autocannon({
  url: base,
  amount: 50_000,
  // A busy machine may be late; seconds.
  timeout: 60,
  connections,
  // Each begins at another page or file, so that all are asked for in their turn.
  setupClient(client) {
    const first = Math.floor((asked.length * begun) / connections);
    begun += 1;
    client.setRequests([...asked.slice(first), ...asked.slice(0, first)]);
  },
});
const givenUp = leave();
// What is not needed any more has been given back by then.
await setTimeout(5000);
console.log(autocannon.printResult(result));
console.log(
  `${result.errors} errors, ${result.non2xx} answers that say no. The server gave up ${givenUp} of ${slow} slow visitors. Its memory was ${before} MB before, and is ${memory()} MB after.`,
);
stop();
process.exitCode = result.errors + result.non2xx > 0 ? 1 : 0;
