import { defineConfig } from "vitest/config";
import { isSample } from "./tests/sample.ts";

// Where Git itself runs the tests (bisect, a hook) it names its repository, and those that a test makes would be that one.
for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]) delete process.env[name];

/** Unit tests stand beside their code; the tests of the built HTML need `npm run build` first. */
export default defineConfig({
  test: {
    // Vitest would leave a core free, which is half of two.
    maxWorkers: "100%",
    // The JSON report is what `npm test` counts; package.json says where each project's goes.
    reporters: ["default", "json"],
    projects: [
      {
        test: {
          name: "unit",
          // They are of a provider of their own; what they say of its files is the same whichever folder is built.
          env: { CONTENT: "content" },
          include: ["{app,site,scripts,tools}/**/*.test.ts"],
          // The modules under test keep no state, so all files share what one has loaded: a third less to compute.
          isolate: false,
          // A busy machine takes longer over a large site.
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      { test: { name: "rules", include: ["tests/rules/**/*.test.ts"], testTimeout: 60_000 } },
      {
        test: {
          name: "html",
          isolate: false,
          // What is promised of all pages holds for every content; the others are of the sample.
          include: isSample ? ["tests/{html,promises,spec}/**/*.test.ts"] : ["tests/promises/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
