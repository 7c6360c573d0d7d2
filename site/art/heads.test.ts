import { expect, test } from "vitest";
import { brand } from "./dialect.ts";
import { headMosaic, type Composition } from "./heads.ts";
import { callToAction } from "./scenes.ts";

const seeds = Array.from({ length: 12 }, (_, i) => `title ${i}`);
const sizes: Record<Composition, readonly [columns: number, rows: number]> = {
  end: [3, 4],
  scatter: [5, 4],
  stair: [4, 4],
  floor: [20, 1],
  block: [5, 2],
  wide: [6, 4],
  mark: [3, 5],
};
const compositions = Object.keys(sizes) as Composition[];

test.each(compositions)("The head %s has its size for every title.", (composition) => {
  for (const seed of seeds) {
    const { width, height } = headMosaic({ composition, seed, dialect: brand, ground: "tint2" });
    expect([width / 100, height / 100]).toEqual(sizes[composition]);
  }
});

test.each(compositions.filter((name) => name !== "end"))(
  "The head %s keeps off its band's colour.",
  (composition) => {
    for (const ground of ["tint2", "tint1", "hue5", "tint4", "hue3"] as const) {
      if (composition === "mark" && ground !== "tint2") continue;
      const { layers } = headMosaic({ composition, seed: "a title", dialect: brand, ground });
      expect(layers.map(({ fill }) => fill)).not.toContain(ground);
    }
  },
);

test("In the call to action one cell lets the band show through, and no tile has the band's colour.", () => {
  for (const seed of seeds) {
    for (const ground of ["hue1", "hue2", "hue3", "hue4"] as const) {
      const { layers } = callToAction({ seed, ground, columns: 4, rows: 3, column: 2 });
      expect(layers.map(({ fill }) => fill)).not.toContain(ground);
      // Nothing fills the whole picture.
      expect(layers.map(({ d }) => d).filter((d) => /h400v300/i.test(d))).toEqual([]);
    }
  }
});
