import { defineConfig } from "vitest/config";
import { isSample } from "./tests/sample.ts";

// Where Git itself runs the tests (bisect, a hook) it names its repository, and those that a test makes would be that one.
for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]) delete process.env[name];

/** What the engine promises of every site. */
const promises = "tests/promises/**/*.test.ts";

/** Unit tests stand beside their code; the tests of the built HTML need `npm run build` first. */
export default defineConfig({
  test: {
    // Vitest would leave a core free, which is half of two.
    maxWorkers: "100%",
    // The JSON report is what `npm test` counts; package.json says where each project's goes.
    reporters: ["default", "json"],
    projects: [
      { test: { name: "rules", include: ["{tests/rules,tools}/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "html",
          isolate: false,
          // What is promised of all pages holds for every content; the others are of the sample.
          include: isSample ? ["tests/{html,spec}/**/*.test.ts", promises] : [promises],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
