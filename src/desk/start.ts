/** What the desk adds to the editor in the browser. */
import type CMS from "@sveltia/cms";
import type { CustomPreviewTemplateProps } from "@sveltia/cms";
import { isFolder } from "../data/content-files.ts";
import { contentFiles } from "../pages/pages.ts";
import { keyOf } from "../reader/folder.ts";
import { checkBeforeSaving, textOf } from "./check.ts";

/** Beside each form, shows the page of its text. `address`: where the development server renders texts. */
function showPreviews(cms: typeof CMS, root: string, address: string): void {
  let timer = 0;
  const draw = async (document: Document, file: string, text: string) => {
    const response = await fetch(address, { method: "POST", body: JSON.stringify({ file, text }) });
    // A parsed page runs no scripts: only its look counts here.
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    // The frame has no address of its own, and links leave it.
    page.head.prepend(Object.assign(page.createElement("base"), { href: location.origin, target: "_blank" }));
    document.replaceChild(page.documentElement, document.documentElement);
  };
  for (const [collection, path] of contentFiles) {
    const name = isFolder(collection) ? collection : keyOf(path);
    cms.registerPreviewTemplate(name, ({ entry, document }: CustomPreviewTemplateProps) => {
      const { path: saved, data } = entry.toJS() as { path: string; data: object };
      const file = saved ? saved.slice(root.length + 1) : path.replace("*", "new");
      // Waits for a pause in typing. The frame of the editor then holds the page.
      clearTimeout(timer);
      timer = window.setTimeout(() => void draw(document, file, textOf(file, data)), 300);
      return null;
    });
  }
}

/** Adds the check and, in development, the previews. `root`: the content in the repository. `folder`: address of the desk. */
export function prepare(
  cms: typeof CMS,
  { root, folder, isLocal }: { root: string; folder: string; isLocal: boolean },
): void {
  checkBeforeSaving(cms, root, { texts: `${folder}texts.json`, isPublished: !isLocal });
  if (isLocal) showPreviews(cms, root, `${folder}preview`);
}
