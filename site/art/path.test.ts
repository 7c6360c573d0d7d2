import { SVGPathData } from "svg-pathdata";
import { expect, test } from "vitest";
import { cut, disc, format, move, polygon, solid } from "./path.ts";

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

test("The curves of an outline decide which way it runs, not its corners alone.", () => {
  const bothWays = [
    ["M0 0A60 24 0 0 1 38 0A24 19 0 0 0 0 0Z", "M0 0A24 19 0 0 1 38 0A60 24 0 0 0 0 0Z"],
    ["M0 0C0 40 40 40 40 0Z", "M40 0C40 40 0 40 0 0Z"],
  ] as const;
  for (const [one, other] of bothWays) {
    expect(format(solid(one))).toBe(format(solid(other)));
    expect(format(cut("", one))).toBe(format(cut("", other)));
    expect(format(cut("", one))).not.toBe(format(solid(one)));
  }
});

test("An outline that is drawn the other way round keeps its shape.", () => {
  for (const d of [disc(50, 50, 34), "M0 0C0 40 40 60 40 0Z", polygon(0, 0, 30, 10, 20, 40)]) {
    const [one, other] = [bounds(solid(d)), bounds(cut("M0 0H1V1Z", d))];
    for (const side of ["right", "bottom"] as const) expect(other[side]).toBeCloseTo(one[side]);
  }
});

test("A path that is none is refused.", () => {
  expect(() => format("M0 0X1 1")).toThrow(SyntaxError);
  expect(() => format("M0")).toThrow(SyntaxError);
});
