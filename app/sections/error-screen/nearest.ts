import { distance } from "fastest-levenshtein";

type Page = { to: string; label: string };

/** The page whose address is most like an unknown one, unless none is like it: at most a third of it may be wrong. */
export function nearest(path: string, pages: readonly Page[]): Page | undefined {
  const asked = path.toLowerCase().replace(/\/+$/, "");
  const ranked = pages
    .map((page) => ({ page, mistakes: distance(asked, page.to) }))
    .toSorted((a, b) => a.mistakes - b.mistakes);
  const best = ranked[0];
  return best && best.mistakes <= Math.max(2, Math.floor(best.page.to.length / 3)) ? best.page : undefined;
}
