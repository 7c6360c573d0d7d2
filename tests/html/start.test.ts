import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";

const port = 4330;
let program: ChildProcess | undefined;
afterEach(() => program?.kill("SIGKILL"));

/** Starts the server of the built site; gives what it says, once it has said something or ended. */
async function start(host = "", command = ["node", "scripts/serve.ts"]): Promise<string> {
  const [name = "", ...options] = command;
  const started = spawn(name, options, { env: { ...process.env, PORT: String(port), HOST: host } });
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
    expect(await start()).toMatch(/^Port 4330 is taken: /);
    expect(await ended()).toBe(1);
  } finally {
    first.kill();
  }
});

/** Whether the server answers at an address. */
const answersAt = (host: string) =>
  new Promise<boolean>((resolve) => {
    const visitor = connect(port, host);
    visitor.once("connect", () => resolve(true)).once("error", () => resolve(false));
    visitor.once("connect", () => visitor.destroy());
  });
/** An address that other machines may have for this one; else one that a server meets only if it takes any. */
const outer =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === "IPv4" && !one.internal)?.address ?? "127.0.0.2";

test("the server is seen by this machine alone, by either kind of address", async () => {
  expect(await start()).toBe("The site is at http://localhost:4330/\n");
  expect([await answersAt("127.0.0.1"), await answersAt("::1")]).toEqual([true, true]);
  expect(await answersAt(outer)).toBe(false);
});

test("HOST lets other machines see the server", async () => {
  expect(await start("0.0.0.0")).toBe(
    "The site is at http://localhost:4330/, and at every other address of this machine\n",
  );
  expect(await answersAt(outer)).toBe(true);
});

test("a HOST that is no address of this machine is said in a sentence", async () => {
  expect(await start("192.0.2.1")).toMatch(/^HOST is "192\.0\.2\.1", which is no address of this machine: /);
  expect(await ended()).toBe(1);
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "%s to npm ends what npm runs",
  async (signal) => {
    expect(await start("", ["npm", "run", "--silent", "serve"])).toContain("The site is at");
    program?.kill(signal);
    await ended();
    await vi.waitFor(async () => expect(await answersAt("127.0.0.1")).toBe(false), { timeout: 4000 });
  },
  30_000,
);

test("a signal ends the server, though some ask slowly and some read slowly", async () => {
  expect(await start()).toContain("The site is at");
  const visit = async (text: string) => {
    const visitor = connect(port, "localhost");
    await new Promise((resolve) => visitor.once("connect", resolve));
    visitor.on("error", () => {}).pause();
    visitor.write(text);
    return visitor;
  };
  const picture = "GET /share/home.png HTTP/1.1\r\nHost: localhost\r\n\r\n";
  // More answers than the system keeps for one who does not read.
  const visitors = [await visit("GET / HTTP/1.1\r\nHost: loc"), await visit(picture.repeat(500))];
  await setTimeout(200);
  program?.kill("SIGTERM");
  expect(await ended()).toBe(0);
  for (const visitor of visitors) visitor.destroy();
}, 20_000);

/** Whether a process is there. One that has ended and was not asked for yet (Z) is not. */
const runs = (id: number) =>
  /^[^Z]/.test(spawnSync("ps", ["-o", "stat=", "-p", String(id)], { encoding: "utf8" }).stdout);

/** Starts a command as npm does, in a shell; gives the shell and the programs below it once they have said who they are. */
async function startByShell(command: string, folder: string, said: RegExp) {
  const shell = spawn("sh", ["-c", `${command}; exit`], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: "start", PORT: String(port) },
  });
  program = shell;
  let text = "";
  const [, ids = ""] = await new Promise<RegExpExecArray>((resolve) => {
    shell.stdout.on("data", (some: Buffer) => {
      text += some.toString();
      const found = said.exec(text);
      if (found) resolve(found);
    });
  });
  return { shell, below: ids.split(" ").map(Number) };
}

/** A project of which the build says who builds and who has started it, and then takes for ever, or ends. */
function projectThat(builds: "for ever" | "at once"): string {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  for (const name of ["scripts", "site"]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(realpathSync("node_modules"), join(folder, "node_modules"));
  mkdirSync(join(folder, "build", "client"), { recursive: true });
  writeFileSync(join(folder, "build", "client", "index.html"), "<h1>Built</h1>");
  writeFileSync(join(folder, "build", "client", "site.webmanifest"), '{ "scope": "/" }');
  writeFileSync(join(folder, "build", "headers.json"), '{ "transport": "max-age=0", "isolated": true }');
  writeFileSync(
    join(folder, "scripts", "build.ts"),
    `import "./end-with-shell.ts"; console.log("building", process.pid + " " + process.ppid + ".");${builds === "for ever" ? " setInterval(() => {}, 1000);" : ""}`,
  );
  return folder;
}

test.each([
  ["the shell of npm is killed in a build", "for ever", "shell"],
  ["the program is told to end in a build", "for ever", "program"],
  ["the shell of npm is killed while the site is served", "at once", "shell"],
] as const)(
  "nothing is left running when %s",
  async (_, builds, ending) => {
    const folder = projectThat(builds);
    const said = builds === "for ever" ? /building ([\d ]+)\./ : /building ([\d ]+)\.[^]*The site is at/;
    const { shell, below } = await startByShell("node scripts/start.mjs", folder, said);
    const [builder = 0, starter = 0] = below;
    expect([runs(starter), runs(builder)]).toEqual([true, builds === "for ever"]);
    if (ending === "shell") shell.kill("SIGKILL");
    else process.kill(starter, "SIGTERM");
    await vi.waitFor(() => expect(below.filter(runs)).toEqual([]), { timeout: 8000, interval: 100 });
    rmSync(folder, { recursive: true });
  },
  20_000,
);

test("a file that vanishes while it is asked for is a 404, and the server goes on", async () => {
  const folder = projectThat("at once");
  const site = join(folder, "build", "client");
  writeFileSync(join(site, "404.html"), "Not Found");
  const server = spawn("node", ["scripts/serve.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  });
  program = server;
  let errors = "";
  server.stderr.on("data", (some: Buffer) => (errors += some.toString()));
  await new Promise((resolve) => server.stdout.once("data", resolve));
  const [here, away] = ["a.txt", "gone.part"].map((name) => join(site, name));
  writeFileSync(here ?? "", "a".repeat(300_000));
  const seen = new Map<number, number>();
  for (let turn = 0; turn < 40; turn += 1) {
    const asked = Array.from({ length: 8 }, () => fetch(`http://localhost:${port}/a.txt`));
    renameSync(here ?? "", away ?? "");
    await setTimeout(turn % 4);
    renameSync(away ?? "", here ?? "");
    for (const response of await Promise.all(asked)) {
      const { length } = await response.text();
      expect([response.status, length]).toEqual(response.status === 200 ? [200, 300_000] : [404, 9]);
      seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
    }
  }
  expect([...seen.keys()].toSorted()).toEqual([200, 404]);
  expect(errors).toBe("");
  rmSync(folder, { recursive: true });
}, 30_000);
