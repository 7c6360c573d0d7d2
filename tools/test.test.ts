import { expect, test } from "vitest";
import { slowestFiles, summaryOf } from "./test.ts";

const unit = { numPassedTests: 10, numFailedTests: 0 };
const spec = (title: string, status: string) => ({ title, file: "e2e/a.spec.ts", tests: [{ status }] });

test("The last line counts what passed and what failed.", () => {
  const browser = { stats: { expected: 5, flaky: 0, unexpected: 2 } };
  expect(summaryOf([unit, browser], false)).toEqual({ line: "15 passed, 2 failed", failed: 2 });
});

test("The last line names the tests that passed only at a retry.", () => {
  const browser = {
    stats: { expected: 1, flaky: 2, unexpected: 0 },
    suites: [
      {
        specs: [spec("One", "expected"), spec("Two", "flaky")],
        suites: [{ specs: [spec("Three", "flaky")] }],
      },
    ],
  };
  expect(summaryOf([unit, browser], true).line).toBe(
    "11 passed, 2 flaky, 0 failed. Passed only when tried again: e2e/a.spec.ts: Two; e2e/a.spec.ts: Three",
  );
});

test("A step that fails without a test counts as one failure.", () => {
  expect(summaryOf([unit], false)).toEqual({ line: "10 passed, 1 failed", failed: 1 });
});

test("The slowest files come first, with the seconds of all their tests.", () => {
  const tests = [{ status: "expected", results: [{ duration: 1500 }, { duration: 500 }] }];
  const browser = { suites: [{ suites: [{ specs: [{ title: "One", file: "e2e/a.spec.ts", tests }] }] }] };
  const vitest = {
    testResults: [{ name: `${process.cwd()}/site/b.test.ts`, startTime: 1000, endTime: 4250 }],
  };
  expect(slowestFiles([browser, vitest])).toEqual([
    "     3.3 s  site/b.test.ts",
    "     2.0 s  e2e/a.spec.ts",
  ]);
  expect(slowestFiles([browser, vitest], 1)).toHaveLength(1);
});
