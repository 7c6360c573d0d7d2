/** The frame of the desk: mistakes, changes since the last commit, and the page of the open form. */
import type { State } from "./desk.ts";

/** An element of desk.html that always exists. */
const find = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;
const form = find<HTMLIFrameElement>("#form");

const element = (name: string, text: string, more: object = {}, ...children: Element[]) => {
  const node = Object.assign(document.createElement(name), { textContent: text }, more);
  node.append(...children);
  return node;
};

async function undo(path: string, tag = ""): Promise<void> {
  const question = `Restore ${path} from the last commit? All later changes to it are lost, staged ones too.`;
  if (!confirm(question)) return;
  const answer = await fetch(`/desk/undo?path=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: { "If-Match": `"${tag}"` },
  });
  if (answer.ok) return form.contentWindow?.location.reload();
  const { message }: { message: string } = await answer.json();
  alert(`${path} was not restored: ${message}`);
}

function show({ problems, changes }: State): void {
  find("#problems").hidden = problems.length === 0;
  find("#problems ul").replaceChildren(
    ...problems.map(({ sentence, form: to }) => {
      // The editor ignores a new hash, so the query forces a reload.
      const href = `/desk/form?${to}#/edit/${to}`;
      return element("li", "", {}, element("a", sentence, { href, target: "form" }));
    }),
  );
  const count = changes?.length ?? 0;
  find("#count").textContent = !changes
    ? "This folder has no commit, so nothing can be undone"
    : `${count || "No"} ${count === 1 ? "file" : "files"} changed since the last commit`;
  find("#changes").replaceChildren(
    ...(changes ?? []).map(({ path, is, lines, tag }) => {
      const onclick = () => void undo(path, tag);
      const button = element("button", "Undo", { type: "button", ariaLabel: `Undo ${path}`, onclick });
      return element("li", `${path}: ${is} `, {}, button, element("pre", lines));
    }),
  );
}

/** Hashes of the content: current, and when the form was loaded. */
let [now, loaded] = ["", ""];
let open = "";

/** Shows the page of the open form in a new frame. The editor navigates by history, which would include an old frame. */
function showPageOfForm(): void {
  const place = /collections\/([^/]+)\/entries\/([^?]+)/.exec(form.contentWindow?.location.hash ?? "");
  if (!place || open === `${place[1]}/${place[2]}`) return;
  open = `${place[1]}/${place[2]}`;
  const page = find<HTMLIFrameElement>("#page");
  const other = Object.assign(page.cloneNode(), { name: open, src: `/desk/page?form=${open}` });
  page.replaceWith(other);
  find<HTMLAnchorElement>("#address").href = other.src;
}

const events = new EventSource("/desk/state");
events.addEventListener("message", ({ data }) => {
  const state: State = JSON.parse(String(data));
  now = state.head;
  loaded ||= now;
  show(state);
  // Reload frames that failed while the server restarted.
  for (const frame of document.querySelectorAll("iframe"))
    if (!frame.contentDocument) frame.src = frame.getAttribute("src") ?? "";
});

form.addEventListener("load", () => {
  loaded = now;
  showPageOfForm();
  form.contentWindow?.addEventListener("hashchange", () => {
    // Between two forms there is no unsaved text, so changed files and options can be loaded.
    if (loaded === now) showPageOfForm();
    else form.contentWindow?.location.reload();
  });
});
form.src = "/desk/form";
