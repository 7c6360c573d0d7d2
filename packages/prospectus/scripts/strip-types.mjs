/**
 * Lets Node run the engine's TypeScript where npm has put it: below node_modules Node itself strips no types. Types are erased to
 * spaces, so lines and columns of errors stay those of the source.
 */
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The engine, and what a site brings of its own, whatever its package.json says of files that are no modules. */
const places = [new URL("..", import.meta.url).href, pathToFileURL("sections/").href];

// Node 24 calls it experimental, and says so once in each run.
const { emitWarning } = process;
process.emitWarning = (warning, ...more) =>
  String(warning).startsWith("stripTypeScriptTypes")
    ? undefined
    : emitWarning.call(process, warning, ...more);

registerHooks({
  load(url, context, next) {
    const place = places.find((one) => url.startsWith(one));
    const isOurs = place && /^(?!node_modules\/)[^?#]+\.ts$/.test(url.slice(place.length));
    if (!isOurs) return next(url, context);
    const source = stripTypeScriptTypes(readFileSync(fileURLToPath(url), "utf8"));
    return { format: "module", source, shortCircuit: true };
  },
});
