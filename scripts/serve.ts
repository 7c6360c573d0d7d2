/**
 * Serves the built site as a static host does: precompressed files, one address per page (no slash at its end), and the error
 * page with status 404 for everything else. `PORT` moves it.
 */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { contentTypeOf } from "../site/feeds/content-types.ts";

const root = join("build", "client");
const port = Number(process.env.PORT ?? 4173);

if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(
    `PORT is "${process.env.PORT}", which is no port: give a whole number from 1 to 65535, such as PORT=8080.`,
  );
  process.exit(1);
}
if (!existsSync(join(root, "index.html"))) {
  console.error(
    `There is no built site in ${root}: run "npm run build" first, or "npm start", which does both.`,
  );
  process.exit(1);
}

const notFound = readFileSync(join(root, "404.html"));
const files = sirv(root, {
  brotli: true,
  gzip: true,
  etag: true,
  extensions: ["html"],
  setHeaders(response, path) {
    const type = contentTypeOf(path);
    if (type) response.setHeader("Content-Type", type);
    const fixed = path.startsWith("/assets/") || path.startsWith("/art/");
    response.setHeader(
      "Cache-Control",
      fixed ? "public, max-age=31536000, immutable" : "public, max-age=0, must-revalidate",
    );
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    response.setHeader("Content-Security-Policy", "frame-ancestors 'none'");
  },
});

const server = createServer((request, response) => {
  const [path = "/", query] = (request.url ?? "/").split("?");
  // One address per page: /about/ and /about/index.html lead to /about.
  const plain = path.replace(/\/index\.html$/, "/").replace(/(.)\/+$/, "$1");
  if (plain !== path && !plain.startsWith("//")) {
    response.writeHead(301, { Location: query ? `${plain}?${query}` : plain }).end();
    return;
  }
  const answerNotFound = () => {
    response.writeHead(404, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    });
    response.end(request.method === "HEAD" ? undefined : notFound);
  };
  // The error page has no address of its own.
  if (/^\/404(\.html)?$/.test(path)) answerNotFound();
  else files(request, response, answerNotFound);
});

server.on("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken: stop what runs there, or choose another, such as PORT=${port + 1} npm start.`
      : error.message,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`The site is at http://localhost:${port}`));
