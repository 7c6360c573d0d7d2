/** The words of the pages as script modules: what the browser imports on a route change, where a fetch would be a network call. */
import type { Site } from "./make-site.ts";

/** The words module of each page and of each shared part: from its path below /words, without the version, to its text. */
export function wordsModules({ pages, shared }: Site): Map<string, string> {
  const named = [
    ...[...pages].map(([path, data]) => [path === "/" ? "/index" : path, data] as const),
    ...Object.entries(shared).map(([name, data]) => [`/shared/${name}`, data] as const),
  ];
  return new Map(named.map(([name, data]) => [`${name}.js`, `export default ${JSON.stringify(data)};`]));
}
