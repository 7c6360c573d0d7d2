/** Visitors of a server of the built site: what they ask for, and how slow ones ask. */
import { once } from "node:events";
import { connect } from "node:net";
import { builtBase } from "../../scripts/built-base.ts";
import { filesOf } from "../fixtures/addresses.ts";
import { root } from "./pages.ts";

/** Every page and file of the built site, as browsers of three kinds ask for it. */
export const asked = filesOf(root)
  .filter((file) => file !== "404.html")
  .flatMap((file) =>
    ["br", "gzip", "identity"].map((encoding) => ({
      file,
      path: builtBase(root) + file.replaceAll("\\", "/").replace(/(^|\/)index\.html$/, ""),
      headers: { "accept-encoding": encoding },
    })),
  );

/**
 * Connects slow visitors: once a second, half of them write a letter of a request that does not end, and half read a little of many
 * answers.
 *
 * @returns how to send them away, which gives how many the server had given up.
 */
export async function comeSlowly(port: number, count: number): Promise<() => number> {
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
  return () => {
    const givenUp = visitors.filter(({ destroyed }) => destroyed).length;
    for (const visitor of visitors) visitor.destroy();
    return givenUp;
  };
}
