/** The development server: `npm run dev`. `PORT` sets the port; `--open=desk/` opens that page in the browser. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { projectFolder } from "../src/build/project-folder.ts";
import { devDesk } from "../src/desk/dev-desk.ts";
import "./write-schemas.ts";

const { values } = parseArgs({ options: { open: { type: "string" } } });

process.env.DRAFTS ??= "show";
const server = await createServer({
  root: projectFolder,
  configFile: join(projectFolder, "src/build/vite.config.ts"),
  plugins: [devDesk()],
  server: {
    open: values.open ?? false,
    ...(process.env.PORT ? { port: Number(process.env.PORT), strictPort: true } : {}),
  },
});
await server.listen();
server.printUrls();
if (values.open) console.log(`  ➜  ${new URL(values.open, server.resolvedUrls?.local[0])}`);
server.bindCLIShortcuts({ print: true });
