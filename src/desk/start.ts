/** What the desk adds to the editor in the browser. */
import type CMS from "@sveltia/cms";
import { checkBeforeSaving, type Texts } from "./check.ts";
import { showPreviews } from "./preview.ts";

/** Addresses of the texts of the content and, in development, of previews. `root`: the content in the repository. */
type Options = { root: string; texts: string; preview?: string };

/** Adds the check and the preview. Without a server there is no check, since saving needs none. */
export function prepare(cms: typeof CMS, { root, texts, preview }: Options): void {
  const read = async (): Promise<Texts | undefined> => {
    const response = await fetch(texts, { cache: "no-cache" }).catch(() => undefined);
    return response?.json();
  };
  checkBeforeSaving(cms, root, { read, isPublished: preview === undefined });
  if (preview !== undefined) showPreviews(cms, root, preview);
}
