/** Our server under many visitors, and under those who ask or read slowly. */
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtSite } from "../../scripts/built-site.ts";
import { filesOf } from "../fixtures/addresses.ts";
import { root } from "./pages.ts";
import { startServer } from "./server.ts";

const port = 4331;
let stop: () => void;
beforeAll(async () => ({ stop } = await startServer(port)));
afterAll(() => stop());

/** Every page and file of the built site, as browsers of three kinds ask for it. */
const asked = filesOf(root)
  .filter((file) => file !== "404.html")
  .flatMap((file) =>
    ["br", "gzip", "identity"].map((encoding) => ({
      file,
      path: (builtSite()?.base ?? "/") + file.replaceAll("\\", "/").replace(/(^|\/)index\.html$/, ""),
      headers: { "accept-encoding": encoding },
    })),
  );

/**
 * Connects slow visitors: once a second, half of them write a letter of a request that does not end, and half read a little of many
 * answers. Gives what sends them away.
 */
async function comeSlowly(count: number): Promise<() => void> {
  const visitors = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const visitor = connect(port, "localhost");
      await once(visitor, "connect");
      const writes = index % 2 === 0;
      visitor.write(
        writes
          ? "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
          : "GET /share/home.png HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100),
      );
      const turns = setInterval(() => (writes ? visitor.write("a") : visitor.read(1024)), 1000);
      // Whom the server has sent away writes into nothing.
      visitor.on("error", () => {}).once("close", () => clearInterval(turns));
      return visitor;
    }),
  );
  return () => visitors.forEach((visitor) => visitor.destroy());
}

/** Writes a text to the server and gives all that it answers until it closes the connection. */
function say(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    const visitor = connect(port, "localhost", () => visitor.write(text));
    visitor
      .setEncoding("latin1")
      .on("data", (some: string) => (said += some))
      .once("error", reject)
      .once("close", () => resolve(said));
  });
}

test("every page and file is sent whole to many at once, while others write and read slowly", async () => {
  const leave = await comeSlowly(20);
  const rest = asked.values();
  const wrong: string[] = [];
  const visit = async () => {
    for (const { path, headers, file } of rest) {
      const answer = await fetch(`http://localhost:${port}${path}`, { headers });
      const body = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 200 || !body.equals(readFileSync(join(root, file))))
        wrong.push(`${path} (${headers["accept-encoding"]}): ${answer.status}, ${body.length} bytes`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, visit));
  leave();
  expect(asked.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
}, 60_000);

test("a thousand visitors come in at a time, and others when some have gone", async () => {
  const visitors = Array.from({ length: 1200 }, () => connect(port, "127.0.0.1"));
  const outcomes = await Promise.all(
    visitors.map(
      (visitor) =>
        new Promise<string>((resolve) => {
          visitor.on("error", () => resolve("refused")).once("close", () => resolve("refused"));
          visitor.once("data", () => resolve("answered"));
          visitor.write("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n");
        }),
    ),
  );
  for (const visitor of visitors) visitor.destroy();
  const answered = outcomes.filter((one) => one === "answered").length;
  // Some connections of the test before may still be open.
  expect(answered).toBeGreaterThan(900);
  expect(answered).toBeLessThanOrEqual(1000);
  const answer = () =>
    fetch(`http://127.0.0.1:${port}/`).then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(answer).toBe(200);
});

test("who asks for much at once is answered in turn", async () => {
  const paths = ["/about", "/nowhere", "/faq/", "/icon-192.png", "/pricing"];
  const requests = paths.map((path) => `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\n`).join("\r\n");
  const said = await say(`${requests}Connection: close\r\n\r\n`);
  expect(said.match(/^HTTP\/1\.1 \d+/gm)).toEqual(
    [200, 404, 301, 200, 200].map((code) => `HTTP/1.1 ${code}`),
  );
});

test("header fields that are too long are refused with 431, and what is no request with 400", async () => {
  const long = "a".repeat(20_000);
  expect(await say(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${long}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  expect(await say("Good morning\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 /);
});
