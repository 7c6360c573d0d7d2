import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loadServer } from "../../tools/server-load.ts";
import { startServer } from "./server.ts";

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
  const { errors } = await loadServer(port, { requests: 2000, connections: 16, slow: 20 });
  expect(errors).toEqual([]);
}, 60_000);

test("who asks for much at once is answered in turn", async () => {
  const asked = ["/about", "/nowhere", "/faq/", "/icon-192.png", "/pricing"];
  const requests = asked.map((path) => `HEAD ${path} HTTP/1.1\r\nHost: localhost\r\n`).join("\r\n");
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
