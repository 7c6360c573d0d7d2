import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import type { InlineConfig, PluginOption } from "vite";
import { workerFolder } from "../data/files.ts";
import { compiledScript } from "./compiled-script.ts";
import { projectFolder } from "./folders.ts";
import { pageScripts } from "./page-scripts.ts";
import { styleSheets } from "./style-sheets.ts";

/** What the build and the development server ask of Vite. `plugins`: those that only one of them has. */
export const viteSettings = (...plugins: PluginOption[]): InlineConfig => ({
  configFile: false,
  // Pages come from src/build/dev-pages.ts in development, and from src/build/render-pages.ts in a build.
  appType: "custom",
  // A build leaves tens of thousands of files. Watching them would make a start five times as long.
  server: { watch: { ignored: [".cache", "build"].map((made) => `${process.cwd()}/${made}/**`) } },
  root: projectFolder,
  cacheDir: resolve(".cache", "vite"),
  // Vite finds all dependencies of the browser here. A scan would include code that only the build runs.
  optimizeDeps: {
    noDiscovery: true,
    include: ["react", "react/jsx-runtime", "react/jsx-dev-runtime", "react-dom", "react-dom/client"],
  },
  plugins: [styleSheets(), compiledScript(), pageScripts(), ...plugins, react()],
  worker: {
    rolldownOptions: { output: { entryFileNames: `${workerFolder.slice(1)}[name]-[hash:6].js` } },
  },
  build: {
    emptyOutDir: true,
    cssMinify: "lightningcss",
    assetsInlineLimit: 0,
    // Lists of each import's dependencies would weigh 430 bytes on every page.
    modulePreload: false,
    // On a busy machine any build would have the warning about slow plugins.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
