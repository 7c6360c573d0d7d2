/** What the check needs of Node's modules `fs` and `path`, for files in memory. The desk is bundled with it. */
let files: ReadonlyMap<string, string> = new Map();

/** Puts other files into the memory. */
export function fill(others: ReadonlyMap<string, string>): void {
  files = others;
}

const pathsIn = (folder: string) => [...files.keys()].filter((file) => file.startsWith(`${folder}/`));

export const existsSync = (path: string) => files.has(path) || pathsIn(path).length > 0;

/** Names in a folder. */
export const readdirSync = (folder: string) => [
  ...new Set(pathsIn(folder).map((file) => file.slice(folder.length + 1).replace(/\/.*/, ""))),
];

export function statSync(path: string) {
  if (!existsSync(path)) return undefined;
  const isFile = files.has(path);
  return { isFile: () => isFile, isDirectory: () => !isFile, size: files.get(path)?.length };
}

export function readFileSync(path: string, encoding?: "utf8") {
  const text = files.get(path);
  if (text === undefined) throw Object.assign(new Error(`There is no ${path}.`), { code: "ENOENT" });
  return encoding ? text : Object.assign(new TextEncoder().encode(text), { toString: () => text });
}

export const join = (...parts: readonly string[]) => parts.filter(Boolean).join("/");

export const basename = (path: string) => path.slice(path.lastIndexOf("/") + 1);

export const dirname = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf("/"))) || ".";
