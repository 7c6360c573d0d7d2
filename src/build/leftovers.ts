import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Addresses and numbers that are reserved for examples (RFC 2606; North American numbers 555-01xx). */
const reserved = /[\w@.-]+\.example\b|\b555-01\d\d\b/i;

/** Lines that contain a reserved address or number. */
export function leftoversIn(folder: string): string[] {
  const files = globSync("**/*.{yaml,md}", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
  return files.toSorted().flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .flatMap((line, index) => {
        const [found] = reserved.exec(line) ?? [];
        if (found === undefined) return [];
        return `${folder}/${file}:${index + 1}  “${found}” is an example. Replace it with your own address or number.`;
      }),
  );
}
