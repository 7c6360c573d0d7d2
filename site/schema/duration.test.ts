import { expect, test } from "vitest";
import { isoDuration } from "./duration.ts";

// What is one is read back in readers.property.test.ts.
test.each(["three weeks", "3 weeks or more", "8h", ""])("“%s” is no duration", (words) => {
  expect(isoDuration(words)).toBeUndefined();
});
