/** Mistakes of one file, from the whole check. Tests of YAML and schemas are beside their code. */
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mistakesAfter } from "../../tests/fixtures/content-copy.ts";

// Each is a file, the old text, the new text, and the start of the mistake.
test.each<[file: string, found: string | RegExp, put: string, said: string]>([
  [
    "site.yaml",
    "timeZone: UTC",
    "timeZone: UTC\ndesk: { repository: My site }",
    '16 desk.repository | "My site" | the owner and the name of a repository at GitHub, such as',
  ],
  ["site.yaml", 'postalCode: "45402"', "postalCode: 01067", "8 address.postalCode | 01067 | text"],
])("in %s, %s becomes %s: the mistake is explained", (file, found, put, said) => {
  const [mistake = "", ...others] = mistakesAfter(({ edit }) => edit(file, found, put));
  expect(mistake.slice(0, file.length + 1 + said.length)).toBe(`${file}:${said}`);
  expect(mistake).toMatch(/ \| .+ \| .+ \| [A-Z]\w+ /);
  expect(others.filter((other) => !other.includes(`${file}:${said.split(" ")[0]} `))).toEqual([]);
});

test("YAML aliases are reported and not followed", () => {
  const bomb = Array.from({ length: 30 }, (_, index) =>
    index === 0 ? "k0: &k0 [x, x]" : `k${index}: &k${index} [*k${index - 1}, *k${index - 1}]`,
  );
  const said = mistakesAfter(({ put }) => put("jobs.yaml", bomb.join("\n")));
  expect(said).toHaveLength(30);
  expect(said[0]).toMatch(/^jobs\.yaml:1 \(YAML\) \| “k0: &k0 \[x, x\]” \|/);
});

test("a broken symbolic link instead of a file is explained", () => {
  const said = mistakesAfter(({ root }) => {
    rmSync(join(root, "jobs.yaml"));
    symlinkSync("jobs.yaml", join(root, "jobs.yaml"));
  });
  expect(said).toEqual([
    "jobs.yaml:1 (the file) | a file that cannot be opened (ELOOP) | a readable file jobs.yaml | Restore the file, its rights, or what its symbolic link leads to.",
  ]);
});
