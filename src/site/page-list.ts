import type { Page } from "../data/page.ts";
import { pagesFrom, wordFiles, type SaidOfPage } from "../pages/pages.ts";
import { fileOf, recordFiles } from "../data/content-files.ts";
import type { RecordFolder } from "../data/content.ts";
import { dayAt } from "../data/schema/local-time.ts";
import { address } from "../data/schema/text.ts";
import { isOut, shows } from "../data/checks/presence.ts";
import { entriesIn, keyOf, readMarkdown, readYaml, type Source } from "../reader/read.ts";
import { readLocale } from "../data/checks/settings.ts";
import { valueAt } from "../reader/walk.ts";

/** What a site is made from: its content folder, the time of the build, and whether drafts show. */
export type SiteOptions = { root: string; clock: Date; drafts: boolean };

const byName = new Intl.Collator("en", { numeric: true });

export function slugsIn(root: string, folder: RecordFolder): string[] {
  const [name, ending] = recordFiles[folder];
  const files = entriesIn(root, name).filter(({ file }) => file.endsWith(ending));
  return files.map(({ file }) => keyOf(file)).toSorted(byName.compare);
}

export const fileNamesIn = (root: string, folder: string) =>
  new Set(entriesIn(root, folder).map(({ file }) => file));

function saidOfPage({ value }: Source): SaidOfPage {
  const { address: at, tallFooter, sections }: Record<string, unknown> = Object(value);
  const path = address.safeParse(at);
  return {
    ...(path.success ? { address: path.data } : {}),
    ...(tallFooter === true ? { footer: "tall" } : {}),
    sections: Array.isArray(sections) ? sections.map((one) => String(valueAt(one, ["kind"]))) : [],
  };
}

/** Every page of the files. A shown record has a page if it sets the key that its kind `needs`. */
export function pageListOf(
  root: string,
  isShown: (source: Source) => boolean,
  read: (file: string, ending: string) => Source | undefined,
): Page[] {
  const files = fileNamesIn(root, "words");
  const words = wordFiles.flatMap(({ kind, schema }): [string, SaidOfPage][] => {
    const file = fileOf("words", kind);
    const source = files.has(file) ? read(file, ".yaml") : undefined;
    if (source) return [[kind, saidOfPage(source)]];
    return schema.safeParse(undefined).success ? [[kind, {}]] : [];
  });
  return pagesFrom(new Map(words), (folder, key) =>
    slugsIn(root, folder).flatMap((slug) => {
      const source = read(fileOf(folder, slug), recordFiles[folder][1]);
      const isPage = source && isShown(source) && (!key || Object.hasOwn(Object(source.value), key));
      return isPage ? [{ ...saidOfPage(source), slug }] : [];
    }),
  );
}

/** Every page but the error page. It reads only names and addresses, so it works despite mistakes. */
export function listPages({ root, clock: now, drafts }: SiteOptions): Page[] {
  const clock = { today: dayAt(now, readLocale(root).timeZone), drafts };
  return pageListOf(
    root,
    (source) => isOut(source, clock.today) && shows(source.value, clock),
    (file, ending) => (ending === ".md" ? readMarkdown : readYaml)(root, file, []),
  );
}
