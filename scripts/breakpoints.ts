/** A Vite plugin: every style sheet knows the breakpoints by their names, as in `@media (--medium)`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const names = readFileSync(join(import.meta.dirname, "..", "app", "styles", "breakpoints.css"), "utf8");

/** Lightning CSS puts the widths in place of the names. It takes each sheet by itself, so each gets the names, which write nothing. */
export function breakpoints(): Plugin {
  return {
    name: "breakpoints",
    enforce: "pre",
    config: () => ({ css: { transformer: "lightningcss", lightningcss: { drafts: { customMedia: true } } } }),
    transform: {
      // With ?url it is a script that names the file.
      filter: { id: { include: /\.css\b/, exclude: /\?url$/ } },
      handler: (code) => ({ code: code + names, map: null }),
    },
  };
}
