/** A Vite plugin: how style sheets are compiled. Every one knows the breakpoints by their names, as in `@media (--medium)`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { browserslistToTargets } from "lightningcss";
import type { Plugin } from "vite";

/** What the styles rest on (light-dark, :has, @starting-style) is native from these on, so nothing of it is rewritten. */
const browsers = ["chrome 123", "edge 123", "firefox 129", "safari 17.5"];

const names = readFileSync(join(import.meta.dirname, "..", "app", "styles", "breakpoints.css"), "utf8");

/** Lightning CSS puts the widths in place of the names. It takes each sheet by itself, so each gets the names, which write nothing. */
export function styleSheets(): Plugin {
  return {
    name: "style-sheets",
    enforce: "pre",
    config: () => ({
      css: {
        transformer: "lightningcss",
        lightningcss: {
          targets: browserslistToTargets(browsers),
          drafts: { customMedia: true },
          // Each selector of a CSS module holds a class, so that it reaches nothing outside of its component.
          cssModules: { pure: true },
        },
      },
      build: { cssTarget: browsers.map((browser) => browser.replace(" ", "")) },
    }),
    transform: {
      filter: { id: /\.css\b/ },
      handler: (code) => ({ code: code + names, map: null }),
    },
  };
}
