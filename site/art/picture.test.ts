import { expect, test } from "vitest";
import { svgOf } from "../../tests/fixtures/art.ts";
import { below, pick, pickWeighted, randomFrom, shuffle } from "./random.ts";
import { tile } from "./scenes.ts";

const square = tile({ name: "solid", ground: "ink", colour: "ink" });

test("A picture becomes a complete document.", () => {
  expect(svgOf(square)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><path fill="#20140c" shape-rendering="crispEdges" d="m0 0h100v100h-100"/></svg>',
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

test("Where there is nothing to pick from, that is said.", () => {
  const message = new RangeError("Nothing to pick from.");
  expect(() => pick(() => 0, [])).toThrow(message);
  expect(() => pickWeighted(() => 0, [])).toThrow(message);
  expect(() => pickWeighted(() => 0.5, [["a", 0]])).toThrow(message);
});

test("Of weighted items each is picked as often as its weight says, and one without weight never.", () => {
  const items = [
    ["a", 1],
    ["none", 0],
    ["b", 3],
  ] as const;
  const picked = [0, 0.24, 0.25, 0.5, 0.999].map((at) => pickWeighted(() => at, items));
  expect(picked).toEqual(["a", "a", "b", "b", "b"]);
  // A sum that rounding makes too large ends with the last item.
  expect(pickWeighted(() => 1, items)).toBe("b");
});

test("A number below another is whole, and a shuffle keeps all items.", () => {
  expect([0, 0.5, 0.999].map((at) => below(() => at, 4))).toEqual([0, 2, 3]);
  expect([0, 0.34, 0.99].map((at) => pick(() => at, ["a", "b", "c"]))).toEqual(["a", "b", "c"]);
  const keys = [0.3, 0.1, 0.2];
  expect(shuffle(() => keys.shift() ?? 0, ["a", "b", "c"])).toEqual(["b", "c", "a"]);
});
