/** The development server: `prospectus dev`. `PORT` sets the port. */
import { join } from "node:path";
import { createServer } from "vite";
import { engineFolder } from "../site/engine-folder.ts";
import "./write-schemas.ts";

process.env.DRAFTS ??= "show";
const server = await createServer({
  root: engineFolder,
  configFile: join(engineFolder, "vite.config.ts"),
  server: process.env.PORT ? { port: Number(process.env.PORT), strictPort: true } : {},
});
await server.listen();
server.printUrls();
server.bindCLIShortcuts({ print: true });
