import { spawn } from "node:child_process";

/**
 * Starts the host-like server of the built site on a port; gives its address and how to end it. Rejects when it does not start.
 */
export async function startServer(port: number): Promise<{ base: string; stop: () => void }> {
  const server = spawn("node", ["scripts/serve.ts"], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", () => resolve());
    server.on("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return { base: `http://localhost:${port}`, stop: () => void server.kill() };
}
