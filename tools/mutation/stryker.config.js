import { availableParallelism } from "node:os";

/** The room whose code is mutated, and its folder in `site/`, whose tests alone run: `tools/mutation/mutate.ts` goes from room to room. */
const { ROOM: room = "feeds", FOLDER: folder = "feeds" } = process.env;

export default {
  testRunner: "vitest",
  vitest: { configFile: "tools/mutation/vitest.config.ts", related: false },
  mutate: [`site/${folder}/**/*.ts`, "!site/**/*.test.ts"],
  coverageAnalysis: "perTest",
  // What runs once, when a module is loaded, is the same for all tests of a run: docs/mutation.md.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `.cache/mutation/${room}.json`,
  tempDirName: `.cache/mutation/${room}`,
  jsonReporter: { fileName: `test-results/mutation/${room}.json` },
  reporters: ["clear-text", "progress-append-only", "json"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  ignorePatterns: ["build", ".cache", ".react-router", "test-results", "tests/visual", ".ci"],
  thresholds: { high: 95, low: 85, break: 85 },
  concurrency: availableParallelism(),
  // An endless loop is found by its count of rounds; on a busy machine a shorter limit would take slowness for one.
  timeoutMS: 60_000,
  // Stryker reads this file by functions that TypeScript 7 no longer has; the tests do not need it.
  tsconfigFile: "none",
};
