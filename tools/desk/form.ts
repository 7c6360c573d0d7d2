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

const told = fetch("/desk/settings").then((answer) => answer.json() as Promise<Told>);
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

/** A form that is open, as the editor holds it: its values in the one language, by their paths, such as `lessons.0.title`. */
type Draft = {
  collection: { folder?: string; extension?: string };
  collectionFile?: { file: string };
  originalEntry?: { locales: Record<string, { path: string }> };
  fields: { root?: boolean }[];
  originalValues: Record<string, object>;
  currentValues: Record<string, object>;
};

/** The values as those of a file. */
function nested(values: object): Record<string, unknown> {
  const top = {};
  for (const path of Object.keys(values).toSorted()) {
    let place: object = top;
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    // The editor's own marks of items.
    if (last.startsWith("__sc_")) continue;
    for (const [at, step] of steps.entries()) {
      const isList = /^\d+$/.test(steps[at + 1] ?? last);
      const inner: unknown = Reflect.get(place, step);
      const next = Object(inner) === inner ? (inner as object) : isList ? [] : {};
      Reflect.set(place, step, next);
      place = next;
    }
    Reflect.set(place, last, Reflect.get(values, path));
  }
  return top;
}

let draft: Draft | undefined;
// What is typed is nowhere to be had but from what the editor tells developers of each form that it opens.
const inform = console.info;
console.info = (...words: unknown[]) => {
  if (words[0] === "entryDraft") draft = words[1] as Draft | undefined;
  else inform(...words);
};

/** What is typed and not saved, as its file would be, and the path of that. */
function typed(): { path: string; text: string } {
  if (!draft) return { path: "", text: "" };
  const { collection, collectionFile, originalEntry, fields } = draft;
  const [was, is] = [draft.originalValues, draft.currentValues].map((all) =>
    JSON.stringify(Object.values(all)[0]),
  );
  if (is === undefined || is === was) return { path: "", text: "" };
  const { body, ...value } = nested(JSON.parse(is) as object);
  const front = JSON.stringify(fields[0]?.root ? Object.values(value)[0] : value);
  const path =
    collectionFile?.file ??
    Object.values(originalEntry?.locales ?? {})[0]?.path ??
    `${collection.folder}/new-entry.${collection.extension}`;
  return { path, text: path.endsWith(".md") ? `---\n${front}\n---\n${String(body)}` : front };
}

let [seen, sent] = ["", "?"];
setInterval(() => {
  const { path, text } = typed();
  // Whoever is typing is not told yet.
  if (seen === path + text && sent !== seen) {
    sent = seen;
    void fetch(`/desk/draft?path=${encodeURIComponent(path)}`, {
      method: "PUT",
      headers: { "If-None-Match": "*" },
      body: text,
    }).catch(() => (sent = "?"));
  }
  seen = path + text;
}, 300);

// Whoever saves goes on in the same form, with what is said of it.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "test-repo" }));
localStorage.setItem(
  "sveltia-cms.prefs",
  JSON.stringify({ closeOnSave: false, closeWithEscape: false, devModeEnabled: true }),
);
Object.assign(window, { CMS_MANUAL_INIT: true });
// As a script of the page: what Vite imports for us would load the form anew with the site, and all that was typed would be gone.
const editor = document.createElement("script");
editor.type = "module";
editor.src = "/desk/editor/npm/index.js";
editor.addEventListener("load", async () => window.initCMS?.({ config: (await told).settings }));
document.head.append(editor);
