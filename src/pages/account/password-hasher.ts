/** Timeout of the hash, in milliseconds: the worker may be late, or fail without an error. */
const hashTimeout = 15_000;

/** Hashes passwords in a worker, since it would block the page for a tenth of a second. */
export function passwordHasher() {
  let loaded: Worker | undefined;
  const stop = () => {
    loaded?.terminate();
    loaded = undefined;
  };
  const load = () => {
    loaded = new Worker(new URL("hash-worker.ts", import.meta.url), { type: "module" });
    loaded.addEventListener("error", stop);
    return loaded;
  };
  /** Rejects without a hash. After a failure the next call loads the worker again. */
  const hash = async (password: string): Promise<string> => {
    const worker = loaded ?? load();
    try {
      return await new Promise<string>((resolve, reject) => {
        const answer = (event: MessageEvent<string>) => resolve(event.data);
        worker.addEventListener("message", answer, { once: true });
        const giveUp = () => reject(new Error("The hash could not be made."));
        worker.addEventListener("error", giveUp);
        setTimeout(giveUp, hashTimeout);
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no target origin; a window has.
        worker.postMessage(password);
      });
    } catch (error) {
      stop();
      throw error;
    }
  };
  return { load, stop, hash };
}
