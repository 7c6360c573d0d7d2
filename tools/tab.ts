/** A Chromium tab for tests of prerendering, which Chromium disables in pages that Playwright controls. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { chromiumFlags, findChromium } from "./chromium.ts";

type Fields = Record<string, unknown>;
type Message = {
  id?: number;
  method?: string;
  params?: Fields & { sessionId?: string; targetInfo?: { type: string } };
  result?: Fields;
  error?: { message: string };
};

type Command = readonly [method: string, params: Fields];

export type Tab = {
  send: (...command: Command) => Promise<Fields>;
  visit: (address: string) => Promise<void>;
  /** Runs a function without outer variables in the page, or in the first prerendered page. */
  run: <Result>(script: () => Result, where?: "ahead") => Promise<Awaited<Result>>;
  /** Repeats `run` until the result is truthy. Pages can change meanwhile. */
  until: <Result>(
    script: () => Result,
    where?: "ahead",
  ) => Promise<Exclude<Awaited<Result>, null | false | undefined>>;
  close: () => Promise<void>;
};

export async function openTab(): Promise<Tab> {
  const profile = mkdtempSync(join(tmpdir(), "tab-"));
  const flags = [
    ...chromiumFlags,
    "--headless",
    "--window-size=1280,900",
    // Without the back/forward cache, whose pages would count as pages of the tab.
    "--disable-features=BackForwardCache",
    "--remote-debugging-port=0",
    `--user-data-dir=${profile}`,
  ];
  const browser = spawn(findChromium(), flags, { stdio: ["ignore", "ignore", "pipe"] });
  let address = "";
  for await (const line of createInterface(browser.stderr)) {
    address = /DevTools listening on (\S+)/.exec(line)?.[1] ?? "";
    if (address) break;
  }
  browser.stderr.resume();
  const socket = new WebSocket(address);
  await once(socket, "open");

  const asked: { session: string | undefined; answer: (message: Message) => void }[] = [];
  const ask = (session: string | undefined, ...[method, params]: Command) =>
    new Promise<Fields>((answered, failed) => {
      const id = asked.length;
      const answer = ({ result, error }: Message) =>
        result ? answered(result) : failed(new Error(`${method}: ${error?.message}`));
      asked.push({ session, answer });
      socket.send(JSON.stringify({ id, method, params, sessionId: session }));
    });
  /** The visible page first, then prerendered ones. */
  const pages = new Set<string>();
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) asked[message.id]?.answer(message);
    const { sessionId: page = "", targetInfo } = message.params ?? {};
    if (message.method === "Target.detachedFromTarget") {
      pages.delete(page);
      // A closed page never answers its last commands.
      for (const { session, answer } of asked) if (session === page) answer({ result: {} });
    }
    if (message.method !== "Target.attachedToTarget" || targetInfo?.type === "tab") return;
    if (targetInfo?.type === "page") pages.add(page);
  });
  const { targetId } = await ask(undefined, "Target.createTarget", { url: "about:blank", forTab: true });
  const { sessionId } = await ask(undefined, "Target.attachToTarget", { targetId, flatten: true });
  const attach = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await ask(String(sessionId), "Target.setAutoAttach", attach);

  const tab: Tab = {
    send: (...command) => ask([...pages][0], ...command),
    visit: async (url) => {
      await tab.send("Page.navigate", { url });
      await tab.until(() => document.readyState === "complete");
    },
    run: async (script, where) => {
      const page = [...pages][where ? 1 : 0] ?? "none";
      const asks = { expression: `(${script.toString()})()`, awaitPromise: true, returnByValue: true };
      const { result, exceptionDetails } = await ask(page, "Runtime.evaluate", asks);
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return (result as { value: never }).value;
    },
    until: async (script, where) => {
      for (const end = Date.now() + 30_000; Date.now() < end; await wait(50)) {
        const value = await tab.run(script, where).catch(() => undefined);
        if (value) return value as never;
      }
      throw new Error(`This never held: ${script.toString()}`);
    },
    // By command: a signal might only reach a wrapper script.
    close: async () => {
      const ended = once(browser, "exit");
      ask(undefined, "Browser.close", {}).catch(() => undefined);
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  return tab;
}
