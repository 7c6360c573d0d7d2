import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import { styleSheets } from "../../scripts/style-sheets.ts";
import type * as Page from "./gallery";
import { brandFolder } from "../../scripts/brand-folder.ts";

const project = join(import.meta.dirname, "..", "..");

/** Renders the page on the server, where drawings are read from their files, and loads it anew when one of them is saved. */
const gallery: Plugin = {
  name: "gallery",
  configureServer({ watcher, ws }) {
    watcher.add(join(project, "site", "drawings"));
    watcher.on("all", () => ws.send({ type: "full-reload" }));
  },
  async transformIndexHtml(html, { server }) {
    if (!server) throw new Error("The gallery is served and not built.");
    server.environments["ssr"]?.moduleGraph.invalidateAll();
    const Gallery: typeof Page.Gallery = (await server.ssrLoadModule("/gallery.tsx"))["Gallery"];
    return html.replace("<body>", `<body>${renderToStaticMarkup(createElement(Gallery))}`);
  },
};

/** The gallery: a page for those who work on the site, and no part of it. `npm run gallery`. */
export default defineConfig(async (): Promise<UserConfig> => ({
  root: import.meta.dirname,
  plugins: [styleSheets(), gallery],
  cacheDir: join(project, ".cache", "gallery"),
  resolve: { alias: { "@brand": await brandFolder() } },
  server: { port: 4320, fs: { allow: [project] } },
}));
