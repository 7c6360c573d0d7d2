import { expect, test } from "vitest";
import { bounds, format, forwards } from "./path.ts";

test("Rounding errors of steps do not add up.", () => {
  const steps = Array.from({ length: 300 }, (_, i) => `L${i * 0.33} ${i * 0.27}`).join("");
  const { maxX, maxY } = bounds(format(`M0 0${steps}Z`));
  expect(maxX).toBeCloseTo(98.7, 5);
  expect(maxY).toBeCloseTo(80.7, 5);
});

test.each([
  ["of lines", "M0 0L30 10L20 40Z", "M20 40L30 10L0 0Z"],
  ["of curves", "M40 0C40 40 0 40 0 0Z", "M0 0C0 40 40 40 40 0Z"],
  [
    "of arcs, where its corners say nothing",
    "M0 0A24 19 0 0 1 38 0A60 24 0 0 0 0 0Z",
    "M0 0A60 24 0 0 1 38 0A24 19 0 0 0 0 0Z",
  ],
  ["with a hole", "M0 0H90V90H0ZM10 10V20H20V10Z", "M0 0V90H90V0ZM10 10H20V20H10Z"],
])("A shape %s becomes clockwise and keeps its place.", (_, forth, back) => {
  expect(forwards(forth)).toBe(forth);
  expect(forwards(back)).not.toBe(back);
  expect(forwards(forwards(back))).toBe(forwards(back));
  expect(bounds(forwards(back))).toEqual(bounds(back));
});
