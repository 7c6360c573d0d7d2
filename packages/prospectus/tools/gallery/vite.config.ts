import { join } from "node:path";
import { defineConfig, type Plugin } from "vite";
import type * as Gallery from "./page.ts";

const project = join(import.meta.dirname, "..", "..");

/** Renders the gallery on the server, which reads the drawings, and reloads it when one changes. */
const gallery: Plugin = {
  name: "gallery",
  configureServer(server) {
    server.watcher.add(join(project, "site", "drawings"));
    server.watcher.on("all", () => server.ws.send({ type: "full-reload" }));
    server.middlewares.use(async ({ url }, response, next) => {
      if (url !== "/") {
        next();
        return;
      }
      server.environments.ssr.moduleGraph.invalidateAll();
      const page: typeof Gallery.page = (await server.ssrLoadModule("/page.ts"))["page"];
      response.setHeader("Content-Type", "text/html").end(await server.transformIndexHtml("/", page));
    });
  },
};

export default defineConfig({
  root: import.meta.dirname,
  appType: "custom",
  plugins: [gallery],
  cacheDir: join(project, ".cache", "gallery"),
  server: { port: 4320, fs: { allow: [project] } },
});
