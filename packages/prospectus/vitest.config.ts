import { defineConfig } from "vitest/config";

// Where Git itself runs the tests (bisect, a hook) it names its repository, and those that a test makes would be that one.
for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]) delete process.env[name];

/** Unit tests stand beside their code. */
export default defineConfig({
  test: {
    name: "unit",
    // Vitest would leave a core free, which is half of two.
    maxWorkers: "100%",
    // The JSON report is what `npm test` counts; package.json says where it goes.
    reporters: ["default", "json"],
    // Their provider is a fixture, so results do not depend on the folder that is built.
    env: { CONTENT: "content" },
    include: ["{app,site,scripts,tools}/**/*.test.ts"],
    // The modules under test keep no state, so all files share loaded modules. This saves a third of the time.
    isolate: false,
    // A busy machine takes longer over a large site.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
