import type { Plugin } from "vite";

/**
 * Lets the bundler write the class names of CSS modules where they are used. A default import is an object that holds every name of
 * the sheet, needed or not; a namespace holds constants, which are written in place. Done to the build alone, so that the code, its
 * types and the development server keep the usual `import styles from "./card.module.css"`.
 */
export function cssNames(): Plugin[] {
  return [
    {
      name: "css-names:imports",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: /\.tsx$/, code: ".module.css" },
        handler: (code) => ({
          code: code.replace(/^import (\w+) from ("[^"]+\.module\.css";)$/gm, "import * as $1 from $2"),
          map: null,
        }),
      },
    },
    {
      name: "css-names:sheets",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        // Without this the bundler drops a sheet of which only constants were used, rules and all.
        handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}
