import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const descriptions = ["package.json", ...globSync("packages/{*,*/school}/package.json")];

test("A dependency has one version in all package.json files.", () => {
  const versions = new Map<string, Set<string>>();
  for (const file of descriptions) {
    const { name, version, dependencies, devDependencies, optionalDependencies } = read(file);
    const asked = { ...dependencies, ...devDependencies, ...optionalDependencies };
    for (const [one, range] of Object.entries({
      ...asked,
      ...(file !== "package.json" && name && { [name]: version }),
    }))
      versions.set(one, (versions.get(one) ?? new Set()).add(String(range).replace(/^\^/, "")));
  }
  expect([...versions].filter(([, all]) => all.size > 1).map(([name, all]) => [name, ...all])).toEqual([]);
  expect(versions.get("prospectus")).toEqual(
    new Set([read("packages/create-prospectus/package.json").version]),
  );
});

function published(name: string): string[] {
  const { stdout } = spawnSync("npm", ["pack", "--dry-run", "--json", "-w", name], {
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const found: unknown = JSON.parse(stdout);
  const [packed] = Object.values(found as { files: { path: string }[] }[]);
  return packed?.files.map(({ path }) => path) ?? [];
}

test("npm publishes the listed files of each package, and no test.", () => {
  const engine = published("prospectus");
  const rooms = new Set(engine.map((file) => /^(tools\/)?[^/]+/.exec(file)?.[0]));
  expect([...rooms].toSorted()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "app",
    "bin",
    "deploy",
    "docs",
    "package.json",
    "scripts",
    "site",
    "starter",
    "tools/desk",
    "tsconfig.json",
    "vite.config.ts",
  ]);
  expect(engine.filter((file) => /\.(test|spec)\.|__snapshots__|\.npmrc|\.gitignore/.test(file))).toEqual([]);
  expect(published("create-prospectus").toSorted()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "bin/create-prospectus.mjs",
    "package.json",
    "school/package.json",
    "school/prospectus.mjs",
  ]);
});
