import { spawn, type ChildProcess } from "node:child_process";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";

const port = 4330;
let program: ChildProcess | undefined;
afterEach(() => program?.kill("SIGKILL"));

/** Starts the server of the built site; gives what it says, once it has said something or ended. */
async function start(value: string): Promise<string> {
  const started = spawn("node", ["scripts/serve.ts"], { env: { ...process.env, PORT: value } });
  program = started;
  let said = "";
  await new Promise<void>((resolve) => {
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (text: Buffer) => {
        said += text.toString();
        resolve();
      });
    started.once("close", () => resolve());
  });
  return said;
}

const ended = () =>
  new Promise<number | null>((resolve) => {
    if (!program || program.exitCode !== null) resolve(program?.exitCode ?? null);
    else program.once("exit", resolve);
  });

test.each(["http", "0", "70000", "80.5"])(
  "the port %s is refused with a sentence, and nothing is built",
  async (value) => {
    const refused = spawn("node", ["scripts/start.mjs"], { env: { ...process.env, PORT: value } });
    program = refused;
    let said = "";
    for (const stream of [refused.stdout, refused.stderr])
      stream.on("data", (text: Buffer) => (said += text.toString()));
    expect(await ended()).toBe(1);
    expect(said).toBe(
      `PORT is "${value}", which is no port: give a whole number from 1 to 65535, such as PORT=8080.\n`,
    );
  },
);

test("a port that is taken is said in a sentence", async () => {
  const first = spawn("node", ["scripts/serve.ts"], { env: { ...process.env, PORT: String(port) } });
  try {
    await new Promise((resolve) => first.stdout.once("data", resolve));
    expect(await start(String(port))).toMatch(/^Port 4330 is taken: /);
    expect(await ended()).toBe(1);
  } finally {
    first.kill();
  }
});

test("a signal ends the server, though a slow visitor is still connected", async () => {
  expect(await start(String(port))).toContain("The site is at");
  const visitor = connect(port, "localhost");
  await new Promise((resolve) => visitor.once("connect", resolve));
  visitor.on("error", () => {});
  visitor.write("GET / HTTP/1.1\r\nHost: loc");
  program?.kill("SIGTERM");
  expect(await ended()).toBe(0);
  visitor.destroy();
}, 20_000);
