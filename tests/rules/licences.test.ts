import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "vite";
import { licences } from "../../scripts/licences.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "licences-"));
  writeFileSync(join(root, "LICENSE"), "The site's own terms");
  for (const name of ["one", "@some/two", "three", "unsaid"]) {
    const folder = join(root, "node_modules", name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, "package.json"),
      JSON.stringify({ name, version: "1.2.3", license: "MIT", main: "index.js", type: "module" }),
    );
    writeFileSync(join(folder, "index.js"), `export const it = ${JSON.stringify(name)} + Date.now();`);
    if (name !== "unsaid") writeFileSync(join(folder, "LICENCE.md"), `Terms of ${name}\n`);
  }
  writeFileSync(join(root, "worker.js"), `import { it } from "@some/two"; postMessage(it);`);
});
afterAll(() => rmSync(root, { recursive: true }));

/** Builds a script for the browser; gives the file of licences. */
async function published(code: string): Promise<string> {
  writeFileSync(join(root, "entry.js"), code);
  const { site, workers } = licences(root, ["@fontsource-variable/instrument-sans"]);
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [site],
    worker: { format: "es", plugins: () => [workers] },
    build: { write: false, rolldownOptions: { input: join(root, "entry.js") } },
  });
  const { output } = [result].flat().find((one) => "output" in one) ?? { output: [] };
  const found = output.find(({ fileName }) => fileName === "licences.txt");
  return found?.type === "asset" ? String(found.source) : "";
}

test("The licences of the site, its packages, those of its workers, and its fonts are published.", async () => {
  const text = await published(
    `import { it } from "one"; console.log(it, new Worker(new URL("./worker.js", import.meta.url), { type: "module" }));`,
  );
  expect(text).toMatch(/^The site itself\n\nThe site's own terms\n/);
  expect(text).toContain("one 1.2.3 (MIT)\n\nTerms of one\n");
  expect(text).toContain("@some/two 1.2.3 (MIT)\n\nTerms of @some/two\n");
  expect(text).toMatch(/instrument-sans 5[\d.]+ \(OFL-1\.1\)\n\nCopyright .*Instrument Sans Project Authors/);
  expect(text).not.toContain("Terms of three");
});

test("A package that says nothing of its licence stops the build.", async () => {
  await expect(published(`import { it } from "unsaid"; console.log(it);`)).rejects.toThrow(
    "unsaid 1.2.3 reaches the browser, and its package has no file of its licence",
  );
});
