// oxlint-disable-next-line import/default -- The query gives the module as an address.
import workerAddress from "./hash-worker.ts?worker&url";

/** Browsers with Trusted Types run a worker only from an address that a policy vouches for; the page's own names this one (app/document/document.ts). */
const trusted = globalThis.trustedTypes?.createPolicy("worker", { createScriptURL: () => workerAddress });

/**
 * Hashes a password in the browser. It happens in a worker, since it takes a tenth of a second and more, in which the page would
 * not answer; worker and library are fetched when they are first needed.
 */
export async function hashOf(password: string): Promise<string> {
  const worker = new Worker(trusted?.createScriptURL("") ?? workerAddress, { type: "module" });
  try {
    return await new Promise<string>((resolve, reject) => {
      worker.addEventListener("message", (event: MessageEvent<string>) => resolve(event.data));
      worker.addEventListener("error", () => reject(new Error("The hash could not be made.")));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no target origin; a window has.
      worker.postMessage(password);
    });
  } finally {
    worker.terminate();
  }
}
