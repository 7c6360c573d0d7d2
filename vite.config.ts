import { reactRouter } from "@react-router/dev/vite";
import { browserslistToTargets } from "lightningcss";
import { defineConfig } from "vite";
import { contentPlugin } from "./site/vite-plugin.ts";
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
    // Lists of what else each import needs would weigh 430 bytes on every page; what most screens share is asked for by hand (app/screens/screens.ts).
    modulePreload: false,
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
            // What every page runs: header, footer, menus, the error screen. One file, for the same reason.
            {
              name: "bricks",
              test: new RegExp(
                [
                  String.raw`app/(root\.tsx|head/|behaviours/|layouts/(?!bare|courses-panel|footer|mobile-menu-content)|screens/screens)`,
                  "app/components/(art|button|dialog|disclosure-menu|hydration|icon|image|still|theme-switch/theme-script)",
                  "app/sections/(error-screen/error-screen|search/shortcut)",
                  "virtual:content/(shell|error)$",
                ].join("|"),
              ),
            },
            { name: "field", test: /app\/components\/field/ },
            { name: "message-form", test: /app\/sections\/message-form/ },
            // What the browser runs of a course page and of the contact page, with the class names that its still parts share.
            {
              name: "course-detail",
              test: /app\/(components\/tabs|sections\/course-detail\/(course-detail|curriculum\.|query|split))/,
            },
            { name: "contact-intro", test: /app\/sections\/contact-intro\/contact-intro/ },
            // What many screens draw after a route change: one file that is fetched with the first of them.
            { name: "parts", test: /app\/(sections|components\/(?!field|tabs))/, minShareCount: 6 },
          ],
        },
      },
    },
  },
});
