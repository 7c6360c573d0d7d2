import { expect, test } from "vitest";
import { slowestFiles, summaryOf } from "./test.ts";

test("The last line counts what passed and what failed. A step that fails without a test is one failure.", () => {
  const unit = { numPassedTests: 10, numFailedTests: 0 };
  const browser = { stats: { expected: 5, unexpected: 2 } };
  expect(summaryOf([unit, browser], false)).toBe("15 passed, 2 failed");
  expect(summaryOf([unit], true)).toBe("10 passed, 0 failed");
  expect(summaryOf([unit], false)).toBe("10 passed, 1 failed");
});

test("The slowest files come first, with the seconds of all their tests.", () => {
  const tests = [{ results: [{ duration: 1500 }, { duration: 500 }] }];
  const browser = { suites: [{ suites: [{ specs: [{ file: "e2e/a.spec.ts", tests }] }] }] };
  const vitest = {
    testResults: [{ name: `${process.cwd()}/site/b.test.ts`, startTime: 1000, endTime: 4250 }],
  };
  const slowest = ["     3.3 s  site/b.test.ts", "     2.0 s  e2e/a.spec.ts"];
  expect(slowestFiles([browser, vitest])).toEqual(slowest);
  expect(slowestFiles([browser, vitest], 1)).toEqual(slowest.slice(0, 1));
});
