import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { settingsFor } from "./settings.ts";

const folder = mkdtempSync(join(tmpdir(), "desk-"));

beforeAll(() => {
  cpSync("content", join(folder, "sample"), { recursive: true });
  for (const language of ["en", "fr-CA"])
    execFileSync(process.execPath, [
      "scripts/new-site.ts",
      "--name=Atelier",
      "--url=https://atelier.example",
      "--currency=CAD",
      "--pages=all",
      `--language=${language}`,
      `--folder=${join(folder, language)}`,
    ]);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the editor refuses to open at all: a choice of nothing or of two alike, and a group without fields. */
function refusedIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const { options, fields, types } = value as Record<string, { value: unknown }[] | undefined>;
  const isRefused =
    [options, fields, types].some((list) => list?.length === 0) ||
    (options && new Set(options.map((one) => one.value)).size < options.length);
  return [...(isRefused ? [value] : []), ...Object.values(value).flatMap(refusedIn)];
}

it("gives settings that the editor takes for the sample", () => {
  expect(refusedIn(settingsFor(join(folder, "sample")))).toEqual([]);
});

it.for(["en", "fr-CA"])(
  "gives settings that the editor takes for a new site, whatever is left out of it: %s",
  { timeout: 30_000 },
  (language) => {
    const root = join(folder, language);
    expect(refusedIn(settingsFor(root))).toEqual([]);
    const parts = readdirSync(root);
    expect(parts.length).toBeGreaterThan(10);
    for (const part of parts) {
      const rest = join(folder, "rest");
      cpSync(root, rest, { recursive: true, filter: (path) => path !== join(root, part) });
      expect(refusedIn(settingsFor(rest)), part).toEqual([]);
      rmSync(rest, { recursive: true });
    }
  },
);

it("opens for two records of one id, of which the check speaks", () => {
  const root = join(folder, "sample");
  cpSync(join(root, "courses/design.yaml"), join(root, "courses/other.yaml"));
  expect(refusedIn(settingsFor(root))).toEqual([]);
});
