import { defineConfig } from "vitest/config";

// A hook or bisect of Git sets these, and tests that make repositories would use them.
for (const name of ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"]) delete process.env[name];

/** Unit tests are beside their code. Tests of HTML need `npm run build` first. */
export default defineConfig({
  test: {
    // By default Vitest leaves a core free: half of two.
    maxWorkers: "100%",
    // `npm test` counts the results in the JSON report.
    reporters: ["default", "json"],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{src,scripts}/**/*.test.{ts,tsx}"],
          // The modules keep no state, so all files share loaded modules. This saves a third of the time.
          isolate: false,
          // Imports as in Node. Vitest's proxies of packages take a fifth of the time.
          deps: { interopDefault: false },
          // A busy machine takes longer over a large site.
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        test: {
          name: "rules",
          isolate: false,
          include: ["{tests/rules,tools}/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "html",
          isolate: false,
          deps: { interopDefault: false },
          include: ["tests/{html,spec,promises}/**/*.test.ts"],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
