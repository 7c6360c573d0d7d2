/** Timeout of the hash, in milliseconds: the worker may be late, or fail without an error. */
const hashTimeout = 15_000;

let worker: Worker | undefined;

function stopWorker(): void {
  worker?.terminate();
  worker = undefined;
}

/** Loads the worker with the page, so that a submit works offline. After a failure it loads again. */
export function loadWorker(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL("hash-worker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("error", stopWorker);
  return worker;
}

/** Hashes a password in a worker, since it would block the page for a tenth of a second. Rejects without a hash. */
export async function hash(password: string): Promise<string> {
  const current = loadWorker();
  try {
    return await new Promise<string>((resolve, reject) => {
      const giveUp = () => reject(new Error("The hash could not be made."));
      current.addEventListener("message", ({ data }: MessageEvent<string>) => resolve(data), { once: true });
      current.addEventListener("error", giveUp);
      setTimeout(giveUp, hashTimeout);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no target origin; a window has.
      current.postMessage(password);
    });
  } catch (error) {
    stopWorker();
    throw error;
  }
}
