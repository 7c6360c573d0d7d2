/** Content has the format that programs write, so a changed word is a changed line. */
import { globSync, readFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";

test("The content is in the format that programs write.", async () => {
  const files = globSync("{content,starter,tests/fixtures}/**/*.{yaml,md}");
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const text = readFileSync(file, "utf8");
    const yaml = file.endsWith(".md") ? /^---\n(.*?)^---\n/ms.exec(text)?.[1] : text;
    if (!yaml) continue;
    const options = { ...(await resolveConfig(file)), parser: "yaml" };
    const written = parseDocument(yaml).toString({ lineWidth: options.printWidth ?? 80 });
    expect.soft(yaml, file).toBe(await format(written, options));
  }
});
