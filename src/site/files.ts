/** Files of a content folder: their schemas, and names that are wrong, so that no file is ignored without notice. */
import { readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import type { z } from "zod";
import { fileOf, isFolder, recordFiles, singleFiles } from "../data/content-files.ts";
import type { RecordFolder } from "../data/content.ts";
import { key } from "../data/schema/reference.ts";
import { contentFiles, schemaOf, wordFiles } from "../pages/pages.ts";
import { suggest, type Mistake, type Problem } from "../reader/content-error.ts";
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

/** Expected name or place, and what to do. */
type Wrong = readonly [expected: string, remedy: string];

const words = wordFiles.map(({ kind }) => fileOf("words", kind));
const endings = new Map<string, string>(Object.values(recordFiles).map(([name, ending]) => [name, ending]));
const folders = ["words", "images", "files", ...endings.keys()];
const known = [...Object.values(singleFiles).map(([file]) => file), ...folders];

const inFiles: Wrong = [
  "PDF files in files/ with names of letters, digits and hyphens, such as files/price-list.pdf",
  "Rename, move or delete it. Its name is the last part of its address.",
];

/** Wrong name in a folder of records: the name becomes part of an address. */
function wrongRecord(folder: string, ending: string, file: string): Wrong | undefined {
  if (!file.endsWith(ending))
    return [`only files whose names end with ${ending}`, `Rename it, or move it out of content/${folder}/.`];
  if (key.safeParse(keyOf(file)).success) return undefined;
  return [
    "a name in lower case with hyphens, such as crisis-management, of at most 100 characters",
    "Rename it. Its name is the slug of the page.",
  ];
}

function wrongWith(folder: string, file: string, isDirectory: boolean): Wrong | undefined {
  const ending = endings.get(folder);
  if (ending !== undefined) return wrongRecord(folder, ending, file);
  if (folder === "files")
    return !isDirectory && /^files\/[\w-]{1,100}\.pdf$/.test(file) ? undefined : inFiles;
  if (folder === "images") return /\.pdf$/i.test(file) ? inFiles : undefined;
  if (!isDirectory && folders.includes(file))
    return ["a folder with this name", "Rename it, or move it out of content/."];
  const names = folder === "words" ? words : known;
  // The entries of an unknown folder have no mistakes of their own.
  if (names.includes(file) || !["", "words"].includes(folder)) return undefined;
  return [
    "only files and folders of the content",
    suggest(file, names, "Rename it, or move it out of content/."),
  ];
}

/** Why a file to download is no PDF, if it is none: pages would link to a file that nobody can open. */
function wrongPdf(path: string): Mistake | undefined {
  const expected = "a PDF file";
  const isThere = statSync(path, { throwIfNoEntry: false })?.isFile();
  const start = isThere ? readFileSync(path).toString("latin1", 0, 1024) : "";
  if (pointer.mark.test(start)) return { found: pointer.found, expected, remedy: pointer.remedy };
  if (start.includes("%PDF-")) return undefined;
  return {
    found: "a file that is no PDF",
    expected,
    remedy: "Export the document as PDF, and put that here.",
  };
}

/** Unknown files and wrong names. A folder instead of a file is reported when the file is read. */
export const wrongNames = ({ root, entries }: Folder): Problem[] =>
  entries.flatMap(({ file, isFolder: isDirectory }) => {
    const wrong = wrongWith(file.includes("/") ? dirname(file) : "", file, isDirectory);
    const found = `the ${isDirectory ? "folder" : "file"} ${file}`;
    const mistake = wrong
      ? { found, expected: wrong[0], remedy: wrong[1] }
      : file.startsWith("files/") && wrongPdf(join(root, file));
    return mistake ? { file, line: 1, field: "(the file)", ...mistake } : [];
  });
