/** The development server: `npm run dev`. `--date` shows the site of a day, `PORT` or `--port` sets the port, `--open=desk/` opens that page. */
import { parseArgs } from "node:util";
import { createServer, mergeConfig } from "vite";
import { devServer } from "../src/build/dev-server.ts";
import { viteSettings } from "../src/build/vite-settings.ts";
import { previewSettings, run, serverSettings } from "./settings.ts";
import "./write-schemas.ts";

await run(async () => {
  const { values } = parseArgs({
    options: { date: { type: "string" }, open: { type: "string" }, port: { type: "string" } },
  });
  const options = previewSettings(process.env, values.date);
  const port = values.port ?? process.env.PORT;
  const settings = viteSettings(devServer(options));
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
