import react from "@vitejs/plugin-react";
import { defineConfig, type UserConfig } from "vite";
import { locales } from "zod";
import { compiledScript } from "./app/document/compiled-script.ts";
import { devPages } from "./scripts/dev-pages.ts";
import { pageScripts } from "./scripts/page-scripts.ts";
import { brandFolder } from "./scripts/brand-folder.ts";
import { styleSheets } from "./scripts/style-sheets.ts";
import { contentPlugin } from "./site/content-plugin.ts";
import { workerFolder } from "./site/hosts/headers.ts";
import { serverFolder, workFolder } from "./site/file-paths.ts";
import { readBase, readPlace } from "./site/load/settings.ts";

const { language } = readPlace();
/** Zod's own messages in the site's language (app/sections/account-form/schema.ts); English, where Zod does not speak it. */
const messages = [language, language.replace(/-.*/, "")].find((code) =>
  Object.hasOwn(locales, code.replace("-", "")),
);

export default defineConfig(async (): Promise<UserConfig> => ({
  // Pages come from scripts/dev-pages.ts in development, and from scripts/render-pages.ts in a build.
  appType: "custom",
  // Development need not watch what a build left: tens of thousands of files, which would make each start five times as long.
  server: {
    watch: { ignored: [".cache", "build"].map((made) => `${import.meta.dirname}/${made}/**`) },
  },
  base: readBase(),
  resolve: {
    alias: {
      "@brand": await brandFolder(),
      "zod/v4/locales/en.js": `zod/v4/locales/${messages ?? "en"}.js`,
    },
  },
  // All that the browser gets is found by name here; a search would also go through the code that only the build runs.
  optimizeDeps: {
    noDiscovery: true,
    include: ["react", "react/jsx-runtime", "react/jsx-dev-runtime", "react-dom", "react-dom/client"],
  },
  plugins: [styleSheets(), compiledScript(), contentPlugin(), pageScripts(), devPages(), react()],
  worker: {
    rolldownOptions: { output: { entryFileNames: `${workerFolder.slice(1)}[name]-[hash:6].js` } },
  },
  build: {
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    // Lists of what else each import needs would weigh 430 bytes on every page.
    modulePreload: false,
    // How long plugins take is no warning: on a busy machine any build would have it.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    ssr: { build: { outDir: serverFolder, rolldownOptions: { input: "app/entry.server.tsx" } } },
    client: {
      build: {
        outDir: `${workFolder}/client`,
        manifest: true,
        license: { fileName: ".vite/licences.json" },
      },
    },
  },
}));
