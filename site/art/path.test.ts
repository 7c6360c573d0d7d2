import { expect, test } from "vitest";
import { bounds, cut, disc, format, line, move, outlines, ring, rounded, solid } from "./path.ts";

test("A path is written with relative commands and without spaces it can do without.", () => {
  expect(format("M 100 100 L 200 100 L 200 200 L 100 200 Z")).toBe("M100 100h100v100H100z");
  expect(format("M0 0A100 100 0 0 1 100 100L-3.25 0.5Z")).toBe("M0 0a100 100 0 01100 100L-3.2.5z");
});

test("A written path reads back as the same outline.", () => {
  for (const d of [
    rounded(10, 20, 80, 60, [0, 5, 12.5, 0]),
    ring(50, 50, 44, 24),
    line(10, 0, 0, 50, 50, 90, 10),
    disc(20, 20, 8),
  ]) {
    const [a, b] = [bounds(d), bounds(format(d))];
    for (const side of ["left", "top", "right", "bottom"] as const) expect(b[side]).toBeCloseTo(a[side], 0);
  }
});

test("Quarter turns are exact.", () => {
  expect(format(move("M0 0H100A100 100 0 0 1 0 100Z", { angle: 90, cx: 50, cy: 50 }))).toBe(
    "M100 0v100A100 100 0 010 0z",
  );
});

test("Mirroring turns arcs the other way.", () => {
  expect(bounds(move("M0 100A50 50 0 0 1 100 100Z", { mirror: true, cx: 50 }))).toMatchObject({
    top: 50,
    bottom: 100,
  });
});

test("Solids wind one way and holes the other, whichever way they were written.", () => {
  const area = (points: { x: number; y: number }[]) =>
    points.reduce((sum, p, i) => {
      const q = points[(i + 1) % points.length] ?? p;
      return sum + p.x * q.y - q.x * p.y;
    }, 0);
  const [left, right] = outlines(solid("M0 0V10H10V0Z", "M20 0H30V10H20Z")).map(area);
  expect(left).toBeGreaterThan(0);
  expect(right).toBeGreaterThan(0);
  const [body, hole] = outlines(cut("M0 0V10H10V0Z", "M2 2H8V8H2Z")).map(area);
  expect(body).toBeGreaterThan(0);
  expect(hole).toBeLessThan(0);
});

test("A path that is none is refused.", () => {
  expect(() => format("M0 0Q1 1 2 2")).toThrow(SyntaxError);
  expect(() => format("M0")).toThrow(SyntaxError);
});
