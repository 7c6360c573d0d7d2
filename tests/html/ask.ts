import { request, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** What a server answered. `body` is as it came, compressed or not. */
export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks a server for a path exactly as it is written, where `fetch` would tidy it up. */
export type Ask = (
  path: string,
  asked?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>;

/** Gives the function that asks the server at an address, such as `http://127.0.0.1:4173`. It rejects when there is no answer. */
export const askerOf =
  (base: string): Ask =>
  (path, { method = "GET", headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      request(base, { path, method, headers, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("error", reject);
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on("error", reject)
        .end();
    });

/** The body of an answer, decompressed. */
export function plainBody({ headers, body }: Answer): Buffer {
  if (headers["content-encoding"] === "br") return brotliDecompressSync(body);
  return headers["content-encoding"] === "gzip" ? gunzipSync(body) : body;
}
