/** How long the hash may take before it is given up, in milliseconds: the worker may be late, or fail without a word. */
const patience = 15_000;

/**
 * Hashes a password in the browser. It happens in a worker, since it takes a tenth of a second and more, in which the page would
 * not answer; worker and library are fetched when they are first needed. Rejects where no hash can be made.
 */
export async function hashOf(password: string): Promise<string> {
  const worker = new Worker(new URL("hash-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener("message", (event: MessageEvent<string>) => resolve(event.data));
      const giveUp = () => reject(new Error("The hash could not be made."));
      worker.addEventListener("error", giveUp);
      setTimeout(giveUp, patience);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no target origin; a window has.
      worker.postMessage(password);
    });
  } finally {
    worker.terminate();
  }
}
