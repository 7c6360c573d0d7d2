import type { SoundContent } from "../content.ts";
import { fileOf } from "../records.ts";
import { fontFile, packageOf } from "../typefaces.ts";
import { describe } from "./content-error.ts";
import type { Report } from "./cross-checks.ts";

/** Reports a font of brand.yaml whose file is not there. */
export function checkFonts(root: string, { brand }: SoundContent, report: Report): void {
  if (!brand) return;
  for (const name of ["display", "body"] as const) {
    const { file } = brand.fonts[name];
    if (fontFile(root, file)) continue;
    const from = packageOf(file);
    report(fileOf("brand"), ["fonts", name, "file"], {
      found: `${describe(file)}, which is not there`,
      expected: "a file of the content folder, or of a package that is installed",
      remedy: from
        ? `Correct the path, or install the package: npm install --save-dev --save-exact ${from}`
        : "Put the file there, or correct the path.",
    });
  }
}
