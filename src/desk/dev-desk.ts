/** A Vite plugin that serves the desk in development. The editor writes to the folder that a person chooses. */
import { basename } from "node:path";
import type { Plugin } from "vite";
import { contentTypeOf, deskPath, previewPath } from "../data/files.ts";
import type { SiteOptions } from "../site/load.ts";
import { deskFiles } from "./desk.ts";

export function devDesk(options: SiteOptions): Plugin {
  return {
    name: "desk",
    // Before the page with the mistakes of the content, which the desk can correct.
    enforce: "pre",
    configureServer({ middlewares, config: { base } }) {
      middlewares.use((request, response, next) => {
        const [address = ""] = request.url?.split("?") ?? [];
        if (address === base + deskPath.slice(1))
          return void response.writeHead(302, { Location: `${address}/` }).end();
        if (!address.startsWith(`${base + deskPath.slice(1)}/`)) return next();
        const preview = base + previewPath.slice(1);
        const files = deskFiles(
          options,
          {
            // The editor names the folder to choose by its repository.
            backend: { name: "github", repo: `desk/${basename(process.cwd())}`, auth_methods: ["token"] },
            app_title: "The desk",
            site_url: `http://${request.headers.host}`,
            editor: { preview: true },
            base,
          },
          preview,
        );
        const path = address.slice(base.length).replace(/\/$/, "/index.html");
        const file = files.get(path);
        if (!file) return next();
        response.setHeader("Content-Type", contentTypeOf(path));
        Promise.resolve(file()).then((body) => response.end(body), next);
      });
    },
  };
}
