/** Files of a content folder: their schemas, and names that are wrong, so that no file is ignored without notice. */
import { readFileSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { z } from "zod";
import { fileOf, isFolder, recordFiles, singleFiles } from "../data/content-files.ts";
import type { RecordFolder } from "../data/content.ts";
import { contentFiles, schemaOf, wordFiles } from "../pages/pages.ts";
import { inFile, listed, suggest, type Mistake, type Problem } from "../reader/content-error.ts";
import { entriesIn, keyOf, type Folder } from "../reader/folder.ts";
import { pointer } from "../reader/read-text.ts";

const byName = new Intl.Collator("en", { numeric: true });

/** Slugs of the records of a folder, sorted: part9 before part10. */
export function slugsIn(folder: Folder, records: RecordFolder): string[] {
  const [name, ending] = recordFiles[records];
  const files = entriesIn(folder, name).filter(({ file }) => file.endsWith(ending));
  return files.map(({ file }) => keyOf(file)).toSorted(byName.compare);
}

/** The schema of each file that the content has or lacks. */
export const schemasOf = (folder: Folder): ReadonlyMap<string, z.ZodType> =>
  new Map([
    // A site needs a home page.
    [fileOf("pages", "home"), schemaOf("pages")],
    ...contentFiles.flatMap(([collection, path, schema]) => {
      const files = isFolder(collection)
        ? slugsIn(folder, collection).map((slug) => fileOf(collection, slug))
        : [path];
      return files.map((file) => [file, schema] as const);
    }),
  ]);

/** Names that a folder of the content can have. */
type Names = { isName: (name: string) => boolean; expected: string; known: readonly string[] };

const oneOf = (known: readonly string[]): Names => ({
  isName: (name) => known.includes(name),
  expected: `one of ${listed(known)}`,
  known,
});

const like = (form: RegExp, expected: string): Names => ({
  isName: (name) => form.test(name),
  expected,
  known: [],
});

const slug = "a name in lower case with hyphens, which is a part of its address, such as crisis-management";

const folders = new Map<string, Names>([
  ...Object.values(recordFiles).map(([folder, ending]): [string, Names] => [
    folder,
    like(new RegExp(`^(?=.{1,100}$)[a-z0-9]+(-[a-z0-9]+)*\\${ending}$`), slug + ending),
  ]),
  ["words", oneOf(wordFiles.map(({ kind }) => `${kind}.yaml`))],
  ["files", like(/^[\w-]{1,100}\.pdf$/, "a PDF file whose name has letters, digits and hyphens")],
  ["images", like(/^(?!.*\.pdf$)/i, "a photograph; PDF files belong in content/files")],
]);

const top = oneOf([
  ...Object.values(singleFiles).map(([file]) => file),
  ...[...folders.keys()].map((folder) => `${folder}/`),
]);

/** Why a file to download is no PDF, if it is none: pages would link to a file that nobody can open. */
function wrongPdf(path: string): Mistake | undefined {
  const expected = "a PDF file";
  const isThere = statSync(path, { throwIfNoEntry: false })?.isFile();
  const start = isThere ? readFileSync(path).toString("latin1", 0, 1024) : "";
  if (pointer.mark.test(start)) return { found: pointer.found, expected, remedy: pointer.remedy };
  if (start.includes("%PDF-")) return undefined;
  const remedy = "Export the document as PDF, and put that here.";
  return { found: "a file that is no PDF", expected, remedy };
}

/** Unknown files and wrong names. A folder instead of a file is reported when the file is read. */
export const wrongNames = ({ root, entries }: Folder): Problem[] =>
  entries.flatMap(({ file, isFolder: isDirectory }) => {
    const folder = dirname(file);
    // The entries of an unknown folder have no mistakes of their own.
    const names = folder === "." ? top : folders.get(folder);
    const name = basename(file) + (isDirectory ? "/" : "");
    if (names && !names.isName(name)) {
      const remedy = suggest(name, names.known, "Rename it, or move it out of this folder.");
      return inFile(file, { found: name, expected: names.expected, remedy });
    }
    const mistake = folder === "files" && wrongPdf(join(root, file));
    return mistake ? inFile(file, mistake) : [];
  });
