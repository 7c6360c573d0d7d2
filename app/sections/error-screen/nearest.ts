import { distance } from "fastest-levenshtein";
import { view } from "virtual:content/near";

/** The page whose address is most like an unknown one, unless none is like it: at most a third of it may be wrong. */
export function nearest(path: string): { to: string; label: string } | undefined {
  const asked = path.toLowerCase().replace(/\/+$/, "");
  const ranked = view
    .map((page) => ({ page, mistakes: distance(asked, page.to) }))
    .toSorted((a, b) => a.mistakes - b.mistakes);
  const best = ranked[0];
  return best && best.mistakes <= Math.max(2, Math.floor(best.page.to.length / 3)) ? best.page : undefined;
}
