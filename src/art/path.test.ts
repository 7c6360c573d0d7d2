import { expect, test } from "vitest";
import { bounds, format } from "./path.ts";

test("Rounding errors of steps do not add up.", () => {
  const steps = Array.from({ length: 300 }, (_, i) => `L${i * 0.33} ${i * 0.27}`).join("");
  const { maxX, maxY } = bounds(format(`M0 0${steps}Z`));
  expect(maxX).toBeCloseTo(98.7, 5);
  expect(maxY).toBeCloseTo(80.7, 5);
});
