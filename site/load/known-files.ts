import { category } from "../schema/text.ts";
import { key } from "../schema/reference.ts";
import { suggest, type Problem } from "./content-error.ts";
import { fileOf, pageFiles, recordFiles, singleFiles } from "./files.ts";
import { filesIn, keyOf } from "./read.ts";

/** Reports a file that nothing reads, since it would be dropped in silence. */
function checkFolder(root: string, folder: string, known: readonly string[], problems: Problem[]): void {
  for (const file of filesIn(root, folder))
    if (!known.includes(file))
      problems.push({
        file,
        line: 1,
        field: "(the file)",
        found: `the file ${file}`,
        expected: "only files that a page reads",
        remedy: `${suggest(file, known)} Rename or remove it.`.trim(),
      });
}

/** Reports files that nothing reads, and names that cannot be a part of an address or name no category. */
export function checkKnownFiles(root: string, problems: Problem[]): void {
  checkFolder(
    root,
    "",
    Object.values(singleFiles).map(([file]) => file),
    problems,
  );
  checkFolder(
    root,
    "pages",
    Object.keys(pageFiles).map((name) => fileOf("pages", name)),
    problems,
  );
  for (const [kind, [folder, ending]] of Object.entries(recordFiles)) {
    for (const file of filesIn(root, folder)) {
      const name = keyOf(file);
      const place = { file, line: 1, field: "(the file)", found: `the file ${file}` };
      if (!file.endsWith(ending))
        problems.push({
          ...place,
          expected: `files whose names end in ${ending}`,
          remedy: "Rename or remove it.",
        });
      else if (kind === "categories" && !category.safeParse(name).success)
        problems.push({
          ...place,
          expected: `the name of a category: ${category.options.join(", ")}`,
          remedy: `${suggest(name, category.options)} Rename or remove it.`.trim(),
        });
      else if (!key.safeParse(name).success)
        problems.push({
          ...place,
          expected: "a name in lower case with hyphens, such as crisis-management",
          remedy: "Rename it; the name is the last part of the page's address.",
        });
    }
  }
}
