/** Many visitors at once, quick ones and slow ones: see `loadServer`. */
import { readdirSync, statSync } from "node:fs";
import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pass } from "node:timers/promises";
import { builtBase } from "../scripts/built-base.ts";

/** Where the built site stands. */
const root = join("build", "client");

/** What visitors ask for: an address, in an encoding, and how many bytes are to come. */
type Asked = { path: string; encoding: "br" | "gzip" | "identity"; bytes: number };

/** How many visitors of which kind. */
export type Load = { requests: number; connections: number; slow: number };

/** What came of it. `errors` are sentences; `givenUp` are slow visitors whom the server sent away. */
export type Outcome = { seconds: number; bytes: number; errors: string[]; givenUp: number };

/** Every page and file of the built site, as browsers of three kinds ask for it. */
function allThatIsAsked(): Asked[] {
  const names = readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) =>
    name.replaceAll("\\", "/"),
  );
  const files = new Map(
    names.map((name) => [name, statSync(join(root, name))] as const).filter(([, state]) => state.isFile()),
  );
  const base = builtBase(root);
  const addressed = [...files].filter(([name]) => !/\.(br|gz)$|^404\.html$/.test(name));
  return addressed.flatMap(([name, { size }]) => {
    const path = `${base}${name.replace(/(^|\/)index\.html$/, "")}`;
    const sizeOf = (ending: string) => files.get(name + ending)?.size ?? size;
    return [
      { path, encoding: "br", bytes: sizeOf(".br") } as const,
      { path, encoding: "gzip", bytes: sizeOf(".gz") } as const,
      { path, encoding: "identity", bytes: size } as const,
    ];
  });
}

/** Asks for one thing and reads it to its end. Gives a sentence where it is not what was to come. */
function ask(base: string, agent: Agent, { path, encoding, bytes }: Asked): Promise<string | undefined> {
  return new Promise((resolve) => {
    const failed = ({ message }: Error) => resolve(`${path} (${encoding}): ${message}`);
    get(base + path, { agent, headers: { "Accept-Encoding": encoding } }, (response) => {
      let came = 0;
      response.on("data", (some: Buffer) => (came += some.length));
      response.once("error", failed);
      response.once("end", () => {
        const right = response.statusCode === 200 && came === bytes;
        resolve(
          right ? undefined : `${path} (${encoding}): ${response.statusCode}, ${came} of ${bytes} bytes`,
        );
      });
    }).once("error", failed);
  });
}

/** Ways to be slow, once a second: to write a letter of a request that does not end, or to read a little of many answers. */
const slowWays = [
  {
    begin: (visitor: Socket) => visitor.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "),
    go: (visitor: Socket) => visitor.write("a"),
  },
  {
    begin: (visitor: Socket) =>
      visitor.write("GET /share/home.png HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(100)),
    go: (visitor: Socket) => visitor.read(1024),
  },
];

/** Connects slow visitors, half of each way, and gives how to send them away, which says how many the server had given up. */
async function comeSlowly(port: number, count: number): Promise<{ leave: () => number }> {
  let givenUp = 0;
  const visitors = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { begin, go } = slowWays[index % slowWays.length] ?? {};
      const visitor = connect(port, "localhost");
      await new Promise((resolve, reject) => visitor.once("connect", resolve).once("error", reject));
      // Whom the server has sent away writes into nothing.
      visitor.on("error", () => {}).once("close", () => (givenUp += 1));
      begin?.(visitor);
      const turns = setInterval(() => visitor.destroyed || go?.(visitor), 1000);
      return { visitor, turns };
    }),
  );
  return {
    leave() {
      const before = givenUp;
      for (const { visitor, turns } of visitors) {
        clearInterval(turns);
        visitor.destroy();
      }
      return before;
    },
  };
}

/**
 * Visits a server of the built site: so many requests over so many connections that are kept, each page and file in its turn, while
 * slow visitors write and read a little every second. Rejects where a slow visitor cannot even connect.
 */
export async function loadServer(port: number, { requests, connections, slow }: Load): Promise<Outcome> {
  const asked = allThatIsAsked();
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { leave } = await comeSlowly(port, slow);
  const errors: string[] = [];
  let next = 0;
  let bytes = 0;
  const start = performance.now();
  const visitor = async () => {
    while (next < requests) {
      const one = asked[next % asked.length];
      next += 1;
      if (!one) throw new Error(`There is no built site in ${root}: run "npm run build" first.`);
      const error = await ask(`http://localhost:${port}`, agent, one);
      if (error !== undefined) errors.push(error);
      bytes += one.bytes;
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  const givenUp = leave();
  // The server sees them go.
  await pass(200);
  return { seconds, bytes, errors, givenUp };
}
