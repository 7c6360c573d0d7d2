/**
 * Builds the site and serves it: `npm start`. One program to the end, so that a signal to end it leaves nothing running. It is
 * plain JavaScript, since an older Node must get as far as the sentence that says so.
 */
import { spawn } from "node:child_process";
import "./check-runtime.mjs";

const { portOf } = await import("./port.ts");
portOf(process.env.PORT);
await import("./end-with-shell.ts");

const signals = ["SIGTERM", "SIGINT"];
const build = spawn(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
const stop = () => build.kill();
for (const signal of signals) process.once(signal, stop);
const code = await new Promise((ended) => build.once("close", ended));
if (code === 0) {
  // As the first process of a container, Node ends by no signal that it does not listen to; the server does once it is loaded.
  const end = () => process.exit();
  for (const signal of signals) process.off(signal, stop).once(signal, end);
  await import("./serve.ts");
  for (const signal of signals) process.off(signal, end);
} else process.exitCode = code ?? 1;
