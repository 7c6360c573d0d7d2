import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const code = execFileSync("git", ["ls-files", "app", "site", "scripts", "deploy"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => file !== "" && !/\.test\.|\.snap$/.test(file));

test("No code names the provider of the sample: its name stands in the content.", () => {
  expect(code.length).toBeGreaterThan(300);
  expect(code.filter((file) => /tessera/i.test(readFileSync(file, "utf8")))).toEqual([]);
});
