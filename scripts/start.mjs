/**
 * Builds the site and serves it: `npm start`. One program to the end, so that a signal to end it leaves nothing running. It is
 * plain JavaScript, since an older Node must get as far as the sentence that says so.
 */
import { spawn } from "node:child_process";
import "./check-runtime.mjs";

const { portOf } = await import("./port.ts");
portOf(process.env.PORT);

// npm runs this in a shell and passes a signal on to the shell alone. When the shell is gone, this ends too.
const shell = process.ppid;
if (process.env.npm_lifecycle_event)
  setInterval(() => process.ppid === shell || process.kill(process.pid), 500).unref();

const build = spawn(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
const end = () => build.kill();
process.once("SIGTERM", end).once("SIGINT", end);
const code = await new Promise((ended) => build.once("close", ended));
process.off("SIGTERM", end).off("SIGINT", end);
if (code === 0) await import("./serve.ts");
else process.exitCode = code ?? 1;
