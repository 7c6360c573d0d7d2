import { execFileSync, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, request as open, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { desk, type State } from "./desk.ts";
import { openFolder } from "./folder.ts";

const folder = mkdtempSync(join(tmpdir(), "desk-"));
const root = join(folder, "content");
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=Desk", "-c", "user.email=desk@school.example", ...words], {
    cwd: folder,
    encoding: "utf8",
  });
const watcher = new EventEmitter();
type Handler = (request: object, response: object, next: (error?: unknown) => void) => void;
let handle: Handler = () => undefined;
const server = createServer((request, response) =>
  handle(request, response, (error) => response.writeHead(error ? 500 : 404).end(String(error))),
);

beforeAll(async () => {
  cpSync("content", root, { recursive: true });
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "Begin");
  const { configureServer } = desk(root);
  const stub = {
    middlewares: { use: (handler: Handler) => (handle = handler) },
    watcher,
    config: { base: "/" },
  };
  (configureServer as unknown as (server: typeof stub) => void)(stub);
  await once(server.listen(0, "127.0.0.1"), "listening");
});
beforeEach(() => {
  git("checkout", "--quiet", ".");
  git("clean", "--force", "--quiet", "-d");
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

const port = () => (server.address() as AddressInfo).port;

/** A request as a browser sends it from the page of the desk, or as `headers` say. */
async function send(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const request = open({
    port: port(),
    host: "127.0.0.1",
    method,
    path,
    headers: { host: `localhost:${port()}`, ...headers },
  });
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** The content as the editor asks for it. */
const api = "/desk/gitea/api/v1/repos/desk/content";
const json = { "content-type": "application/json" };
const ask = (body: object, to: string, headers = {}) =>
  send("POST", `${api}/${to}`, { ...json, ...headers }, JSON.stringify(body));

/** What the editor reads of a file. */
async function read(path: string): Promise<string> {
  const { body } = await ask({ files: [path] }, "file-contents");
  return Buffer.from((JSON.parse(body) as { content: string }[])[0]?.content ?? "", "base64").toString();
}

/** The tag of a file, as the editor has it. */
async function tagOf(path: string): Promise<string | undefined> {
  const { tree } = JSON.parse((await send("GET", `${api}/git/trees/files`)).body) as {
    tree: { path: string; sha: string }[];
  };
  return tree.find((one) => one.path === path)?.sha;
}

/** Saves changes of files as the editor does. */
const commit = (
  ...files: { operation: string; path: string; from_path?: string; sha?: string; text?: string }[]
) =>
  ask(
    {
      files: files.map(({ text: words = "", ...one }) => ({
        ...one,
        content: Buffer.from(words).toString("base64"),
      })),
    },
    "contents",
  );
const put = (path: string, sha: string | undefined, words: string) =>
  commit({ operation: sha ? "update" : "create", path, ...(sha ? { sha } : {}), text: words });
const undo = (path: string, tag: string | undefined) =>
  send("POST", `/desk/undo?path=${encodeURIComponent(path)}`, { "if-match": `"${tag ?? ""}"` });
const changed = () => git("diff", "--numstat").trim();

/** What the desk says of the content now. */
async function stateNow(): Promise<State> {
  const request = open({ port: port(), path: "/desk/state" }).end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let said = "";
  for await (const part of response) if ((said += String(part)).endsWith("\n\n")) break;
  request.destroy();
  return JSON.parse(/(?<=^data: ).*/m.exec(said)?.[0] ?? "") as State;
}

it("is no page for another machine, another name of this one or another site", async () => {
  const refused = async (headers: Record<string, string>) =>
    (
      await Promise.all([
        send("GET", "/desk/", headers),
        ask({ files: ["site.yaml"] }, "file-contents", headers),
        ask({ files: [{ operation: "create", path: "jobs.yaml" }] }, "contents", headers),
      ])
    ).map(({ status }) => status);
  for (const headers of [
    { host: "school.example" },
    { host: `desk.example:${port()}` },
    { origin: "http://localhost:1" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
  ])
    expect(await refused(headers)).toEqual([403, 403, 403]);
  expect(
    (await send("GET", "/desk/", { origin: `http://localhost:${port()}`, "sec-fetch-site": "same-origin" }))
      .status,
  ).toBe(200);
  expect(changed()).toBe("");
});

it("gives its page a policy by which nothing of another site is loaded and no other site frames it", async () => {
  const policy = String((await send("GET", "/desk/")).headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
});

it("writes nothing without a word on what it replaces, or for a form of another page", async () => {
  expect((await commit({ operation: "update", path: "site.yaml", text: "name: X" })).status).toBe(412);
  expect((await commit({ operation: "delete", path: "site.yaml" })).status).toBe(412);
  expect((await send("POST", "/desk/undo?path=site.yaml")).status).toBe(428);
  expect((await send("POST", `${api}/contents`, { "content-type": "text/plain" }, "{}")).status).toBe(415);
  expect(changed()).toBe("");
});

it("knows the files of the content and no others", async () => {
  for (const path of [
    "../.git/config",
    "/etc/passwd",
    "images/../../x.jpg",
    "images/x.html",
    "courses/../site.yaml",
    "x.yaml",
    ".schemas/site.json",
    "pages/home.yaml/x.yaml",
    "",
  ]) {
    expect((await ask({ files: [path] }, "file-contents")).status, path).toBe(403);
    expect((await put(path, undefined, "a: 1")).status, path).toBe(403);
    const sha = (await tagOf("site.yaml")) ?? "";
    const moved = { operation: "update", path: path || "x", from_path: "site.yaml", sha };
    expect((await commit(moved)).status, path).toBe(403);
  }
});

it("writes a changed word as one changed line, and leaves prose as it stands", async () => {
  for (const path of ["site.yaml", "articles/blog1.md"]) {
    const words = (await read(path)).replace(/^(copyright|title): .*/m, "$1: Another");
    const { status, body } = await put(path, await tagOf(path), words);
    expect(status).toBe(200);
    expect(changed()).toBe(`1\t1\tcontent/${path}`);
    expect(body).toContain(`"sha":"${await tagOf(path)}"`);
    git("checkout", "--quiet", ".");
  }
  expect(existsSync(join(root, ".site.yaml.desk"))).toBe(false);
});

it("makes all changes of a save or none", async () => {
  const picture = { operation: "create", path: "images/wall.png", text: "x" };
  const stale = { operation: "update", path: "jobs.yaml", sha: "stale", text: "- id: a" };
  expect((await commit(picture, stale)).status).toBe(412);
  expect(git("status", "--porcelain")).toBe("");
});

/** Writes two files again and again, one so large that it takes long. */
const writing = `
  import { openFolder } from "./tools/desk/folder.ts";
  const folder = openFolder(process.env.CONTENT);
  const jobs = folder.read("jobs.yaml").toString();
  for (;;)
    for (const word of ["Left", "Right"]) {
      for (const [path, bytes] of [
        ["images/wall.png", Buffer.alloc(2e7, word)],
        ["jobs.yaml", Buffer.from(jobs.replace(/title: .*/, "title: " + word))],
      ])
        await folder.save([{ from: path, to: path, replaced: folder.tag(path), bytes }]);
      console.log(word);
    }`;

it("leaves each file as it was or as it was to be, whenever it is killed", { timeout: 60_000 }, async () => {
  const jobs = readFileSync(join(root, "jobs.yaml"), "utf8");
  const words = ["Left", "Right"];
  const whole = {
    "images/wall.png": words.map((word) => Buffer.alloc(2e7, word).toString()),
    "jobs.yaml": words.map((word) => jobs.replace(/title: .*/, `title: ${word}`)),
  };
  for (let turn = 0; turn < 6; turn += 1) {
    const writer = spawn(process.execPath, ["--input-type=module", "--eval", writing], {
      env: { ...process.env, CONTENT: root },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = once(writer, "exit");
    await Promise.race([once(writer.stdout, "data"), ended]);
    await wait(turn * 17);
    writer.kill("SIGKILL");
    expect(await ended).toEqual([null, "SIGKILL"]);
    for (const [path, texts] of Object.entries(whole))
      expect(texts.indexOf(readFileSync(join(root, path), "utf8")), path).toBeGreaterThanOrEqual(0);
  }
  // What the last one had not finished is no content, and goes when the desk opens again.
  const unfinished = join(root, "courses/.design.yaml.desk");
  writeFileSync(unfinished, "title: De");
  expect(
    openFolder(root)
      .list()
      .filter((path) => path.includes("/.")),
  ).toEqual([]);
  expect(existsSync(unfinished)).toBe(false);
});

it("overwrites no file that another program changed, made or removed since it was read", async () => {
  const sha = (await tagOf("site.yaml")) ?? "";
  const other = `${readFileSync(join(root, "site.yaml"), "utf8")}# of another program\n`;
  writeFileSync(join(root, "site.yaml"), other);
  for (const refused of [
    await put("site.yaml", sha, "name: Mine"),
    await commit({ operation: "delete", path: "site.yaml", sha }),
    await commit({ operation: "update", path: "jobs.yaml", from_path: "site.yaml", sha }),
    await undo("site.yaml", sha),
  ])
    expect([refused.status, refused.body]).toEqual([
      412,
      expect.stringContaining("site.yaml was changed by another program"),
    ]);
  expect((await put("site.yaml", undefined, "name: Mine")).body).toContain("was written by another");
  expect(readFileSync(join(root, "site.yaml"), "utf8")).toBe(other);
  rmSync(join(root, "site.yaml"));
  expect((await put("site.yaml", sha, "name: Mine")).body).toContain("was removed by another");
  const onto = { operation: "update", path: "search.yaml", from_path: "jobs.yaml" };
  expect((await commit({ ...onto, sha: (await tagOf("jobs.yaml")) ?? "" })).status).toBe(412);
});

it.for([
  ["as Unix has it", (plain: string) => plain],
  ["with Windows line ends", (plain: string) => plain.replaceAll("\n", "\r\n")],
  ["with spaces behind its fences", (plain: string) => plain.replaceAll(/^---$/gm, "---  ")],
] as const)("changes one line for one word, and keeps the notes, of a file %s", async ([, write]) => {
  for (const path of ["jobs.yaml", "articles/blog1.md"]) {
    const plain = readFileSync(join(root, path), "utf8");
    const [word = ""] = /(?<=title: )\S+/.exec(plain) ?? [];
    const noted = write(plain.replace(/^( *)title:/m, "$1# A note.\n$&"));
    writeFileSync(join(root, path), noted);
    const saved = await put(path, await tagOf(path), plain.replace(word, "Another"));
    expect(saved.status).toBe(200);
    // The fences are the only part that is written as the others are.
    const fenced = noted.replaceAll(/^--- +$/gm, "---");
    expect(readFileSync(join(root, path), "utf8")).toBe(fenced.replace(word, "Another"));
  }
});

it("leaves a file as it is that it cannot read, and says what is wrong with it", async () => {
  for (const [path, bytes, sentence] of [
    ["jobs.yaml", Buffer.from("- title: K\u00f6nigsstra\u00dfe\n", "latin1"), "another encoding than UTF-8"],
    ["articles/blog1.md", Buffer.from("---\ntitle: \u00fc\n---\n", "utf16le"), "UTF-8"],
    ["articles/blog1.md", Buffer.from("Words alone.\n"), "front matter between two lines of ---"],
    ["jobs.yaml", Buffer.from("- title: [a\n"), "jobs.yaml:1"],
    ["jobs.yaml", Buffer.from("<<<<<<< HEAD\n- title: a\n"), "a merge that was not finished"],
  ] as const) {
    writeFileSync(join(root, path), bytes);
    const { status, body } = await put(path, await tagOf(path), "---\ntitle: Mine\n---\n");
    expect([status, body]).toEqual([409, expect.stringContaining(sentence)]);
    expect(readFileSync(join(root, path)).equals(bytes)).toBe(true);
  }
});

it("says what to do where it takes no picture of a name or kind, and undoes one that lies there", async () => {
  mkdirSync(join(root, "images"), { recursive: true });
  for (const name of ["Photo de l\u2019\u00e9t\u00e9 2026.jpg", "wall.heic"]) {
    const path = `images/${name}`;
    const refused = await put(path, undefined, "x");
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining("Rename it, or export it")]);
    writeFileSync(join(root, path), "x");
    const { changes = [] } = await stateNow();
    const tag = changes.find((change) => change.path === path)?.tag;
    expect((await undo(path, tag)).status).toBe(204);
    expect(existsSync(join(root, path))).toBe(false);
    // So is nothing that Git does not say is changed.
    expect((await undo(path, undefined)).status).toBe(404);
  }
});

it("answers what Git refuses with its sentence, and lives on while the content folder is away", async () => {
  const tag = await tagOf("jobs.yaml");
  writeFileSync(join(root, "jobs.yaml"), "# Another.\n");
  writeFileSync(join(folder, ".git/index.lock"), "");
  const locked = await undo("jobs.yaml", await tagOf("jobs.yaml"));
  rmSync(join(folder, ".git/index.lock"));
  expect([locked.status, locked.body]).toEqual([500, expect.stringContaining("index.lock")]);
  renameSync(root, `${root}-away`);
  try {
    expect((await stateNow()).problems).not.toEqual([]);
    const { status, body } = await put("jobs.yaml", tag, "- title: Mine\n");
    expect([status, body]).toEqual([412, expect.stringContaining("jobs.yaml was removed")]);
  } finally {
    renameSync(`${root}-away`, root);
  }
});

it("renames a file with its notes, and brings back what the last commit has", async () => {
  const before = readFileSync(join(root, "courses/design.yaml"), "utf8");
  const sha = (await tagOf("courses/design.yaml")) ?? "";
  const moved = { operation: "update", path: "courses/craft.yaml", from_path: "courses/design.yaml", sha };
  expect((await commit({ ...moved, text: await read("courses/design.yaml") })).status).toBe(200);
  expect(readFileSync(join(root, "courses/craft.yaml"), "utf8")).toBe(before);
  expect((await undo("courses/design.yaml", undefined)).status).toBe(204);
  expect((await undo("courses/craft.yaml", await tagOf("courses/craft.yaml"))).status).toBe(204);
  expect(git("status", "--porcelain")).toBe("");
});

it("says at once what is wrong and what changed", async () => {
  const request = open({ port: port(), path: "/desk/state" }).end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let said = "";
  response.on("data", (part) => (said += String(part)));
  await expect.poll(() => said).toContain('"problems":[],"changes":[]');
  const jobs = readFileSync(join(root, "jobs.yaml"), "utf8");
  writeFileSync(join(root, "jobs.yaml"), jobs.replace(/^- id: .*/m, "- id: Not An Id"));
  watcher.emit("all", "change", join(root, "jobs.yaml"));
  await expect.poll(() => said).toContain("a key in lower case with hyphens");
  expect(said).toContain('"path":"jobs.yaml","is":"changed","lines":"-- id:');
  // What the desk wrote itself it says without being told by the system.
  said = "";
  await undo("jobs.yaml", await tagOf("jobs.yaml"));
  await expect.poll(() => said).toContain('"problems":[],"changes":[]');
  expect(changed()).toBe("");
  request.destroy();
});

it("is in no build: nothing that is built, served or packed names it", () => {
  const built = globSync("{app,site,scripts,deploy}/**/*.{ts,tsx,js,mjs}").concat("vite.config.ts");
  expect(built.length).toBeGreaterThan(300);
  expect(built.filter((name) => /tools\/desk|sveltia/.test(readFileSync(name, "utf8")))).toEqual([]);
});
