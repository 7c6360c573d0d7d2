/** Runs TypeScript below node_modules, where Node does not strip types. Spaces replace types, so positions in errors are right. */
import { readFileSync } from "node:fs";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const places = [new URL("..", import.meta.url).href, pathToFileURL("sections/").href];

// Hides Node 24's warning that this is experimental.
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
