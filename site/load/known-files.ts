/** Holds the names and places of the files in `content/` against what is read, so that no file is left out in silence. */
import { existsSync, statSync } from "node:fs";
import { contentFolder } from "../content-folder.ts";
import { key, keyLength } from "../schema/reference.ts";
import { suggest, type Problem } from "./content-error.ts";
import { wordFiles } from "../pages.ts";
import { fileOf, recordFiles, singleFiles, type RecordFolder } from "../records.ts";
import { entriesIn, keyOf } from "./read.ts";

/** What lies in the content folder under another name than it should have, and is read nevertheless, so that its own mistakes show at once. */
export type Misnamed = {
  /** The file in place of one of which there is one. */ insteadOf: ReadonlyMap<string, string>;
  /** Files that are meant as records. */ records: readonly {
    kind: RecordFolder;
    slug: string;
    file: string;
  }[];
};

/** A mistake in a file's name or place. */
const misplaced = (file: string, what: string, expected: string, remedy: string): Problem => ({
  file,
  line: 1,
  field: "(the file)",
  found: `the ${what} ${file}`.trimEnd(),
  expected,
  remedy: remedy.trim(),
});

/** The endings that people and programs give to files of a kind. */
const otherEndings = {
  ".yaml": /\.ya?ml(?:\.txt)?$/i,
  ".md": /\.(?:md|markdown|mdown|mkd)(?:\.txt)?$/i,
} as const;

/** The name that a file of another ending should have, or nothing if it is no such file. */
function rightName(file: string, ending: keyof typeof otherEndings): string | undefined {
  return otherEndings[ending].test(file) ? file.replace(otherEndings[ending], ending) : undefined;
}

const rename = (file: string) => `Rename it to ${file.split("/").at(-1)}.`;

/** Reports what is in a folder and is none of the files that are read from it. */
function checkFolder(
  root: string,
  folder: string,
  known: readonly string[],
  folders: readonly string[],
  problems: Problem[],
): [string, string][] {
  const entries = entriesIn(root, folder);
  return entries.flatMap(({ file, isFolder }): [string, string][] => {
    // A folder in the place of a file is reported when the file is read.
    if (known.includes(file) || (isFolder && folders.includes(file))) return [];
    if (folders.includes(file)) {
      problems.push(
        misplaced(
          file,
          "file",
          "a folder of this name",
          "Move the file away and make a folder of this name.",
        ),
      );
      return [];
    }
    const right = rightName(file.toLowerCase(), ".yaml");
    if (
      !isFolder &&
      right !== undefined &&
      known.includes(right) &&
      !entries.some((one) => one.file === right)
    ) {
      problems.push(misplaced(file, "file", `the name ${right}`, rename(right)));
      return [[right, file]];
    }
    const what = isFolder ? "folder" : "file";
    problems.push(
      misplaced(
        file,
        what,
        "only files that a page reads",
        isFolder
          ? `${suggest(file, folders)} Rename it, or move it out of ${contentFolder}/.`
          : `${suggest(file, known)} Rename or remove it.`,
      ),
    );
    return [];
  });
}

/** Says what is wrong with the name of a record's file, or nothing: it becomes a part of an address. */
function nameMistake(file: string): Problem | undefined {
  const name = keyOf(file);
  if (name.length > keyLength)
    return misplaced(
      file,
      "file",
      `a name of at most ${keyLength} characters; there are ${name.length}`,
      "Give it a shorter name; the name is the last part of the page's address.",
    );
  if (key.safeParse(name).success) return undefined;
  return misplaced(
    file,
    "file",
    "a name in lower case with hyphens, such as crisis-management",
    "Rename it; the name is the last part of the page's address.",
  );
}

/** Reports what is wrong in a folder of records, and gives the files that are records but for their ending. */
function checkRecords(root: string, kind: RecordFolder, problems: Problem[]): Misnamed["records"] {
  const [folder, ending] = recordFiles[kind];
  const entries = entriesIn(root, folder);
  return entries.flatMap(({ file, isFolder }) => {
    if (isFolder && !file.endsWith(ending)) {
      problems.push(
        misplaced(
          file,
          "folder",
          `only files whose names end in ${ending}`,
          `Move its files into ${contentFolder}/${folder}/ itself; folders inside it are not read.`,
        ),
      );
      return [];
    }
    if (file.endsWith(ending)) {
      const mistake = nameMistake(file);
      if (mistake) problems.push(mistake);
      return [];
    }
    const right = rightName(file, ending);
    const isTaken = entries.some((one) => one.file === right);
    problems.push(
      misplaced(
        file,
        "file",
        `files whose names end in ${ending}`,
        right === undefined || isTaken ? "Rename or remove it." : rename(right),
      ),
    );
    return right === undefined || isTaken ? [] : [{ kind, slug: keyOf(right), file }];
  });
}

/** The files to which pages link, with their folder: PDFs, which are published as they are. */
export const filesIn = (root: string) =>
  entriesIn(root, "files").flatMap(({ file, isFolder }) => (isFolder ? [] : [file]));

/** Reports what cannot be published among these files, and those that lie among the photographs. */
function checkFiles(root: string, problems: Problem[]): void {
  for (const { file, isFolder } of entriesIn(root, "files"))
    if (isFolder || !/^files\/[\w-]{1,100}\.pdf$/.test(file))
      problems.push(
        misplaced(
          file,
          isFolder ? "folder" : "file",
          "PDF files with names of letters, digits and hyphens, such as price-list.pdf",
          "Rename or remove it; the name is the last part of its address.",
        ),
      );
  for (const { file } of entriesIn(root, "images"))
    if (/\.pdf$/i.test(file))
      problems.push(
        misplaced(
          file,
          "file",
          "photographs; PDFs to which pages link lie in files/",
          `Move it to ${contentFolder}/files/; links to it begin with /files/.`,
        ),
      );
}

/** Whether there is a content folder at all; reports it otherwise. */
export function checkRoot(root: string, problems: Problem[]): boolean {
  if (existsSync(root) && statSync(root).isDirectory()) return true;
  problems.push(
    misplaced("", "content folder, which is not there", `a folder at ${root}`, "Restore the folder."),
  );
  return false;
}

/** Reports files and folders that nothing reads, and names that cannot be a part of an address. */
export function checkKnownFiles(root: string, problems: Problem[]): Misnamed {
  const single = Object.values(singleFiles).map(([file]) => file);
  const words = wordFiles.map(({ kind }) => fileOf("words", kind));
  const kinds = Object.keys(recordFiles) as RecordFolder[];
  const folders = ["words", "images", "files", "fonts", ...kinds.map((kind) => recordFiles[kind][0])];
  checkFiles(root, problems);
  return {
    insteadOf: new Map([
      ...checkFolder(root, "", single, folders, problems),
      ...checkFolder(root, "words", words, [], problems),
    ]),
    records: kinds.flatMap((kind) => checkRecords(root, kind, problems)),
  };
}
