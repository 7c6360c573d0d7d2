import { join } from "node:path";
import { defineConfig, type UserConfig } from "vite";
import { styleSheets } from "../../scripts/style-sheets.ts";
import { brandFolder } from "../../scripts/brand-folder.ts";
import { readBrand } from "../../site/load/settings.ts";

const project = join(import.meta.dirname, "..", "..");

/** The gallery: a page for those who work on the site, and no part of it. `npm run gallery`. */
export default defineConfig(async (): Promise<UserConfig> => ({
  root: import.meta.dirname,
  plugins: [styleSheets()],
  cacheDir: join(project, ".cache", "gallery"),
  resolve: { alias: { "@brand": await brandFolder() } },
  define: { "import.meta.env.PALETTE": JSON.stringify(readBrand()?.palette) },
  server: { port: 4320, fs: { allow: [project] } },
}));
