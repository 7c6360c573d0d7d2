import * as fc from "fast-check";
import { SVGPathData } from "svg-pathdata";
import { expect, test } from "vitest";
import { format, move } from "./path.ts";

const coordinate = fc.integer({ min: -300, max: 300 });
/** An outline of lines, curves and arcs, closed as all that is filled. */
const outlines = fc
  .tuple(
    coordinate,
    coordinate,
    fc.array(
      fc.oneof(
        fc.tuple(coordinate, coordinate).map(([x, y]) => `L${x} ${y}`),
        fc
          .tuple(coordinate, coordinate, coordinate, coordinate, coordinate, coordinate)
          .map((to) => `C${to.join(" ")}`),
        fc
          .tuple(fc.integer({ min: 1, max: 200 }), coordinate, coordinate)
          .map(([r, x, y]) => `A${r} ${r} 0 0 1 ${x} ${y}`),
      ),
      { minLength: 1, maxLength: 6 },
    ),
  )
  .map(([x, y, steps]) => `M${x} ${y}${steps.join("")}Z`);

/** The corners of a path, in absolute units. */
const corners = (d: string) =>
  new SVGPathData(d)
    .toAbs()
    .normalizeHVZ(false)
    .commands.flatMap((command) =>
      "x" in command && "y" in command ? [[command.x, command.y] as const] : [],
    );

test("what was written short is read back with the same corners, and written the same again", () => {
  fc.assert(
    fc.property(fc.array(outlines, { minLength: 1, maxLength: 3 }), (parts) => {
      const short = format(parts.join(""));
      expect(short).toMatch(/^[mlhvcaz\d\s.-]*$/);
      expect(format(new SVGPathData(short).toAbs().encode())).toBe(short);
      const places = new Set(corners(parts.join("")).map(([x, y]) => `${x} ${y}`));
      for (const [x, y] of corners(short))
        expect(places).toContain(`${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`);
    }),
    { numRuns: 100 },
  );
});

test("four quarter turns, and two mirrorings, lead back", () => {
  fc.assert(
    fc.property(outlines, coordinate, coordinate, (d, cx, cy) => {
      const turn = (path: string) => move(path, { angle: 90, cx, cy });
      const mirror = (path: string) => move(path, { mirror: true, cx });
      expect(format(turn(turn(turn(turn(d)))))).toBe(format(d));
      expect(format(mirror(mirror(d)))).toBe(format(d));
      // Mirrored before it is turned: the other way round is the turn back, then mirrored.
      expect(format(move(d, { mirror: true, angle: 90, cx, cy }))).toBe(format(turn(mirror(d))));
    }),
    { numRuns: 100 },
  );
});

test("no text makes a path that a file could not hold: it is drawn, or refused with an error", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."MLCAZmlcaz019. -,e") }), (d) => {
      try {
        expect(format(d)).toMatch(/^[mlhvcaz\d\s.-]*$/);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
    { numRuns: 300 },
  );
});
