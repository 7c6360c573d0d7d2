/** Timeout of the hash, in milliseconds: the worker may be late, or fail without an error. */
const hashTimeout = 15_000;

/** Hashes a password in a worker, since it would block the page for a tenth of a second. Rejects without a hash. */
export async function hashOf(password: string): Promise<string> {
  const worker = new Worker(new URL("hash-worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener("message", (event: MessageEvent<string>) => resolve(event.data));
      const giveUp = () => reject(new Error("The hash could not be made."));
      worker.addEventListener("error", giveUp);
      setTimeout(giveUp, hashTimeout);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no target origin; a window has.
      worker.postMessage(password);
    });
  } finally {
    worker.terminate();
  }
}
