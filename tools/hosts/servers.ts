/** The kinds of server that can run on a developer's machine, each with the configuration that `deploy/` gives it. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Miniflare } from "miniflare";
import { parse } from "yaml";
import { pack } from "../../scripts/pack.ts";
import { startServer } from "../../tests/html/server.ts";

type Running = { base: string; stop: () => unknown };
/** A kind of server: what is to be installed for it, and how to start it on a port. */
export type Server = {
  name: string;
  /** A sentence about what is missing on this machine, if something is. */
  missing?: () => string | undefined;
  start: (port: number) => Promise<Running>;
};

const site = resolve("build", "client");

const has = (program: string) => spawnSync("sh", ["-c", `command -v ${program}`]).status === 0;
const needs =
  (programs: readonly string[], packages: string, others: readonly string[] = []) =>
  () => {
    const missing = [
      ...programs.filter((program) => !has(program)),
      ...others.filter((file) => !existsSync(file)),
    ];
    return missing.length > 0
      ? `This machine has no ${missing.join(", ")}: apt-get install ${packages}`
      : undefined;
  };

/** Replaces what must be there, so that the configuration under test is the one that is deployed but for these words. */
function replaced(file: string, changes: Readonly<Record<string, string>>): string {
  let text = readFileSync(file, "utf8");
  for (const [found, put] of Object.entries(changes)) {
    if (!text.includes(found)) throw new Error(`${file} has no "${found}", which the test replaces.`);
    text = text.replaceAll(found, put);
  }
  return text;
}

/** Whether something answers on a port of this machine. */
const answers = (port: number) =>
  new Promise<boolean>((resolvePromise) => {
    const visitor = connect(port, "127.0.0.1");
    visitor.once("connect", () => {
      visitor.destroy();
      resolvePromise(true);
    });
    visitor.once("error", () => resolvePromise(false));
  });

/** Starts a program in a folder of its own and waits until its port answers. Rejects with what it wrote where it ends before. */
async function startProgram(command: readonly string[], port: number, folder: string): Promise<Running> {
  const [program = "", ...options] = command;
  const running = spawn(program, options, {
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  running.stderr.on("data", (text: Buffer) => (said += text.toString()));
  const ended = new Promise<void>((resolvePromise) => running.once("close", () => resolvePromise()));
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (running.exitCode !== null || tries > 100) throw new Error(`${program} does not run: ${said}`);
    await new Promise((wait) => setTimeout(wait, 100));
  }
  const stop = async () => {
    running.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { base: `http://127.0.0.1:${port}`, stop };
}

/** A folder with nginx's configuration: that of the container, with the site's beside it. */
function nginxFolder(
  changes: Readonly<Record<string, string>>,
  siteChanges: Readonly<Record<string, string>>,
) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  cpSync(pack("nginx"), join(folder, "site"), { recursive: true });
  writeFileSync(join(folder, "nginx.conf"), replaced("deploy/container/nginx.conf", changes));
  const siteFile = join(folder, "site", "site.conf");
  writeFileSync(siteFile, replaced(siteFile, siteChanges));
  return folder;
}

const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
const nginxPackages = "nginx-light libnginx-mod-http-brotli-static";

const npmStart: Server = { name: "npm start", start: startServer };

const nginx: Server = {
  name: "nginx",
  missing: needs(["nginx"], nginxPackages, [brotliModule]),
  start: (port) => {
    const listen = { "listen 8080": `listen 127.0.0.1:${port}`, "/srv/site": site };
    // As root, nginx would hand the work to a user who may not read this folder.
    const user: Record<string, string> =
      process.getuid?.() === 0 ? { "daemon off;": "daemon off; user root;" } : {};
    const folder = nginxFolder({}, listen);
    writeFileSync(
      join(folder, "nginx.conf"),
      replaced("deploy/container/nginx.conf", { "/tmp/": `${folder}/`, ...user }),
    );
    return startProgram(["nginx", "-p", folder, "-c", "nginx.conf", "-e", "stderr"], port, folder);
  },
};

/** What the image is told to be: no rights, another user, everything read-only but /tmp. */
const container: Server = {
  name: "container",
  missing: needs(["nginx", "bwrap"], `${nginxPackages} bubblewrap`, [brotliModule]),
  start: (port) => {
    const folder = nginxFolder({}, { "listen 8080": `listen 127.0.0.1:${port}` });
    const closed = [
      ["--ro-bind", "/", "/"],
      ["--tmpfs", "/srv", "--dir", "/srv/site", "--ro-bind", site, "/srv/site", "--remount-ro", "/srv"],
      ["--ro-bind", folder, "/etc/nginx"],
      ["--tmpfs", "/tmp", "--proc", "/proc", "--dev", "/dev"],
      [
        "--unshare-all",
        "--share-net",
        "--uid",
        "65534",
        "--gid",
        "65534",
        "--cap-drop",
        "ALL",
        "--die-with-parent",
      ],
    ].flat();
    return startProgram(
      ["bwrap", ...closed, "nginx", "-c", "/etc/nginx/nginx.conf", "-e", "stderr"],
      port,
      folder,
    );
  },
};

const caddy: Server = {
  name: "Caddy",
  missing: needs(["caddy"], "caddy"),
  start: (port) => {
    const folder = mkdtempSync(join(tmpdir(), "caddy-"));
    cpSync(pack("caddy"), folder, { recursive: true });
    const file = join(folder, "Caddyfile");
    writeFileSync(file, replaced(file, { ":8080 {": `http://:${port} {`, "/srv/site": site }));
    return startProgram(["caddy", "run", "--config", "Caddyfile"], port, folder);
  },
};

const cloudflareFolder = join("deploy", "cloudflare");
type WranglerConfig = {
  main: string;
  compatibility_date: string;
  assets: { directory: string; binding: string };
};

const cloudflare: Server = {
  name: "Cloudflare",
  start: async (port) => {
    const { main, assets, ...dated } = parse(
      readFileSync(join(cloudflareFolder, "wrangler.jsonc"), "utf8"),
    ) as WranglerConfig;
    const { directory, binding, ...assetConfig } = assets;
    pack("cloudflare");
    // What wrangler makes of the same file. (YAML is JSON with the commas at the end of lists that JSONC may have.)
    const running = new Miniflare({
      host: "127.0.0.1",
      port,
      // Without it, data on Cloudflare's network would be fetched.
      cf: false,
      modules: true,
      scriptPath: join(cloudflareFolder, main),
      compatibilityDate: dated.compatibility_date,
      assets: {
        directory: resolve(cloudflareFolder, directory),
        binding,
        routerConfig: { has_user_worker: true },
        assetConfig: { ...assetConfig, compatibility_date: dated.compatibility_date },
      },
    });
    await running.ready;
    return { base: `http://127.0.0.1:${port}`, stop: () => running.dispose() };
  },
};

/** Starts a server, unless something else has its port. */
const onFreePort = (server: Server): Server => ({
  ...server,
  start: async (port) => {
    if (await answers(port))
      throw new Error(
        `Port ${port} is taken: stop what runs there, since ${server.name} is to be tested on it.`,
      );
    return server.start(port);
  },
});

export const servers: readonly Server[] = [npmStart, nginx, caddy, container, cloudflare].map(onFreePort);
