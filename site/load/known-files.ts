import { key } from "../schema/reference.ts";
import { suggest, type Problem } from "./content-error.ts";
import { fileOf, pageFiles, recordFiles, singleFiles } from "./files.ts";
import { filesIn, keyOf } from "./read.ts";

/** A mistake in a file's name or place. */
const misplaced = (file: string, expected: string, remedy: string): Problem => ({
  file,
  line: 1,
  field: "(the file)",
  found: `the file ${file}`,
  expected,
  remedy: remedy.trim(),
});

/** Reports files that nothing reads, since they would be dropped in silence. */
function checkFolder(root: string, folder: string, known: readonly string[]): Problem[] {
  return filesIn(root, folder)
    .filter((file) => !known.includes(file))
    .map((file) =>
      misplaced(file, "only files that a page reads", `${suggest(file, known)} Rename or remove it.`),
    );
}

/** Says what is wrong with the name of a file that is a record, or nothing: it becomes a part of an address. */
function nameMistake(file: string, ending: string): Problem | undefined {
  const name = keyOf(file);
  if (!file.endsWith(ending))
    return misplaced(file, `files whose names end in ${ending}`, "Rename or remove it.");
  if (key.safeParse(name).success) return undefined;
  return misplaced(
    file,
    "a name in lower case with hyphens, such as crisis-management",
    "Rename it; the name is the last part of the page's address.",
  );
}

/** Reports files that nothing reads, and names that cannot be a part of an address. */
export function checkKnownFiles(root: string, problems: Problem[]): void {
  const single = Object.values(singleFiles).map(([file]) => file);
  const pages = Object.keys(pageFiles).map((name) => fileOf("pages", name));
  problems.push(...checkFolder(root, "", single), ...checkFolder(root, "pages", pages));
  for (const [folder, ending] of Object.values(recordFiles))
    problems.push(...filesIn(root, folder).flatMap((file) => nameMistake(file, ending) ?? []));
}
