import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets } from "lightningcss";
import { defineConfig } from "vite";
import { contentPlugin } from "./app/content/vite-plugin.ts";
import { cssNames } from "./scripts/css-names.ts";
import { subsetFonts } from "./scripts/subset-fonts.ts";

/** What the styles rest on (light-dark, :has, @starting-style) is native from these on, so nothing of it is rewritten. */
const browsers = ["chrome 123", "edge 123", "firefox 129", "safari 17.5"];

export default defineConfig({
  resolve: { alias: { "@fonts": await subsetFonts() } },
  plugins: [cssNames(), contentPlugin(), reactRouter()],
  css: {
    transformer: "lightningcss",
    lightningcss: {
      targets: browserslistToTargets(browsers),
      cssModules: { pattern: "[local]-[hash]" },
    },
  },
  build: {
    // One style sheet for the whole site: it is written into each page, so that a route change loads scripts only.
    cssCodeSplit: false,
    cssMinify: "lightningcss",
    cssTarget: browsers.map((browser) => browser.replace(" ", "")),
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // A name or a number that one file exports stands in the other file as itself.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      output: {
        codeSplitting: {
          groups: [
            // All pages need all of React and the router: in one file they compress 5 KB better than in four.
            {
              name: "react",
              test: /node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
            },
            // What nearly every page shows, in one file for the same reason; its parts alone weigh 3 KB more on the home page.
            {
              name: "bricks",
              test: new RegExp(
                [
                  String.raw`app/(root\.tsx|head/|layouts/(?!bare))`,
                  String.raw`app/components/(?!accordion|field|marquee|prose|tabs)`,
                  "app/sections/(error-screen/error-screen|journey-banner|page-band|course-card|article-card)/?",
                  "virtual:content/(shell|error)$",
                ].join("|"),
              ),
            },
          ],
        },
      },
    },
  },
});
