import { expect, test } from "vitest";
import { summaryOf } from "./test.ts";

const unit = { numPassedTests: 10, numFailedTests: 0 };

test("The last line counts what passed, what passed only when it was tried again, and what failed.", () => {
  const browser = (flaky: number, unexpected: number) => ({ stats: { expected: 5, flaky, unexpected } });
  expect(summaryOf([unit, browser(0, 2)], false)).toEqual({ line: "15 passed, 2 failed", failed: 2 });
  expect(summaryOf([unit, browser(2, 0)], true).line).toBe("15 passed, 2 flaky, 0 failed");
});

test("A step that fails without a test counts as one failure.", () => {
  expect(summaryOf([unit], false)).toEqual({ line: "10 passed, 1 failed", failed: 1 });
});
