import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { builtSite } from "../../src/build/folders.ts";
import { folderWith } from "../fixtures/folder.ts";
import { testPort } from "../fixtures/port.ts";

const port = testPort(6);
let program: ChildProcess | undefined;
afterEach(() => program?.kill("SIGKILL"));

async function start(
  settings: Record<string, string> = {},
  command = "node scripts/serve.ts",
  cwd = process.cwd(),
): Promise<string> {
  const [name = "", ...options] = command.split(" ");
  const started = spawn(name, options, { cwd, env: { ...process.env, PORT: String(port), ...settings } });
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
    expect(await start({ PORT: value }, "node scripts/start.ts")).toBe(
      `PORT is “${value}”; expected a whole number from 1 to 65535, such as PORT=8080.\n`,
    );
    expect(await ended()).toBe(1);
  },
);

test("without a built site the server ends with a sentence", () => {
  const { stderr, status } = spawnSync("node", [join(process.cwd(), "scripts/serve.ts")], {
    cwd: tmpdir(),
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^There is no complete site in .* Run "npm run build" first/);
  expect(status).toBe(1);
});

test("a port in use is refused with a sentence", async () => {
  const first = spawn("node", ["scripts/serve.ts"], {
    env: { ...process.env, PORT: String(port) },
  });
  try {
    await new Promise((resolve) => first.stdout.once("data", resolve));
    expect(await start()).toContain(`Port ${port} is in use. `);
    expect(await ended()).toBe(1);
  } finally {
    first.kill();
  }
});

const answersAt = (host: string) =>
  new Promise<boolean>((resolve) => {
    const visitor = connect(port, host);
    visitor.once("connect", () => resolve(true)).once("error", () => resolve(false));
    visitor.once("connect", () => visitor.destroy());
  });
/** An address of this machine for others, or one that only reaches a server on all interfaces. */
const outer =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address ?? "127.0.0.2";

test("only this machine reaches the server", async () => {
  expect(await start()).toBe(`The site is at http://localhost:${port}/\n`);
  expect(await answersAt("localhost")).toBe(true);
  expect(await answersAt(outer)).toBe(false);
});

test("HOST lets other machines reach the server", async () => {
  expect(await start({ HOST: "0.0.0.0" })).toBe(
    `The site is at http://localhost:${port}/, and at every other address of this machine\n`,
  );
  expect(await answersAt(outer)).toBe(true);
});

test("a HOST that is not an address of this machine is refused with a sentence", async () => {
  expect(await start({ HOST: "192.0.2.1" })).toMatch(
    /^HOST is “192\.0\.2\.1”: .* Without HOST only this machine /,
  );
  expect(await ended()).toBe(1);
});

test("the desk answers with and without a slash at the end", async () => {
  const folder = folderWith({
    "build/site.json": JSON.stringify({ base: "/", settings: builtSite().settings, moved: [] }),
    "build/client/404.html": "No such page",
    "build/client/desk/index.html": "The desk",
  });
  await start({}, `node ${join(process.cwd(), "scripts/serve.ts")}`, folder);
  for (const path of ["/desk", "/desk/"]) {
    const answer = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
    expect([answer.status, await answer.text()]).toEqual([200, "The desk"]);
  }
});

test("SIGTERM to npm ends the server", async () => {
  expect(await start({}, "npm run --silent serve")).toContain("The site is at");
  program?.kill("SIGTERM");
  await ended();
  await vi.waitFor(async () => expect(await answersAt("localhost")).toBe(false), { timeout: 20_000 });
}, 30_000);
