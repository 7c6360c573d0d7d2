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
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { desk } from "./desk.ts";
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
  const request = ask({
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

const file = (path: string, more = "") => `/desk/file?path=${encodeURIComponent(path)}${more}`;
const tagOf = async (path: string) => ({ "if-match": (await send("GET", file(path))).headers.etag ?? "" });
const changed = () => git("diff", "--numstat").trim();

/** What the desk says of the content now. */
async function stateNow(): Promise<object> {
  const request = ask({ port: port(), path: "/desk/state" }).end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let said = "";
  for await (const part of response) if ((said += String(part)).endsWith("\n\n")) break;
  request.destroy();
  return JSON.parse(/(?<=^data: ).*/m.exec(said)?.[0] ?? "") as object;
}

it("is no page for another machine, another name of this one or another site", async () => {
  const refused = async (headers: Record<string, string>) =>
    (
      await Promise.all([
        send("GET", "/desk/", headers),
        send("GET", file("site.yaml"), headers),
        send("PUT", file("site.yaml"), { ...headers, "if-match": "*" }, "a: 1"),
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

it("writes nothing without a word on what it replaces", async () => {
  expect((await send("PUT", file("site.yaml"), {}, "name: X")).status).toBe(428);
  expect((await send("DELETE", file("site.yaml"))).status).toBe(428);
  expect(changed()).toBe("");
});

it("knows the files of the content and no others", async () => {
  symlinkSync(join(folder, ".git", "config"), join(root, "images.yaml"));
  symlinkSync(join(folder, ".git"), join(root, "plain-pages"));
  writeFileSync(join(folder, ".git", "privacy.md"), "---\n---\n");
  for (const path of [
    "../.git/config",
    "/etc/passwd",
    "images/../../x.jpg",
    "images/x.html",
    "courses/../site.yaml",
    "x.yaml",
    "images.yaml",
    "plain-pages/privacy.md",
    ".schemas/site.json",
    "pages/home.yaml/x.yaml",
    "",
  ]) {
    expect((await send("GET", file(path))).status, path).toBe(403);
    expect((await send("PUT", file(path), { "if-none-match": "*" }, "a: 1")).status, path).toBe(403);
    expect(
      (
        await send(
          "POST",
          file("site.yaml", `&to=${encodeURIComponent(path || "x")}`),
          await tagOf("site.yaml"),
        )
      ).status,
      path,
    ).toBe(403);
  }
  rmSync(join(root, "images.yaml"));
  rmSync(join(root, "plain-pages"));
});

it("writes a changed word as one changed line", async () => {
  const { body } = await send("GET", file("site.yaml"));
  const { status, headers } = await send(
    "PUT",
    file("site.yaml"),
    await tagOf("site.yaml"),
    body.replace(/^copyright: .*/m, "copyright: Ours"),
  );
  expect(status).toBe(204);
  expect(changed()).toBe("1\t1\tcontent/site.yaml");
  expect(headers.etag).toBe((await tagOf("site.yaml"))["if-match"]);
  expect(existsSync(join(root, ".site.yaml.desk"))).toBe(false);
});

it("leaves the prose of an article as it stands where only its title is another", async () => {
  const { body } = await send("GET", file("articles/blog1.md"));
  await send(
    "PUT",
    file("articles/blog1.md"),
    await tagOf("articles/blog1.md"),
    body.replace(/^title: .*/m, "title: Another"),
  );
  expect(changed()).toBe("1\t1\tcontent/articles/blog1.md");
});

/** Writes two files again and again, one so large that it takes long. */
const writing = `
  import { openFolder } from "./tools/desk/folder.ts";
  const folder = openFolder(process.env.CONTENT);
  const jobs = folder.read("jobs.yaml").toString();
  for (;;)
    for (const word of ["Left", "Right"]) {
      await folder.write("images/wall.png", folder.tag("images/wall.png"), Buffer.alloc(2e7, word));
      await folder.write("jobs.yaml", folder.tag("jobs.yaml"), Buffer.from(jobs.replace(/title: .*/, "title: " + word)));
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
  const read = await tagOf("site.yaml");
  const other = `${readFileSync(join(root, "site.yaml"), "utf8")}# of another program\n`;
  writeFileSync(join(root, "site.yaml"), other);
  for (const [method, more] of [
    ["PUT", ""],
    ["DELETE", ""],
    ["POST", "&to=llms.yaml"],
    ["POST", "&undo"],
  ] as const) {
    const { status, body } = await send(
      method,
      file("site.yaml", more),
      read,
      method === "PUT" ? "name: Mine" : undefined,
    );
    expect(status).toBe(412);
    expect(body).toContain("site.yaml was changed by another program");
  }
  expect((await send("PUT", file("site.yaml"), { "if-none-match": "*" }, "name: Mine")).body).toContain(
    "was written by another",
  );
  expect(readFileSync(join(root, "site.yaml"), "utf8")).toBe(other);
  rmSync(join(root, "site.yaml"));
  expect((await send("PUT", file("site.yaml"), read, "name: Mine")).body).toContain("was removed by another");
  expect((await send("POST", file("llms.yaml", "&to=search.yaml"), await tagOf("llms.yaml"))).status).toBe(
    412,
  );
});

it.for([
  ["as Unix has it", (plain: string) => plain],
  ["with Windows line ends", (plain: string) => plain.replaceAll("\n", "\r\n")],
  ["with a byte order mark", (plain: string) => `\uFEFF${plain}`],
  ["with spaces behind its fences", (plain: string) => plain.replaceAll(/^---$/gm, "---  ")],
] as const)("changes one line for one word, and keeps the notes, of a file %s", async ([, write]) => {
  for (const path of ["jobs.yaml", "articles/blog1.md"]) {
    const plain = readFileSync(join(root, path), "utf8");
    const [word = ""] = /(?<=title: )\S+/.exec(plain) ?? [];
    const noted = write(plain.replace(/^( *)title:/m, "$1# A note.\n$&"));
    writeFileSync(join(root, path), noted);
    const saved = await send("PUT", file(path), await tagOf(path), plain.replace(word, "Another"));
    expect(saved.status).toBe(204);
    // The fences are the only part that is written as the others are.
    const fenced = noted.replaceAll(/^--- +$/gm, "---");
    expect(readFileSync(join(root, path), "utf8")).toBe(fenced.replace(word, "Another"));
  }
});

it("leaves a file as it is that it cannot read, and says what is wrong with it", async () => {
  for (const [path, bytes, sentence] of [
    ["jobs.yaml", Buffer.from("- title: K\u00f6nigsstra\u00dfe\n", "latin1"), "another encoding than UTF-8"],
    ["articles/blog1.md", Buffer.from("---\ntitle: \u00fc\n---\n", "utf16le"), "UTF-16"],
    ["articles/blog1.md", Buffer.from("Words alone.\n"), "front matter between two lines of ---"],
    ["jobs.yaml", Buffer.from("- title: [a\n"), "line 1"],
    ["jobs.yaml", Buffer.from("<<<<<<< HEAD\n- title: a\n"), "a merge that was not finished"],
  ] as const) {
    writeFileSync(join(root, path), bytes);
    const { status, body } = await send("PUT", file(path), await tagOf(path), "---\ntitle: Mine\n---\n");
    expect([status, body]).toEqual([409, expect.stringContaining(sentence)]);
    expect(readFileSync(join(root, path)).equals(bytes)).toBe(true);
  }
});

it("says what to do where it takes no picture of a name or kind, and undoes one that lies there", async () => {
  mkdirSync(join(root, "images"), { recursive: true });
  for (const name of ["Photo de l\u2019\u00e9t\u00e9 2026.jpg", "wall.heic"]) {
    const path = `images/${name}`;
    const refused = await send("PUT", file(path), { "if-none-match": "*" }, "x");
    expect([refused.status, refused.body]).toEqual([403, expect.stringContaining("Rename it, or export it")]);
    writeFileSync(join(root, path), "x");
    const { changes } = (await stateNow()) as { changes: { path: string; tag: string }[] };
    const tag = changes.find((change) => change.path === path)?.tag ?? "";
    expect((await send("POST", file(path, "&undo"), { "if-match": tag })).status).toBe(204);
    expect(existsSync(join(root, path))).toBe(false);
    // So is nothing that Git does not say is changed.
    expect((await send("POST", file(path, "&undo"), { "if-none-match": "*" })).status).toBe(404);
  }
});

it("renames no record into a place for records of another kind", async () => {
  const to = "&to=articles/design.md";
  expect(
    (await send("POST", file("courses/design.yaml", to), await tagOf("courses/design.yaml"))).status,
  ).toBe(403);
  expect(changed()).toBe("");
});

it("answers what the system refuses with a sentence, and lives on while the content folder is away", async () => {
  const tag = await tagOf("jobs.yaml");
  writeFileSync(join(root, "jobs.yaml"), "# Another.\n");
  writeFileSync(join(folder, ".git/index.lock"), "");
  const locked = await send("POST", file("jobs.yaml", "&undo"), await tagOf("jobs.yaml"));
  rmSync(join(folder, ".git/index.lock"));
  expect([locked.status, locked.body]).toEqual([500, expect.stringMatching(/^Git refused: .*index\.lock/)]);
  renameSync(root, `${root}-away`);
  try {
    expect(await stateNow()).toMatchObject({ fault: expect.stringContaining("What you typed stays") });
    const { status, body } = await send("PUT", file("jobs.yaml"), tag, "- title: Mine\n");
    expect([status, body]).toEqual([412, expect.stringContaining("jobs.yaml was removed")]);
    expect((await send("GET", "/desk/settings")).body).not.toContain(" at ");
  } finally {
    renameSync(`${root}-away`, root);
  }
  expect(await stateNow()).not.toHaveProperty("fault");
});

it("renames a file with its notes, and brings back what the last commit has", async () => {
  const before = readFileSync(join(root, "courses/design.yaml"), "utf8");
  expect(
    (
      await send(
        "POST",
        file("courses/design.yaml", "&to=courses/craft.yaml"),
        await tagOf("courses/design.yaml"),
      )
    ).status,
  ).toBe(204);
  expect(readFileSync(join(root, "courses/craft.yaml"), "utf8")).toBe(before);
  expect((await send("POST", file("courses/design.yaml", "&undo"), { "if-none-match": "*" })).status).toBe(
    204,
  );
  expect(
    (await send("POST", file("courses/craft.yaml", "&undo"), await tagOf("courses/craft.yaml"))).status,
  ).toBe(204);
  expect(git("status", "--porcelain")).toBe("");
});

it("says at once what is wrong and what changed", async () => {
  const request = ask({ port: port(), path: "/desk/state" }).end();
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let said = "";
  response.on("data", (part) => (said += String(part)));
  await expect.poll(() => said).toContain('"problems":[],"changes":[]');
  writeFileSync(
    join(root, "jobs.yaml"),
    readFileSync(join(root, "jobs.yaml"), "utf8").replace(/^- id: .*/m, "- id: Not An Id"),
  );
  said = "";
  watcher.emit("all", "change", join(root, "jobs.yaml"));
  await expect.poll(() => said).toContain("a key in lower case with hyphens");
  expect(said).toContain('"path":"jobs.yaml","is":"changed","lines":"-- id:');
  // What the desk wrote itself it says without being told by the system.
  said = "";
  await send("POST", file("jobs.yaml", "&undo"), await tagOf("jobs.yaml"));
  await expect.poll(() => said).toContain('"problems":[],"changes":[]');
  expect(changed()).toBe("");
  request.destroy();
});

it("is in no build: nothing that is built, served or packed names it", () => {
  const built = globSync("{app,site,scripts,deploy}/**/*.{ts,tsx,js,mjs}").concat("vite.config.ts");
  expect(built.length).toBeGreaterThan(300);
  expect(built.filter((name) => /tools\/desk|sveltia/.test(readFileSync(name, "utf8")))).toEqual([]);
});
