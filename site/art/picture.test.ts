import { expect, test } from "vitest";
import { toSvg } from "./picture.ts";
import { randomFrom } from "./random.ts";
import { tile } from "./scenes.ts";

const square = tile({ name: "solid", ground: "ink", colour: "ink" });

test("A picture becomes a complete document.", () => {
  expect(toSvg(square)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><path fill="#1b1830" shape-rendering="crispEdges" d="m0 0h100v100h-100z"/></svg>',
  );
});

test("A seed decides the numbers, and like seeds do not give like numbers.", () => {
  const [a, b] = [randomFrom("Lesson 1"), randomFrom("Lesson 1")];
  const first = Array.from({ length: 100 }, () => a());
  expect(Array.from({ length: 100 }, () => b())).toEqual(first);
  expect(Math.min(...first)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...first)).toBeLessThan(1);
  const starts = Array.from({ length: 1000 }, (_, i) => randomFrom(`Lesson ${i}`)());
  expect(starts.filter((n) => n < 0.5).length).toBeGreaterThan(420);
  expect(starts.filter((n) => n < 0.5).length).toBeLessThan(580);
});
