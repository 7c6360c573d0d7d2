/** Says what is wrong with a link, in a record or in prose. */
import { contentFolder } from "../content-folder.ts";
import { isWholeAddress } from "../schema/reference.ts";
import { listed, suggest, type Problem } from "./content-error.ts";

type Mistake = Pick<Problem, "expected" | "remedy">;

/** The places that links can lead to. */
export type Places = {
  /** The paths of all pages. */
  paths: readonly string[];
  /** The paths of the files of the content. */
  files: readonly string[];
  /** The ids on a page to which content can link, or nothing where they cannot be known, since what makes them is not sound. */
  idsOf: (path: string) => readonly string[] | undefined;
};

const addresses =
  "a path such as /course, an anchor such as #top, or an address that starts with https:, mailto: or tel:";

/** The ids that every page has (app/layouts/). */
const everywhere = ["top", "main"];

/** `page` is the path of the page that should have the anchor; nothing where the link stands on several, which have little in common. */
function anchorMistake(id: string, page: string | undefined, { idsOf }: Places): Mistake | undefined {
  const ids = page === undefined ? everywhere : idsOf(page);
  if (id !== "" && (!ids || ids.includes(id))) return undefined;
  const known = (ids ?? []).map((one) => `#${one}`);
  return {
    expected: `a place ${page === undefined ? "that every page has" : `of the page ${page}`}${ids ? `: ${listed(known)}` : ""}`,
    remedy:
      `${suggest(`#${id}`, known)} Correct what stands behind the #, or take it away with the #.`.trim(),
  };
}

function pathMistake(path: string, { paths, files }: Places): Mistake | undefined {
  if (paths.includes(path) || files.includes(path)) return undefined;
  if (/^\/files\/|\.pdf$/i.test(path))
    return {
      expected: `the path of a file in ${contentFolder}/files: ${listed(files)}`,
      remedy: `${suggest(path, files)} Correct the path, or put the file there.`.trim(),
    };
  return {
    expected: `the path of a page: ${listed(paths)}`,
    remedy: `${suggest(path, paths)} Correct the path, or add the page.`.trim(),
  };
}

/** Decodes the escapes of an address, where they can be decoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** What a whole address of each kind looks like, and what to do where it is none. */
const whole: ReadonlyMap<string, Mistake> = new Map([
  [
    "https",
    { expected: "an address such as https://www.example.org/page", remedy: "Write the whole address." },
  ],
  ["mailto", { expected: "an address such as mailto:name@example.org", remedy: "Write the whole address." }],
  ["tel", { expected: "a number such as tel:+15551234567", remedy: "Write the number without spaces." }],
]);

/** What is wrong with an address outside the site. */
function addressMistake(link: string): Mistake | undefined {
  const scheme = link.slice(0, link.indexOf(":"));
  const mistake = whole.get(scheme);
  if (mistake) return isWholeAddress(link) ? undefined : mistake;
  if (scheme === "http")
    return {
      expected: addresses,
      remedy: `Write https${link.slice(scheme.length)}, and try whether the page opens.`,
    };
  return { expected: addresses, remedy: "Write one of these, or take the link out." };
}

/**
 * Says what is wrong with a link, or nothing.
 *
 * @param page the path of the page on which the link stands, where there is only one.
 */
export function linkMistake(link: string, places: Places, page?: string): Mistake | undefined {
  const { paths } = places;
  const [before = "", id] = link.split(/#(.*)/s);
  const anchor = (path?: string) => (id === undefined ? undefined : anchorMistake(decoded(id), path, places));
  if (link.startsWith("#")) return anchor(page);
  if (/^\/(?!\/)/.test(link)) return pathMistake(before, places) ?? anchor(before);
  if (/^[a-z][a-z\d+.-]*:/i.test(link)) return addressMistake(link);
  const near = suggest(`/${before.replace(/^[./]+/, "")}`, paths);
  return {
    expected: addresses,
    remedy: `${near} A path starts with one /, an address outside the site with https://.`.trim(),
  };
}
