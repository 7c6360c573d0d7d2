/** Compares the names and places of the files in `content/` with what is read, so that no file is left out in silence. */
import { existsSync, statSync } from "node:fs";
import { contentFolder } from "../content-folder.ts";
import { wordFiles } from "../pages.ts";
import { fileOf, recordFiles, singleFiles } from "../records.ts";
import { key } from "../schema/reference.ts";
import { suggest, type Problem } from "./content-error.ts";
import { earlierPlace } from "./earlier-names.ts";
import { entriesIn, keyOf } from "./read.ts";

type Entry = ReturnType<typeof entriesIn>[number];

/** A mistake in a file's name or place. */
const misplaced = ({ file, isFolder }: Entry, expected: string, remedy: string): Problem => ({
  file,
  line: 1,
  field: "(the file)",
  found: `the ${isFolder ? "folder" : "file"} ${file}`.trim(),
  expected,
  remedy: remedy.trim(),
});

/** Reports what is in a folder and is none of the files and folders that are read from it. */
function checkFolder(
  root: string,
  folder: string,
  files: readonly string[],
  folders: readonly string[],
  problems: Problem[],
): void {
  for (const entry of entriesIn(root, folder)) {
    const { file, isFolder } = entry;
    // A folder in the place of a file is reported when the file is read.
    if (files.includes(file) || (isFolder && folders.includes(file))) continue;
    const isFolderMissing = folders.includes(file);
    const near = isFolderMissing ? "" : suggest(file, [...files, ...folders]);
    const expected = isFolderMissing ? "a folder of this name" : "only files and folders that are read";
    const remedy = `${near} Rename it, or move it out of ${contentFolder}/.`;
    problems.push(misplaced(entry, expected, earlierPlace(file) ?? remedy));
  }
}

/** Reports what is in a folder of records and is no record's file: its name becomes a part of an address. */
function checkRecords(
  root: string,
  [folder, ending]: readonly [string, string, ...unknown[]],
  problems: Problem[],
) {
  for (const entry of entriesIn(root, folder)) {
    // A folder that is called like a file is reported when it is read.
    if (!entry.file.endsWith(ending))
      problems.push(
        misplaced(
          entry,
          `only files whose names end in ${ending}`,
          `Rename it, or move it out of ${contentFolder}/${folder}/.`,
        ),
      );
    else if (!key.safeParse(keyOf(entry.file)).success)
      problems.push(
        misplaced(
          entry,
          "a name in lower case with hyphens, such as crisis-management, of at most 100 characters",
          "Rename it; the name is the last part of the page's address.",
        ),
      );
  }
}

/** The files to which pages link, with their folder: PDFs, which are published as they are. */
export const filesIn = (root: string) =>
  entriesIn(root, "files").flatMap(({ file, isFolder }) => (isFolder ? [] : [file]));

/** Reports what cannot be published among these files, and those that lie among the photographs. */
function checkFiles(root: string, problems: Problem[]): void {
  for (const entry of [...entriesIn(root, "files"), ...entriesIn(root, "images")]) {
    const isSound = entry.file.startsWith("files/")
      ? !entry.isFolder && /^files\/[\w-]{1,100}\.pdf$/.test(entry.file)
      : !/\.pdf$/i.test(entry.file);
    if (!isSound)
      problems.push(
        misplaced(
          entry,
          "PDF files in files/ with names of letters, digits and hyphens, such as files/price-list.pdf",
          "Rename, move or remove it; the name is the last part of its address.",
        ),
      );
  }
}

/** Whether there is a content folder at all; reports it otherwise. */
export function checkRoot(root: string, problems: Problem[]): boolean {
  if (existsSync(root) && statSync(root).isDirectory()) return true;
  const remedy = "Restore the folder.";
  problems.push({
    ...misplaced({ file: "", isFolder: true }, `a folder at ${root}`, remedy),
    found: "nothing",
  });
  return false;
}

/** Reports files and folders that nothing reads, and names that cannot be a part of an address. */
export function checkKnownFiles(root: string, problems: Problem[]): void {
  const single = Object.values(singleFiles).map(([file]) => file);
  const words = wordFiles.map(({ kind }) => fileOf("words", kind));
  const folders = ["words", "images", "files", "fonts", ...Object.values(recordFiles).map(([name]) => name)];
  checkFiles(root, problems);
  checkFolder(root, "", single, folders, problems);
  checkFolder(root, "words", words, [], problems);
  for (const [folder, ending] of Object.values(recordFiles)) checkRecords(root, [folder, ending], problems);
}
