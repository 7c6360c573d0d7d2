import { expect, test } from "vitest";
import { failuresOf, slowestFiles, summaryOf } from "./test.ts";

const unit = { numPassedTests: 10, numFailedTests: 0 };

test("The last line counts what passed and what failed.", () => {
  const browser = { stats: { expected: 5, unexpected: 2 } };
  expect(summaryOf([unit, browser], false)).toEqual({ line: "15 passed, 2 failed", failed: 2 });
});

test("A step that fails without a test counts as one failure.", () => {
  expect(summaryOf([unit], false)).toEqual({ line: "10 passed, 1 failed", failed: 1 });
});

test("The slowest files come first, with the seconds of all their tests.", () => {
  const tests = [{ results: [{ duration: 1500 }, { duration: 500 }] }];
  const browser = { suites: [{ suites: [{ specs: [{ title: "A", file: "e2e/a.spec.ts", tests }] }] }] };
  const vitest = {
    testResults: [{ name: `${process.cwd()}/site/b.test.ts`, startTime: 1000, endTime: 4250 }],
  };
  expect(slowestFiles([browser, vitest])).toEqual([
    "     3.3 s  site/b.test.ts",
    "     2.0 s  e2e/a.spec.ts",
  ]);
  expect(slowestFiles([browser, vitest], 1)).toHaveLength(1);
});

test("A failed test is named with its messages, without colours.", () => {
  const results = [{ duration: 1, errors: [{ message: "\u001b[31mExpected: 2\u001b[39m\nReceived: 3" }] }];
  const specs = [{ title: "Two is two", file: "e2e/a.spec.ts", tests: [{ results }] }];
  const assertionResults = [
    { fullName: "One is one", failureMessages: ["Error: not one"] },
    { fullName: "Three is three", failureMessages: [] },
  ];
  const vitest = { testResults: [{ name: "b.test.ts", startTime: 0, endTime: 1, assertionResults }] };
  expect(failuresOf([{ suites: [{ suites: [{ specs }] }] }, vitest])).toEqual([
    "Two is two\n    Expected: 2\n    Received: 3",
    "One is one\n    Error: not one",
  ]);
});
