/** The editor in its frame. It asks the browser for a folder, and gets one whose files the development server reads and writes. */

import type { Told } from "./desk.ts";

/** A write that did not happen, and whether the editor was told. */
class Refused extends Error {
  isSaid = false;
}

/** The files that the editor has read, by the tags of what it read: a write sends the tag of what it replaces. */
const tags = new Map<string, string>();

const address = (path: string, more = "") => `/desk/file?path=${encodeURIComponent(path)}${more}`;

async function send(method: string, path: string, body?: BodyInit, to?: string): Promise<void> {
  const tag = tags.get(path);
  const replaces = tag ? { "If-Match": tag } : { "If-None-Match": "*" };
  const more = to === undefined ? "" : `&to=${encodeURIComponent(to)}`;
  const answer = await fetch(address(path, more), {
    method,
    headers: replaces,
    ...(body === undefined ? {} : { body }),
  }).catch(() => undefined);
  if (!answer?.ok) {
    const why = answer
      ? await answer.text()
      : "the desk does not answer. Start it again (npm run edit), then save once more; what you typed stays in the form as long as you do not shut it.";
    parent.postMessage(`${path} was not written: ${why}`, location.origin);
    throw new Refused(why);
  }
  const now = answer.headers.get("ETag");
  tags.delete(path);
  if (now) tags.set(to ?? path, now);
}

async function load(path: string): Promise<Blob[]> {
  const answer = await fetch(address(path));
  if (!answer.ok) return [];
  tags.set(path, answer.headers.get("ETag") ?? "");
  return [await answer.blob()];
}

/** A file. What the editor writes beside another to take its place at once is held here until it has its name. */
function fileAt(path: string) {
  const name = path.split("/").at(-1) ?? "";
  const isHeld = name.startsWith(".");
  let held: Blob[] = [];
  return {
    kind: "file",
    name,
    getFile: async () => new File(held.length > 0 ? held : await load(path), name),
    createWritable: async () => ({
      write: async (part: BlobPart) =>
        isHeld ? void (held = [new Blob([part])]) : send("PUT", path, new Blob([part])),
      close: async () => undefined,
    }),
    move: async ({ path: folder }: { path: string }, newName: string) => {
      const to = folder ? `${folder}/${newName}` : newName;
      await (isHeld ? send("PUT", to, held[0]) : send("POST", path, undefined, to));
      path = to;
    },
  };
}

function folderAt(path: string, files: readonly string[]) {
  const inside = (name: string) => (path ? `${path}/${name}` : name);
  return {
    kind: "directory",
    name: path,
    path,
    async *entries() {
      const below = files
        .filter((file) => file.startsWith(inside("")))
        .map((file) => file.slice(inside("").length));
      for (const name of new Set(below.map((file) => file.split("/")[0] ?? "")))
        yield [name, files.includes(inside(name)) ? fileAt(inside(name)) : folderAt(inside(name), files)];
    },
    getFileHandle: async (name: string) => fileAt(inside(name)),
    getDirectoryHandle: async (name: string) =>
      name === "sveltia-cms-test" ? folderAt("", files) : folderAt(inside(name), files),
    // A folder goes with its last file.
    removeEntry: async (name: string) => (/\.\w+$/.test(name) ? send("DELETE", inside(name)) : undefined),
  };
}

const told = fetch("/desk/settings").then(async (answer) => {
  if (answer.ok) return answer.json() as Promise<Told>;
  document.body.textContent = `The form cannot be made: ${await answer.text()}`;
  throw new Error(document.body.textContent);
});
Object.assign(navigator.storage, { getDirectory: async () => folderAt("", (await told).files) });
Object.assign(FileSystemFileHandle.prototype, { move: undefined });

// A write that fails is only reported to the console, and then said to be saved: so it fails there.
const report = console.error;
console.error = (...words: unknown[]) => {
  const [error] = words;
  if (!(error instanceof Refused) || error.isSaid) return report(...words);
  error.isSaid = true;
  throw error;
};

// Whoever saves goes on in the same form, with what is said of it.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false, closeWithEscape: false }));
Object.assign(window, { CMS_MANUAL_INIT: true });
// As a script of the page: what Vite imports for us would load the form anew with the site, and all that was typed would be gone.
const editor = document.createElement("script");
editor.type = "module";
editor.src = "/desk/editor/npm/index.js";
editor.addEventListener("load", async () => window.initCMS?.({ config: (await told).settings }));
document.head.append(editor);
