/** Reads the folders of all languages: the content folder, and the folders in it that site.yaml names. */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Content } from "../content.ts";
import type { Photograph } from "../images/photographs.ts";
import { checkFacts, untranslated } from "./check-facts.ts";
import { fileOfPage } from "../pages.ts";
import { fileOf } from "../records.ts";
import { valueAt } from "../schema/walk.ts";
import type { Page } from "../page.ts";
import { ContentError, describe, placeOf, type Problem } from "./content-error.ts";
import { listPages } from "./page-list.ts";
import { readContentAndPhotographs } from "./photographs.ts";
import { readMarkdown, readYaml } from "./read.ts";
import { isFurther, readLanguages } from "./settings.ts";

export type LanguageFolder = {
  root: string;
  content: Content;
  photographs: ReadonlyMap<string, Photograph>;
  name: string;
};

/** Name of a language in that language, such as English or Français. */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return name.replace(/^./u, (letter) => letter.toLocaleUpperCase(tag));
}

const prefixOf = (tag: string) => `/${tag.toLowerCase()}`;

/** Current and former addresses of the first language that begin with the prefix of another language. */
function takenAddresses(root: string, pages: readonly Page[]): Problem[] {
  const site = readYaml(root, fileOf("site"), []);
  const moved = Object.keys(Object(valueAt(site.value, ["moved"])));
  const places = [
    ...pages.map((page) => ({ path: page.path, file: fileOfPage(page), field: ["address"] })),
    ...moved.map((path) => ({ path, file: fileOf("site"), field: ["moved", path] })),
  ];
  return Object.keys(readLanguages(root)).flatMap((tag) =>
    places
      .filter(({ path }) => `${path}/`.toLowerCase().startsWith(`${prefixOf(tag)}/`))
      .map(({ path, file, field }) => ({
        ...placeOf({ ...(file.endsWith(".md") ? readMarkdown : readYaml)(root, file, []), file }, field),
        found: describe(path),
        expected: `an address that does not begin with ${prefixOf(tag)}, the prefix of the language ${tag}`,
        remedy: "Change the address.",
      })),
  );
}

/** Reads the content of all languages. All share look, address and host. Rejects with a `ContentError`. */
export async function readLanguageFolders(
  root: string,
  now: Date,
): Promise<[LanguageFolder, ...LanguageFolder[]]> {
  const problems: Problem[] = [];
  if (isFurther(root))
    problems.push({
      file: fileOf("site"),
      line: 1,
      field: "(the folder)",
      found: `${root}, the folder of a further language`,
      expected: `${dirname(root)}, the content folder of the whole site`,
      remedy: `Run the command with CONTENT=${dirname(root)}.`,
    });
  const read = async (folder: string, firstPaths?: readonly string[]) => {
    try {
      return await readContentAndPhotographs(join(root, folder), { now, ...(firstPaths && { firstPaths }) });
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      problems.push(...error.problems.map((one) => ({ ...one, file: join(folder, one.file) })));
      return undefined;
    }
  };
  const first = await read("");
  // Reading the first language reports missing folders.
  const languages = Object.entries(readLanguages(root)).filter(([tag]) => existsSync(join(root, tag)));
  const pages = languages.length > 0 ? listPages(root, now) : [];
  const firstPaths = pages.map(({ path }) => path);
  problems.push(...takenAddresses(root, pages));
  const others: [tag: string, name: string, Awaited<ReturnType<typeof read>>][] = [];
  for (const [tag, name] of languages)
    // oxlint-disable-next-line no-await-in-loop -- All jobs of sharp share one store of errors.
    others.push([tag, name, await read(tag, firstPaths)]);
  for (const [tag] of others) checkFacts(root, tag, problems);
  for (const [tag, , one] of others)
    if (one && one.content.site.language !== tag)
      problems.push({
        ...placeOf({ ...readYaml(join(root, tag), fileOf("site"), []), file: join(tag, fileOf("site")) }, [
          "language",
        ]),
        found: describe(one.content.site.language),
        expected: `${tag}, the name of its folder`,
        remedy: "Correct the language, or rename the folder.",
      });
  const folders = [["", first] as const, ...others.map(([tag, , one]) => [tag, one] as const)];
  for (const [folder, one] of others.length > 0 ? folders : [])
    if (one && one.content.labels.languages === undefined)
      problems.push({
        file: join(folder, fileOf("labels")),
        line: 1,
        field: "languages",
        found: "nothing",
        expected: "the name of the links to other languages, for screen readers",
        remedy: "Add the key “languages”.",
      });
  if (!first || problems.length > 0) throw new ContentError(problems);
  const { site, brand, mark } = first.content;
  const further = others.flatMap(([tag, name, one]): LanguageFolder[] => {
    if (!one) return [];
    const { url, base, transport, policy, countVisits } = site;
    const ofHost = { url, base, transport, policy, ...(countVisits ? { countVisits } : {}) };
    return [
      {
        root: join(root, tag),
        name,
        content: {
          ...one.content,
          notes: [...one.content.notes, ...untranslated(root, tag)],
          first: first.content,
          brand,
          mark,
          site: { ...one.content.site, ...ofHost, prefix: prefixOf(tag) },
        },
        photographs: new Map([...first.photographs, ...one.photographs]),
      },
    ];
  });
  return [{ root, name: ownName(site.language), ...first }, ...further];
}
