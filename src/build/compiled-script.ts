/** A Vite plugin: `import code from "./x.ts?script"` gives a module, bundled as one small classic script, as a string. */
import { rolldown } from "rolldown";
import type { Plugin } from "vite";

const query = "?script";

/** Bundles and minifies a module as a script without global names. `base` replaces Vite's `BASE_URL`. */
async function compile(file: string, base = "/"): Promise<string> {
  const define = { "import.meta.env.BASE_URL": JSON.stringify(base) };
  const bundle = await rolldown({
    input: file,
    platform: "browser",
    logLevel: "silent",
    transform: { define },
  });
  const { output } = await bundle.generate({ format: "iife", minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** For the few lines that run before the page's own scripts, so that they are linted and typed. */
export function compiledScript(): Plugin {
  return {
    name: "compiled-script",
    enforce: "pre",
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -query.length);
      this.addWatchFile(file);
      const code = await compile(file, this.environment.config.base);
      return { code: `export default ${JSON.stringify(code)};`, moduleType: "js" };
    },
  };
}
