import { toSvg } from "./art/picture.ts";
import { logoMark } from "./art/scenes.ts";
import { siteFiles } from "./feeds/site-files.ts";
import { readContent, type Content } from "./load/load.ts";
import { readPhotographs } from "./images/photograph-files.ts";
import { PictureStore } from "./images/picture-store.ts";
import { makeViews } from "./screens.ts";
import { headPages, type HeadPage } from "./views/head.ts";

/** All that the content becomes: what each screen shows, by the screen's name; the pictures; and the text files for programs, by their paths without the first slash. */
export type MadeSite = {
  content: Content;
  /** The pages that search engines may list. */
  pages: readonly HeadPage[];
  views: Map<string, unknown>;
  pictures: PictureStore;
  texts: Map<string, string>;
};

/**
 * Makes everything from the content folder. The same content gives the same bytes, but for the date in security.txt, which
 * follows `now`, the time of the build. Rejects with a `ContentError` with all mistakes in the content. The files of photographs
 * are only planned: `renditionBytes` makes them.
 */
export async function makeSite(root: string, now: Date): Promise<MadeSite> {
  const { content, photographs } = readContent(root);
  const pictures = new PictureStore(await readPhotographs(root, photographs));
  pictures.files.set("favicon.svg", toSvg(logoMark()));
  const { views, reads } = makeViews({ content, pictures });
  const pages = headPages(content, views);
  return {
    content,
    pages,
    // What only the heads of the documents say is a module of its own, which nothing in the browser imports.
    views: new Map<string, unknown>(Object.entries({ ...views, head: { content, pages } })),
    pictures,
    texts: siteFiles({ content, root, pages, reads, now }),
  };
}
