/** The editor in its frame. It takes the content folder for a repository of Gitea on this machine (repository.ts). */
import type { settingsFor } from "./settings.ts";

declare global {
  interface Window {
    /** What starts the editor. */
    initCMS?: (options: { config: object }) => void;
  }
}

const answer = await fetch("/desk/settings");
if (!answer.ok) {
  document.body.textContent = `The form cannot be made: ${await answer.text()}`;
  throw new Error(document.body.textContent);
}
const config = (await answer.json()) as ReturnType<typeof settingsFor>;
// Nobody signs in, and whoever saves goes on in the same form, with what is said of it.
localStorage.setItem("sveltia-cms.user", JSON.stringify({ backendName: "gitea", token: "desk" }));
localStorage.setItem("sveltia-cms.prefs", JSON.stringify({ closeOnSave: false, closeWithEscape: false }));
Object.assign(window, { CMS_MANUAL_INIT: true });
// As a script of the page: what Vite imports for us would load the form anew with the site, and all that was typed would be gone.
const editor = document.createElement("script");
editor.type = "module";
editor.src = "/desk/editor/npm/index.js";
editor.addEventListener("load", () =>
  window.initCMS?.({
    config: { ...config, backend: { ...config.backend, api_root: `${location.origin}/desk/api/v1` } },
  }),
);
document.head.append(editor);
