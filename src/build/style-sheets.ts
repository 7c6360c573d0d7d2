/** A Vite plugin that compiles style sheets. Media queries can use named breakpoints, as in `@media (--medium)`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { browserslistToTargets, Features } from "lightningcss";
import type { Plugin } from "vite";

/** First versions with all that the pages use, such as round() and exclusive details (docs/operator.md). Only light-dark() is transpiled. */
const browsers = ["chrome 125", "edge 125", "firefox 130", "safari 17.5"];

/** Appends the breakpoints to each sheet, since Lightning CSS compiles sheets separately. They produce no output. */
export function styleSheets(): Plugin {
  const names = readFileSync(join(import.meta.dirname, "..", "styles", "breakpoints.css"), "utf8");
  return {
    name: "style-sheets",
    enforce: "pre",
    config: (_, { command }) => ({
      css: {
        transformer: "lightningcss",
        lightningcss: {
          targets: browserslistToTargets(browsers),
          // Without it, browsers a little older would show no colours.
          include: Features.LightDark,
          drafts: { customMedia: true },
          // Every selector needs a class, so that it only affects its component.
          // In a build, names of classes depend on the content of a sheet, not on its folder.
          cssModules: { pure: true, ...(command === "build" ? { pattern: "[content-hash]_[local]" } : {}) },
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
