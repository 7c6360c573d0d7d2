import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "./pages.ts";
import { startServer } from "./server.ts";
import { asked, comeSlowly } from "./visitors.ts";

const port = 4331;
let stop: () => void;
beforeAll(async () => ({ stop } = await startServer(port)));
afterAll(() => stop());

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
  const leave = await comeSlowly(port, 20);
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
