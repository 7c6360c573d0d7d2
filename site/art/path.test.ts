import { SVGPathData } from "svg-pathdata";
import { expect, test } from "vitest";
import { format, forwards, move } from "./path.ts";

/** The box round a path. */
function bounds(d: string): { left: number; top: number; right: number; bottom: number } {
  const { minX, minY, maxX, maxY } = new SVGPathData(d).getBounds();
  return { left: minX, top: minY, right: maxX, bottom: maxY };
}

test("A path is written with relative commands and without spaces it can do without.", () => {
  expect(format("M 100 100 L 200 100 L 200 200 L 100 200 Z")).toBe("m100 100h100v100h-100");
  expect(format("M0 0A100 100 0 0 1 100 100L-3.25 0.5Z")).toBe("m0 0a100 100 0 0 1 100 100l-103.2-99.5");
});

test("A circle's turn, a step to where the path is and the last decimals are left out.", () => {
  expect(format("M0 0A50 50 30 0 1 100 0L100 0L50 60.04Z")).toBe("m0 0a50 50 0 0 1 100 0l-50 60");
});

test("Rounded steps end where the path ends, however many there are.", () => {
  const steps = Array.from({ length: 300 }, (_, i) => `L${i * 0.33} ${i * 0.27}`).join("");
  const { right, bottom } = bounds(format(`M0 0${steps}Z`));
  expect(right).toBeCloseTo(98.7, 5);
  expect(bottom).toBeCloseTo(80.7, 5);
});

test("Quarter turns are exact.", () => {
  expect(format(move("M0 0H100A100 100 0 0 1 0 100Z", { angle: 90, cx: 50, cy: 50 }))).toBe(
    "m100 0v100a100 100 0 0 1-100-100",
  );
});

test("Nothing is drawn as nothing.", () => {
  expect(format("")).toBe("");
});

test("What is mirrored is turned after that.", () => {
  expect(format(move("M0 0L30 10L30 0Z", { mirror: true, angle: 30 }))).toBe(
    format(move(move("M0 0L30 10L30 0Z", { mirror: true }), { angle: 30 })),
  );
});

test("Mirroring turns arcs the other way.", () => {
  expect(bounds(move("M0 100A50 50 0 0 1 100 100Z", { mirror: true, cx: 50 }))).toMatchObject({
    top: 50,
    bottom: 100,
  });
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
])("A shape %s is turned where it runs anticlockwise, and keeps its place.", (_, forth, back) => {
  expect(forwards(forth)).toBe(forth);
  expect(forwards(back)).not.toBe(back);
  expect(forwards(forwards(back))).toBe(forwards(back));
  expect(bounds(forwards(back))).toEqual(bounds(back));
});

test("A path that is none is refused.", () => {
  expect(() => format("M0 0X1 1")).toThrow(SyntaxError);
  expect(() => format("M0")).toThrow(SyntaxError);
});
