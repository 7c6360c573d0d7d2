/** The desk around form and page: what is wrong with the content, what changed since the last commit, and the page on which the open form shows. */
import type { State } from "./desk.ts";

/** An element of desk.html, which has each that is asked for. */
const find = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;
const form = find<HTMLIFrameElement>("#form");

const element = (name: string, text: string, more: object = {}, ...children: Element[]) => {
  const made = Object.assign(document.createElement(name), { textContent: text }, more);
  made.append(...children);
  return made;
};

async function undo(path: string, tag = ""): Promise<void> {
  const question = `Make ${path} again what it was in the last commit? What was written since, staged or not, is gone then.`;
  if (!confirm(question)) return;
  const answer = await fetch(`/desk/undo?path=${encodeURIComponent(path)}`, {
    method: "POST",
    headers: { "If-Match": `"${tag}"` },
  });
  if (answer.ok) return form.contentWindow?.location.reload();
  const { message }: { message: string } = await answer.json();
  alert(`${path} was not brought back: ${message}`);
}

function show({ problems, changes }: State): void {
  find("#problems").hidden = problems.length === 0;
  find("#problems ul").replaceChildren(
    ...problems.map(({ sentence, form: to }) => {
      // The editor does not come from one form to another by itself: a query of its own loads it anew.
      const href = `/desk/form?${to}#/edit/${to}`;
      return element("li", "", {}, element("a", sentence, { href, target: "form" }));
    }),
  );
  const count = changes?.length ?? 0;
  find("#count").textContent = !changes
    ? "No commit holds this folder, so nothing can be undone"
    : `${count || "No"} ${count === 1 ? "file" : "files"} changed since the last commit`;
  find("#changes").replaceChildren(
    ...(changes ?? []).map(({ path, is, lines, tag }) => {
      const onclick = () => void undo(path, tag);
      const button = element("button", "Undo", { type: "button", ariaLabel: `Undo ${path}`, onclick });
      return element("li", `${path}: ${is} `, {}, button, element("pre", lines));
    }),
  );
}

/** What the content is, and what it was when the form was loaded. */
let [now, loaded] = ["", ""];
/** The place of the form that is open. */
let open = "";

/** Shows the page of the open form, in a new frame: the editor goes back to its lists through the history, and would take an old one along. */
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
  // What was asked for while the server started anew shows an error of the browser.
  for (const frame of document.querySelectorAll("iframe"))
    if (!frame.contentDocument) frame.src = frame.getAttribute("src") ?? "";
});

form.addEventListener("load", () => {
  loaded = now;
  showPageOfForm();
  form.contentWindow?.addEventListener("hashchange", () => {
    // Between two forms nothing is typed: what changed on the disk, and what can be chosen, is read anew.
    if (loaded === now) showPageOfForm();
    else form.contentWindow?.location.reload();
  });
});
form.src = "/desk/form";
