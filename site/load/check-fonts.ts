import type { Content, SoundContent } from "../content.ts";
import { fileOf } from "../records.ts";
import { fontParts, packageOf } from "../typefaces.ts";
import { describe } from "./content-error.ts";
import type { Report } from "./cross-checks.ts";

const names = ["display", "body"] as const;

/** Reports a font of brand.yaml whose file is not there or is none. */
export function checkFonts(root: string, { brand }: SoundContent, report: Report): void {
  if (!brand) return;
  for (const name of names) {
    const { file } = brand.fonts[name];
    const refuse = (what: string, expected: string, remedy: string) =>
      report(fileOf("brand"), ["fonts", name, "file"], {
        found: `${describe(file)}, ${what}`,
        expected,
        remedy,
      });
    try {
      if (fontParts(root, file, "").parts.length > 0) continue;
      const from = packageOf(file);
      refuse(
        "which is not there",
        "a file of the content folder, or of a package that is installed",
        from
          ? `Correct the path, or install the package: npm install --save-dev --save-exact ${from}`
          : "Put the file there, or correct the path.",
      );
    } catch {
      refuse(
        "which is no font",
        "a file in the format WOFF2, WOFF, TrueType or OpenType",
        "Put the file there anew.",
      );
    }
  }
}

/** Says of each font which letters of the content it does not have. That is no mistake: a name from elsewhere is read as well in a font of the system. */
export function missingLetters(root: string, content: Content): string[] {
  const letters = Array.from(JSON.stringify(content)).filter((character) => /\p{L}/u.test(character));
  return names.flatMap((name) => {
    const { family, file } = content.brand.fonts[name];
    const { missing } = fontParts(root, file, letters);
    if (missing.length === 0) return [];
    return `${family} (fonts.${name} in brand.yaml) does not have ${missing.slice(0, 12).join(", ")}${missing.length > 12 ? ", …" : ""}. Browsers take these letters from a font of the system; where they should not, choose another font.`;
  });
}
