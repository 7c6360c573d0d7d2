import type { Records } from "../content.ts";
import { decoded, dialled, email, isPhone, isWholeAddress, oldPath } from "../schema/reference.ts";
import { listed, suggest, type Problem } from "../../reader/content-error.ts";

type LinkMistake = Pick<Problem, "expected" | "remedy">;

export type Targets = {
  paths: readonly string[];
  files: readonly string[];
  /** Anchors of a page. Undefined without the page. */
  idsOf: (path: string) => readonly string[] | undefined;
};

const expected =
  "a path such as /course, an anchor such as #top, or an address such as https://www.example.org, mailto:name@example.org or tel:+15551234567";

/** Anchors of every page (src/layouts/). */
const everywhere = ["top", "main"];

/** `page`: page with the anchor, or undefined if the link appears on several pages. */
function anchorMistake(id: string, page: string | undefined, { idsOf }: Targets): LinkMistake | undefined {
  const ids = page === undefined ? everywhere : idsOf(page);
  if (id !== "" && (!ids || ids.includes(id))) return undefined;
  const known = (ids ?? []).map((one) => `#${one}`);
  const place = page === undefined ? "on every page" : `on the page ${page}`;
  return {
    expected: `an anchor ${place}${ids ? `: ${listed(known)}` : ""}`,
    remedy: suggest(`#${id}`, known, "Correct the text after #, or delete it with the #."),
  };
}

function pathMistake(path: string, { paths, files }: Targets): LinkMistake | undefined {
  if (paths.includes(path) || files.includes(path)) return undefined;
  const isFile = /^\/files\/|\.pdf$/i.test(path);
  const known = isFile ? files : paths;
  return {
    expected: `the path of a ${isFile ? "file in content/files" : "page"}: ${listed(known)}`,
    remedy: suggest(path, known, `Correct the path, or add the ${isFile ? "file" : "page"}.`),
  };
}

/** The address that a link without its scheme means. */
function wholeAddressOf(link: string): string | undefined {
  if (email.safeParse(link).success) return `mailto:${link}`;
  if (isPhone(link)) return `tel:${dialled(link)}`;
  if (link.startsWith("http:")) return link.replace("http", "https");
  return /^www\./i.test(link) && isWholeAddress(`https://${link}`) ? `https://${link}` : undefined;
}

/** The mistake in a link, if any. `page`: path of the page with the link, if there is only one. */
export function linkMistake(link: string, targets: Targets, page?: string): LinkMistake | undefined {
  const [before = "", id] = link.split(/#(.*)/s);
  const anchor = (path?: string) =>
    id === undefined ? undefined : anchorMistake(decoded(id), path, targets);
  if (link.startsWith("#")) return anchor(page);
  if (/^\/(?!\/)/.test(link)) return pathMistake(before, targets) ?? anchor(before);
  if (isWholeAddress(link)) return undefined;
  const whole = wholeAddressOf(link);
  if (whole !== undefined) return { expected, remedy: `Write ${whole}.` };
  if (/^[a-z][a-z\d+.-]*:/i.test(link))
    return { expected, remedy: "Write one of these in full, without spaces." };
  const remedy = "Start a path with one /, and an address of another site with https://.";
  return { expected, remedy: suggest(`/${before.replace(/^[./]+/, "")}`, targets.paths, remedy) };
}

/** Why an address of this site, written in full, leads nowhere. Other programs can live on the same host, so this is a note. */
export function ownAddressNote(
  link: string,
  { url, base, moved }: Pick<Records["site"], "url" | "base" | "moved">,
  targets: Targets,
): string | undefined {
  if (!isWholeAddress(link) || !link.startsWith("https:")) return undefined;
  const { origin, pathname, hash } = new URL(link);
  if (origin !== url || !`${pathname}/`.startsWith(base)) return undefined;
  const path = oldPath(pathname).slice(base.length - 1) || "/";
  const isMoved = moved.some(({ from }) => oldPath(from) === path);
  if (isMoved || !linkMistake(path + hash, targets)) return undefined;
  return `has the link ${link}, which leads to nothing on this site. If no other program of the host answers there, correct it. Paths of pages start with /.`;
}
