import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets } from "lightningcss";
import { defineConfig, type UserConfig } from "vite";
import { compiledScript } from "./app/document/compiled-script.ts";
import { licences } from "./scripts/licences.ts";
import { oneSite } from "./scripts/one-site.ts";
import { cutFonts, fontPackages } from "./scripts/subset-fonts.ts";
import { refuseBuildTimeModules } from "./scripts/client-modules.ts";
import { contentPlugin } from "./site/content-plugin.ts";
import { readBase } from "./site/load/load.ts";

/** What the styles rest on (light-dark, :has, @starting-style) is native from these on, so nothing of it is rewritten. */
const browsers = ["chrome 123", "edge 123", "firefox 129", "safari 17.5"];

/** A name without its file ending and without what follows the first ~. */
const shortened = (name: string) => name.replace(/[~.].*/, "");

/** The same in the browser's and the server's build: a page that is rendered names fonts that its styles name too. */
const assetFileNames = ({ names: [name = ""] }: { names: string[] }) =>
  `assets/${shortened(name)}-[hash:6][extname]`;

const published = licences(import.meta.dirname, fontPackages);

export default defineConfig(async ({ isPreview }): Promise<UserConfig> => ({
  // The build renders the pages through the preview server, for which React Router would watch the whole project as its files are written.
  ...(isPreview ? { server: { watch: null } } : {}),
  base: readBase(),
  resolve: { alias: { "@fonts": await cutFonts() } },
  // All that the browser gets is found by name here; a search would also go through the code that only the build runs.
  optimizeDeps: { noDiscovery: true },
  plugins: [
    compiledScript(),
    contentPlugin(),
    oneSite(import.meta.dirname),
    reactRouter(),
    refuseBuildTimeModules(import.meta.dirname),
    published.site,
  ],
  worker: { plugins: () => [published.workers] },
  css: {
    transformer: "lightningcss",
    lightningcss: {
      targets: browserslistToTargets(browsers),
      // Names of words compress better than hashes do. Those of files are each there once (tests/rules/styles.test.ts).
      cssModules: { pattern: "[name]_[local]" },
    },
  },
  build: {
    cssMinify: "lightningcss",
    cssTarget: browsers.map((browser) => browser.replace(" ", "")),
    assetsInlineLimit: 0,
    // Lists of what else each import needs would weigh 430 bytes on every page.
    modulePreload: false,
    // How long plugins take is no warning: on a busy machine any build would have it.
    rolldownOptions: { checks: { pluginTimings: false }, output: { assetFileNames } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A group's name comes with those of all pages that share it; the short one does, many times on every page.
            entryFileNames: "assets/[name]-[hash:6].js",
            chunkFileNames: ({ name }) => `assets/${shortened(name)}-[hash:6].js`,
            assetFileNames,
            codeSplitting: {
              groups: [
                // All pages need all of React and the router, what starts them and what shows their errors: in one file they compress
                // 5 KB better than in four.
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\/|vite\/preload-helper|rolldown\/runtime|entry\.client|\/app\/layouts\/error-boundary/,
                },
                // What most pages need is one file. What a few share comes by the pages that share it, and no file is much smaller
                // than its request is worth.
                // The band of inner pages has more styles than the home page has room for.
                { name: "common", test: /\/app\/(?!sections\/(page-band|inner-screen))/, minShareCount: 6 },
                {
                  name: "shared",
                  test: /\/app\/(?!sections\/account-form\/)/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 1500,
                },
                // The account forms bring what checks them: never to be put together with what other pages share.
                { name: "form", test: /\/app\/sections\/account-form\//, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
}));
