/** The development server: `npm run dev`. `PORT` or `--port` sets the port; `--open=desk/` opens that page in the browser. */
import { parseArgs } from "node:util";
import { createServer, mergeConfig } from "vite";
import { devServer } from "../src/build/dev-server.ts";
import { viteSettings } from "../src/build/vite-settings.ts";
import { devDesk } from "../src/desk/dev-desk.ts";
import { run, serverSettings, siteSettings } from "./settings.ts";
import "./write-schemas.ts";

await run(async () => {
  const { values } = parseArgs({ options: { open: { type: "string" }, port: { type: "string" } } });
  const environment = { DRAFTS: "show", ...process.env };
  const options = siteSettings(environment);
  const port = values.port ?? process.env.PORT;
  const settings = viteSettings(devDesk(options), devServer(options));
  const server = await createServer(
    mergeConfig(settings, {
      server: {
        open: values.open ?? false,
        ...(port && { port: serverSettings({ PORT: port }).port, strictPort: true }),
      },
    }),
  );
  await server.listen();
  server.printUrls();
  if (values.open) console.log(`  ➜  ${new URL(values.open, server.resolvedUrls?.local[0])}`);
  server.bindCLIShortcuts({ print: true });
});
