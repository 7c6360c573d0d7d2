/** Checks the names of files in `content/`, so that no file is ignored without notice. */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { wordFiles } from "../pages/pages.ts";
import { fileOf, recordFiles, singleFiles } from "../data/content-files.ts";
import { key } from "../data/schema/reference.ts";
import { suggest, type Problem } from "../reader/content-error.ts";
import { entriesIn, keyOf } from "../reader/read.ts";
import { isFile, pointer } from "../reader/read-text.ts";

/** Expected name or place and what to do, if it is wrong. */
type Wrong = [expected: string, remedy: string] | undefined;

const single = Object.values(singleFiles).map(([file]) => file);
const words = wordFiles.map(({ kind }) => fileOf("words", kind));
const recordFolders = Object.values(recordFiles).map(([folder]): string => folder);
const folders = ["words", "images", "files", ...recordFolders];

const pdfName = /^files\/[\w-]{1,100}\.pdf$/;

const inFiles: Wrong = [
  "PDF files in files/ with names of letters, digits and hyphens, such as files/price-list.pdf",
  "Rename, move or delete it. Its name is the last part of its address.",
];

/** Unknown entry of a folder. A folder instead of a file is reported when the file is read. */
function unknownIn(known: readonly string[], file: string): Wrong {
  if (known.includes(file)) return undefined;
  return [
    "only files and folders of the content",
    suggest(file, known, "Rename it, or move it out of content/."),
  ];
}

/** Wrong name in a folder of records: the name becomes part of an address. */
function wrongRecord(folder: string, ending: string, file: string): Wrong {
  if (!file.endsWith(ending))
    return [`only files whose names end with ${ending}`, `Rename it, or move it out of content/${folder}/.`];
  if (key.safeParse(keyOf(file)).success) return undefined;
  return [
    "a name in lower case with hyphens, such as crisis-management, of at most 100 characters",
    "Rename it. Its name is the slug of the page.",
  ];
}

const rules: readonly (readonly [folder: string, (file: string, isFolder: boolean) => Wrong])[] = [
  ["files", (file, isFolder) => (!isFolder && pdfName.test(file) ? undefined : inFiles)],
  ["images", (file) => (/\.pdf$/i.test(file) ? inFiles : undefined)],
  [
    "",
    (file, isFolder) =>
      !isFolder && folders.includes(file)
        ? ["a folder with this name", "Rename it, or move it out of content/."]
        : unknownIn([...single, ...folders], file),
  ],
  ["words", (file) => unknownIn(words, file)],
  ...Object.values(recordFiles).map(
    ([folder, ending]) => [folder, (file: string) => wrongRecord(folder, ending, file)] as const,
  ),
];

export const filesIn = (root: string) =>
  entriesIn(root, "files").flatMap(({ file, isFolder }) => (isFolder ? [] : [file]));

/** Reports published files that are no PDF: pages would link to a file that nobody can open. */
function checkPdfs(root: string, refuse: (file: string, found: string, wrong: [string, string]) => void) {
  for (const file of filesIn(root).filter((name) => pdfName.test(name))) {
    const path = join(root, file);
    const start = isFile(path) ? readFileSync(path).toString("latin1", 0, 1024) : "";
    if (pointer.mark.test(start)) refuse(file, pointer.found, ["a PDF file", pointer.remedy]);
    else if (!start.includes("%PDF-"))
      refuse(file, "a file that is no PDF", ["a PDF file", "Export the document as PDF, and put that here."]);
  }
}

/** Reports unknown files and wrong names. Returns false if there is no content folder. */
export function checkKnownFiles(root: string, problems: Problem[]): boolean {
  const refuse = (file: string, found: string, [expected, remedy]: [string, string]) =>
    problems.push({ file, line: 1, field: "(the file)", found, expected, remedy });
  if (!statSync(root, { throwIfNoEntry: false })?.isDirectory()) {
    refuse("", "nothing", [`a folder at ${root}`, "Restore the folder."]);
    return false;
  }
  for (const [folder, wrongWith] of rules)
    for (const { file, isFolder } of entriesIn(root, folder)) {
      const wrong = wrongWith(file, isFolder);
      if (wrong) refuse(file, `the ${isFolder ? "folder" : "file"} ${file}`, wrong);
    }
  checkPdfs(root, refuse);
  return true;
}
