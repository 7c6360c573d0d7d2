import { join } from "node:path";
import { createServer } from "vite";
import { contentFolder } from "../../site/content-folder.ts";
import { engineFolder } from "../../site/engine-folder.ts";
import { desk } from "./desk.ts";

// Unsaved text is in the form only, so no error may end the server.
process.on("uncaughtException", (error) => console.error(error));

process.env.DRAFTS ??= "show";
const server = await createServer({
  root: engineFolder,
  configFile: join(engineFolder, "vite.config.ts"),
  plugins: [desk(contentFolder)],
  // For this machine only, not for pages of other sites.
  server: {
    host: "localhost",
    cors: false,
    port: Number(process.env.PORT ?? 4330),
    strictPort: true,
    open: process.env.CI ? false : "/desk/",
  },
});
await server.listen();
console.log(
  `The writing desk for ${contentFolder}: ${server.resolvedUrls?.local[0]?.replace(/\/$/, "")}/desk/`,
);
