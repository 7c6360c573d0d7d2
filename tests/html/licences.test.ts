import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./pages.ts";

const entries = readFileSync(join(root, "licences.txt"), "utf8").split(`\n${"-".repeat(80)}\n\n`);
const { dependencies } = JSON.parse(readFileSync("package.json", "utf8")) as {
  dependencies: Record<string, string>;
};

// bcryptjs is in a worker; the fonts are no modules.
test.each([
  ...Object.keys(dependencies),
  "@fontsource-variable/bricolage-grotesque",
  "@fontsource-variable/instrument-sans",
])("the licence of %s is published with the site", (name) => {
  expect(entries.filter((entry) => entry.startsWith(`${name} `))).toHaveLength(1);
});

test("each licence comes with its whole text and who holds the rights", () => {
  expect(entries.length).toBeGreaterThan(10);
  for (const entry of entries) {
    expect(entry).toMatch(/Copyright/i);
    expect(entry).toMatch(
      /Permission (is hereby granted|to use)|SIL OPEN FONT LICENSE|Redistribution and use/i,
    );
  }
});
