import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type UserConfig } from "vite";
import { locales } from "zod";
import { compiledScript } from "./app/document/compiled-script.ts";
import { licences } from "./scripts/licences.ts";
import { oneSite } from "./scripts/one-site.ts";
import { ownSections } from "./scripts/own-sections.ts";
import { brandFolder, fontPackages } from "./scripts/brand-folder.ts";
import { refuseBuildTimeModules } from "./scripts/client-modules.ts";
import { styleSheets } from "./scripts/style-sheets.ts";
import { contentPlugin } from "./site/content-plugin.ts";
import { workerFolder } from "./site/hosts/headers.ts";
import { readBase, readLanguage } from "./site/load/load.ts";

/** Zod's own messages in the site's language (app/sections/account-form/schema.ts); English, where Zod does not speak it. */
const messages = [readLanguage(), readLanguage().replace(/-.*/, "")].find((code) =>
  Object.hasOwn(locales, code.replace("-", "")),
);

const published = licences(import.meta.dirname, fontPackages);

export default defineConfig(async ({ isPreview }): Promise<UserConfig> => ({
  // The build renders the pages through the preview server, for which React Router would watch the whole project as its files are written.
  // Development need not watch what a build left: tens of thousands of files, which would make each start five times as long.
  server: {
    watch: isPreview
      ? null
      : { ignored: [".cache", "build"].map((made) => `${import.meta.dirname}/${made}/**`) },
  },
  base: readBase(),
  resolve: {
    alias: {
      "@brand": await brandFolder(),
      "zod/v4/locales/en.js": `zod/v4/locales/${messages ?? "en"}.js`,
    },
  },
  // All that the browser gets is found by name here; a search would also go through the code that only the build runs.
  optimizeDeps: { noDiscovery: true },
  plugins: [
    styleSheets(),
    compiledScript(),
    contentPlugin(),
    oneSite(import.meta.dirname),
    ownSections(),
    reactRouter(),
    refuseBuildTimeModules(import.meta.dirname),
    published.site,
  ],
  worker: {
    plugins: () => [published.workers],
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
    client: {
      build: {
        rolldownOptions: {
          output: {
            // All pages need React, the router and what starts them, and what the header opens is too small for a file of its own; most
            // pages need much of the rest: a file each. What home shares with few pages is one file too, since the header fields of each
            // weigh 245 bytes there; copies for the page from sections (“?extra”) stay with that page. So is the band of inner
            // pages with their screen: home has no room for its styles.
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|vite\/preload-helper|rolldown\/runtime|entry\.client|\/app\/(layouts\/error-boundary|components\/dialog|sections\/search\/shortcut)/,
                },
                { name: "common", test: /\/app\/(?!sections\/(page-band|inner-screen))/, minShareCount: 6 },
                {
                  name: "articles",
                  test: /\/app\/(sections\/article-card\/article-card|components\/marquee)[^?]*$/,
                },
                { name: "tiles", test: /\/app\/sections\/(category-tiles|testimonials)[^?]*$/ },
                { name: "inner", test: /\/app\/sections\/(page-band|inner-screen)[^?]*$/ },
              ],
            },
          },
        },
      },
    },
  },
}));
