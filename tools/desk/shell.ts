/** The desk around form and page: the page that shows what is edited, what is wrong with it, and what changed since the last commit. */
import type { State } from "./desk.ts";

type Problem = State["problems"][number];

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;
const form = find<HTMLIFrameElement>("#form");
const page = find<HTMLIFrameElement>("#page");
const address = find<HTMLAnchorElement>("#address");
const refused = find("#refused");
const base = address.pathname;
let state: State = { problems: [], changes: [], files: {} };

const element = (name: string, text: string, more: object = {}) =>
  Object.assign(document.createElement(name), { textContent: text }, more);

/** The same sentence as that of `npm run check:content`. */
const sentenceOf = ({ found, expected, remedy }: Problem) =>
  `Found ${found}; expected ${expected}. ${remedy}`;

/** The file whose form is open. */
function openFile(): string | undefined {
  const { hash } = form.contentWindow?.location ?? { hash: "" };
  return Object.keys(state.files).find((path) => hash.split("?")[0] === state.files[path]?.form);
}

/** The place in the form at which a field stands; of one that is shut, the group around it. What is not drawn has none yet. */
function fieldIn(root: Document, field: string): Element | undefined {
  const path =
    field === "(prose)"
      ? ["body"]
      : field.replaceAll(/\[(\d+)\]/g, (_all, place: string) => `.${Number(place) - 1}`).split(".");
  // A list at the top of a file has a name in the form alone.
  const steps = path[0] === "" ? ["records", ...path.slice(1)] : path;
  for (let length = steps.length; length > 0; length -= 1) {
    const found = root.querySelector(`[data-key-path="${CSS.escape(steps.slice(0, length).join("."))}"]`);
    if (found) return found;
  }
  return undefined;
}

/** Puts each sentence beside its field, as long as it holds. */
function note(): void {
  const root = form.contentDocument;
  if (!root) return;
  const file = openFile();
  const wanted = state.problems
    .filter((problem) => problem.file === file)
    .map((problem) => ({ field: fieldIn(root, problem.field), text: sentenceOf(problem) }));
  for (const old of root.querySelectorAll(".desk-note"))
    if (!wanted.some(({ field, text }) => field === old.parentElement && text === old.textContent))
      old.remove();
  for (const { field, text } of wanted)
    if (
      field &&
      ![...field.children].some((one) => one.className === "desk-note" && one.textContent === text)
    )
      field.append(element("p", text, { className: "desk-note" }));
}

/** Shows the page on which the open file shows. */
function turn(isAnew = false): void {
  const to = state.files[openFile() ?? ""]?.page;
  if (to === undefined) return;
  const url = base + to.slice(1);
  if (isAnew || address.pathname !== url) page.src = url;
  address.href = url;
}

function say(sentence: string): void {
  refused.hidden = sentence === "";
  find("#refused p").textContent = sentence;
}

async function undo(path: string, tag: string | undefined): Promise<void> {
  if (
    !confirm(
      `Make ${path} again what it was in the last commit? What was written since, staged or not, is gone then.`,
    )
  )
    return;
  const answer = await fetch(`/desk/undo?path=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: tag ? { "If-Match": `"${tag}"` } : { "If-None-Match": "*" },
  });
  if (answer.ok) form.contentWindow?.location.reload();
  else say(`${path} was not brought back: ${await answer.text()}`);
}

function list(): void {
  const { problems, changes, fault } = state;
  find("#fault").hidden = !fault;
  find("#fault").textContent = fault ?? "";
  find("#problems").hidden = problems.length === 0;
  find("#problems ul").replaceChildren(
    ...problems.map((problem) => {
      const item = element("li", "");
      const link = element("a", `${problem.file}:${problem.line} ${problem.field}`, {
        href: `/desk/form${state.files[problem.file]?.form ?? ""}`,
        target: "form",
        // The editor does not come from one form to another by itself.
        onclick: () => setTimeout(() => form.contentWindow?.location.reload()),
      });
      item.append(link, ` ${sentenceOf(problem)}`);
      return item;
    }),
  );
  const count = changes?.length ?? 0;
  find("#count").textContent = changes
    ? count === 0
      ? "Nothing has changed since the last commit"
      : `${count} ${count === 1 ? "file" : "files"} changed since the last commit`
    : "No commit holds this folder, so nothing can be undone";
  find("#changes").replaceChildren(
    ...(changes ?? []).map(({ path, is, lines, tag }) => {
      const item = element("li", `${path}: ${is} `);
      item.append(
        element("button", "Undo", {
          type: "button",
          ariaLabel: `Undo ${path}`,
          onclick: () => void undo(path, tag),
        }),
        element("pre", lines),
      );
      return item;
    }),
  );
}

/** All files as they are on the disk. */
const onDisk = () => JSON.stringify(Object.entries(state.files).map(([path, { tag }]) => [path, tag]));
/** The same when the form was loaded. */
let loaded = onDisk();

const events = new EventSource("/desk/state");
/** Whether the server was away, as it is for a moment when there is a new page. What was asked of it meanwhile is asked again. */
let wasAway = false;
events.addEventListener("error", () => (wasAway = true));
events.addEventListener("message", ({ data }) => {
  const isFirst = Object.keys(state.files).length === 0;
  state = JSON.parse(String(data)) as State;
  if (isFirst) loaded = onDisk();
  list();
  note();
  turn(wasAway);
  // A form that was asked for meanwhile did not open. Where one is open, what is typed stays.
  if (wasAway && !form.contentDocument) form.src = "/desk/form";
  else if (wasAway && !form.contentDocument?.querySelector(".field")) form.contentWindow?.location.reload();
  wasAway = false;
});

form.name = "form";
form.addEventListener("load", () => {
  const { contentWindow, contentDocument } = form;
  if (!contentWindow || !contentDocument) return;
  say("");
  loaded = onDisk();
  new MutationObserver(() => {
    note();
    // A new entry gets its address without a word.
    turn();
  }).observe(contentDocument.body, { childList: true, subtree: true });
  contentWindow.addEventListener("hashchange", () => {
    // Between two forms nothing is typed: what changed on the disk, and what can be chosen, is read anew.
    if (loaded !== onDisk()) contentWindow.location.reload();
    else turn();
  });
});
find("#refused button").addEventListener("click", () => form.contentWindow?.location.reload());
