import { execFileSync } from "node:child_process";
import { EventEmitter, once } from "node:events";
import fs, {
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
import { syncBuiltinESMExports } from "node:module";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { desk, type State } from "./desk.ts";
import { openFolder } from "./folder.ts";

const folder = mkdtempSync(join(tmpdir(), "desk-"));
const root = join(folder, "content");
const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Desk", "-c", "user.email=desk@school.example", ...args], {
    cwd: folder,
    encoding: "utf8",
  });
const copyContent = () => cpSync("tests/fixtures/content", root, { recursive: true });
const watcher = new EventEmitter();
type Handler = (request: object, response: object, next: (error?: unknown) => void) => void;
let handle: Handler = () => undefined;
const server = createServer((request, response) =>
  handle(request, response, (error) => response.writeHead(error ? 500 : 404).end(String(error))),
);

beforeAll(async () => {
  copyContent();
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
  rmSync(root, { recursive: true });
  copyContent();
});
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(folder, { recursive: true });
});

const read = (path: string) => readFileSync(join(root, path), "utf8");
const write = (path: string, bytes: string | Buffer) => writeFileSync(join(root, path), bytes);
const port = () => (server.address() as AddressInfo).port;

/** Sends a request like the page of the desk, or with other headers. */
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

const api = "/desk/gitea/api/v1/repos/desk/content";
const json = { "content-type": "application/json" };
const ask = (body: object, to: string, headers = {}) =>
  send("POST", `${api}/${to}`, { ...json, ...headers }, JSON.stringify(body));

const tagOf = (path: string) => openFolder(root).tag(path);

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

/** Opens the stream of states. Each call of `next` waits for one. */
async function openStates() {
  const request = open({ port: port(), path: "/desk/state" }).end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return {
    next: async () => {
      let event = "";
      while (!event.endsWith("\n\n")) event += String((await once(response, "data"))[0]);
      return JSON.parse(/(?<=^data: ).*/m.exec(event)?.[0] ?? "") as State;
    },
    close: () => request.destroy(),
  };
}

it.for<Record<string, string>>([
  { host: "school.example" },
  { host: "desk.example:4330" },
  { origin: "http://localhost:1" },
  { origin: "null" },
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
])("refuses other machines, host names and sites: %j", async (headers) => {
  const answers = await Promise.all([
    send("GET", "/desk/", headers),
    ask({ files: ["site.yaml"] }, "file-contents", headers),
    ask({ files: [{ operation: "create", path: "new.yaml" }] }, "contents", headers),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});

it("gives its page a policy against loading from and framing by other sites", async () => {
  const own = { origin: `http://localhost:${port()}`, "sec-fetch-site": "same-origin" };
  const { status, headers } = await send("GET", "/desk/", own);
  expect(status).toBe(200);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe/);
});

it("gives the texts of every language of the editor as a script", async () => {
  const files = globSync("../../node_modules/@sveltia/cms/locales/*.json");
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const { status, headers, body } = await send("GET", `/desk/locales/${basename(file)}`);
    expect([status, headers["content-type"]]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(body).toMatch(/^export default \{/);
  }
  expect((await send("GET", "/desk/locales/eu.json")).status).toBe(404);
});

it("refuses writes without the replaced hash, and forms of other pages", async () => {
  expect((await commit({ operation: "update", path: "site.yaml", text: "name: X" })).status).toBe(412);
  expect((await commit({ operation: "delete", path: "site.yaml" })).status).toBe(412);
  expect((await send("POST", "/desk/undo?path=site.yaml")).status).toBe(428);
  expect((await send("POST", `${api}/contents`, { "content-type": "text/plain" }, "{}")).status).toBe(415);
  expect(changed()).toBe("");
});

it.for([
  "../.git/config",
  "/etc/passwd",
  "images/../../x.jpg",
  "images/x.html",
  "courses/../site.yaml",
  "x.yaml",
  ".schemas/site.json",
  "pages/home.yaml/x.yaml",
  "",
])("accepts files of the content, but not “%s”", async (path) => {
  expect((await ask({ files: [path] }, "file-contents")).status).toBe(403);
  expect((await put(path, undefined, "a: 1")).status).toBe(403);
  const sha = tagOf("site.yaml") ?? "";
  const moved = { operation: "update", path: path || "x", from_path: "site.yaml", sha };
  expect((await commit(moved)).status).toBe(403);
});

it("returns an unchanged file with its hash", async () => {
  const { tree } = JSON.parse((await send("GET", `${api}/git/trees/files`)).body) as { tree: object[] };
  expect(tree).toContainEqual(expect.objectContaining({ path: "site.yaml", sha: tagOf("site.yaml") }));
  const content = Buffer.from(read("site.yaml")).toString("base64");
  expect((await ask({ files: ["site.yaml"] }, "file-contents")).body).toContain(`"content":"${content}"`);
});

it("makes all changes of a save or none", async () => {
  const picture = { operation: "create", path: "images/wall.png", text: "x" };
  const stale = { operation: "update", path: "jobs.yaml", sha: "stale", text: "- id: a" };
  expect((await commit(picture, stale)).status).toBe(412);
  expect(git("status", "--porcelain")).toBe("");
});

/** Simulates a crash at the numbered change of a file, after half a write. Returns whether it came so far. */
async function diesAt(last: number, act: () => Promise<void>): Promise<boolean> {
  const { writeFileSync: writes, renameSync: renames, rmSync: removes } = fs;
  let changes = 0;
  const count = () => {
    if ((changes += 1) >= last) throw new Error("It is dead.");
  };
  fs.writeFileSync = (file, data, options) => {
    if (changes + 1 === last) writes(file, String(data).slice(0, String(data).length / 2), options);
    count();
    writes(file, data, options);
  };
  fs.renameSync = (...names) => (count(), renames(...names));
  fs.rmSync = (...names) => (count(), removes(...names));
  syncBuiltinESMExports();
  try {
    await act();
  } catch (error) {
    if (changes < last) throw error;
  } finally {
    Object.assign(fs, { writeFileSync: writes, renameSync: renames, rmSync: removes });
    syncBuiltinESMExports();
  }
  return changes >= last;
}

it("leaves each file old or new, whenever it is killed", async () => {
  const jobs = read("jobs.yaml");
  const texts: Record<string, string[]> = {
    "images/wall.png": ["Left".repeat(999), "Right".repeat(999)],
    "jobs.yaml": [jobs, jobs.replace(/title: .*/, "title: Right")],
  };
  mkdirSync(join(root, "images"));
  let moments = 0;
  do {
    for (const [path, [before = ""]] of Object.entries(texts)) write(path, before);
    const opened = openFolder(root);
    // A new desk removes unfinished drafts.
    expect(globSync("**/.*.desk", { cwd: root })).toEqual([]);
    const edits = Object.entries(texts).map(([path, [, after = ""]]) => ({
      from: path,
      to: path,
      replaced: opened.tag(path),
      bytes: Buffer.from(after),
    }));
    moments += 1;
    if (!(await diesAt(moments, () => opened.save(edits)))) break;
    for (const [path, either] of Object.entries(texts)) expect(either, path).toContain(read(path));
    expect(opened.list().filter((path) => path.includes("/."))).toEqual([]);
  } while (moments < 50);
  // Two writes, then two renames.
  expect(moments).toBe(5);
  for (const [path, [, after]] of Object.entries(texts)) expect(read(path)).toBe(after);
});

it("does not overwrite a file that another program changed, created or deleted", async () => {
  const sha = tagOf("site.yaml") ?? "";
  const other = `${read("site.yaml")}# of another program\n`;
  write("site.yaml", other);
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
  expect(read("site.yaml")).toBe(other);
  rmSync(join(root, "site.yaml"));
  expect((await put("site.yaml", sha, "name: Mine")).body).toContain("was removed by another");
  const onto = { operation: "update", path: "search.yaml", from_path: "jobs.yaml" };
  expect((await commit({ ...onto, sha: tagOf("jobs.yaml") ?? "" })).status).toBe(412);
});

it.for([
  ["as Unix has it", (plain: string) => plain],
  ["with Windows line ends", (plain: string) => plain.replaceAll("\n", "\r\n")],
  ["with spaces behind its fences", (plain: string) => plain.replaceAll(/^---$/gm, "---  ")],
] as const)("changes one line for one word, and keeps the notes, of a file %s", async ([, shaped]) => {
  for (const path of ["jobs.yaml", "articles/glaze.md"]) {
    const plain = read(path);
    const noted = shaped(plain.replace(/^( *)title: /m, "$1# A note.\n$&"));
    write(path, noted);
    const retitled = (words: string) => words.replace(/^( *)title: .*/m, "$1title: Another");
    const { status, body } = await put(path, tagOf(path), retitled(plain));
    expect(status).toBe(200);
    expect(body).toContain(`"sha":"${tagOf(path)}"`);
    // Fences are the only lines that are normalised.
    expect(read(path)).toBe(retitled(noted.replaceAll(/^--- +$/gm, "---")));
  }
});

it("leaves a file that it cannot read, with an explanation", async () => {
  for (const [path, bytes, sentence] of [
    ["jobs.yaml", Buffer.from("- title: K\u00f6nigsstra\u00dfe\n", "latin1"), "an encoding other than UTF-8"],
    ["articles/glaze.md", Buffer.from("---\ntitle: \u00fc\n---\n", "utf16le"), "UTF-8"],
    ["articles/glaze.md", Buffer.from("Words alone.\n"), "front matter between two lines of ---"],
    ["jobs.yaml", Buffer.from("- title: [a\n"), "jobs.yaml:1"],
    ["jobs.yaml", Buffer.from("<<<<<<< HEAD\n- title: a\n"), "a merge conflict marker"],
  ] as const) {
    write(path, bytes);
    const { status, body } = await put(path, tagOf(path), "---\ntitle: Mine\n---\n");
    expect([status, body]).toEqual([409, expect.stringContaining(sentence)]);
    expect(readFileSync(join(root, path)).equals(bytes)).toBe(true);
  }
});

it("explains a refused name or format of a picture, and undoes an existing one", async () => {
  mkdirSync(join(root, "images"));
  for (const name of ["Photo de l\u2019\u00e9t\u00e9 2026.jpg", "wall.heic"]) {
    const path = `images/${name}`;
    const refused = await put(path, undefined, "x");
    expect([refused.status, refused.body]).toEqual([
      403,
      expect.stringContaining("Rename or export the picture"),
    ]);
    write(path, "x");
    expect((await undo(path, tagOf(path))).status).toBe(204);
    expect(existsSync(join(root, path))).toBe(false);
    // Git reports no change either.
    expect((await undo(path, undefined)).status).toBe(404);
  }
});

it("returns errors of Git, and works while the content folder is missing", async () => {
  const tag = tagOf("jobs.yaml");
  write("jobs.yaml", "# Another.\n");
  writeFileSync(join(folder, ".git/index.lock"), "");
  const locked = await undo("jobs.yaml", tagOf("jobs.yaml"));
  rmSync(join(folder, ".git/index.lock"));
  expect([locked.status, locked.body]).toEqual([500, expect.stringContaining("index.lock")]);
  renameSync(root, `${root}-away`);
  try {
    const states = await openStates();
    expect((await states.next()).problems).not.toEqual([]);
    states.close();
    const { status, body } = await put("jobs.yaml", tag, "- title: Mine\n");
    expect([status, body]).toEqual([412, expect.stringContaining("jobs.yaml was removed")]);
  } finally {
    renameSync(`${root}-away`, root);
  }
});

it("renames a file with its comments, and restores the last commit", async () => {
  const before = read("courses/wheel.yaml");
  const sha = tagOf("courses/wheel.yaml") ?? "";
  const moved = { operation: "update", path: "courses/craft.yaml", from_path: "courses/wheel.yaml", sha };
  expect((await commit({ ...moved, text: before })).status).toBe(200);
  expect(read("courses/craft.yaml")).toBe(before);
  expect((await undo("courses/wheel.yaml", undefined)).status).toBe(204);
  expect((await undo("courses/craft.yaml", tagOf("courses/craft.yaml"))).status).toBe(204);
  expect(git("status", "--porcelain")).toBe("");
});

it("reports mistakes and changes at once", async () => {
  const states = await openStates();
  expect(await states.next()).toMatchObject({ problems: [], changes: [] });
  write("jobs.yaml", read("jobs.yaml").replace("- id: thrower", "- id: Not An Id"));
  const told = states.next();
  watcher.emit("all", "change", join(root, "jobs.yaml"));
  const lines = "-- id: thrower\n+- id: Not An Id";
  expect(await told).toMatchObject({
    problems: [{ sentence: expect.stringContaining("a key in lower case with hyphens"), form: "lists/jobs" }],
    changes: [{ path: "jobs.yaml", is: "changed", lines, tag: tagOf("jobs.yaml") }],
  });
  // The desk reports its own writes without the watcher.
  const undone = states.next();
  await undo("jobs.yaml", tagOf("jobs.yaml"));
  expect(await undone).toMatchObject({ problems: [], changes: [] });
  states.close();
});
