import { SVGPathData, type SVGCommand } from "svg-pathdata";
import { memoized } from "./memoized.ts";

/** Path data as absolute M, L, C, A and Z only. Throws an Error if it is invalid (SVG 2, section 9.3). */
export function parse(d: string): SVGPathData {
  return new SVGPathData(d).toAbs().normalizeHVZ(false).normalizeST().qtToC();
}

function shorten(command: SVGCommand): SVGCommand {
  if (command.type === SVGPathData.ARC) {
    const { rX, rY, xRot } = command;
    return { ...command, xRot: rX === rY ? 0 : Math.round(xRot * 10) / 10 };
  }
  if (command.type !== SVGPathData.LINE_TO) return command;
  const { x, y, relative } = command;
  if (y === 0) return { type: SVGPathData.HORIZ_LINE_TO, relative, x };
  return x === 0 ? { type: SVGPathData.VERT_LINE_TO, relative, y } : command;
}

type Point = readonly [x: number, y: number];
type Written = { from: Point; to: Point; rest: string };

/** Keeps 0.1 unit between the ends of a disc's arc. Rounded to one point, a smaller disc would vanish. */
function keepOpen(command: SVGCommand): SVGCommand {
  if (command.type !== SVGPathData.ARC || command.lArcFlag === 0) return command;
  const gap = Math.hypot(command.x, command.y);
  if (gap === 0 || gap >= 0.099) return command;
  return { ...command, x: (command.x / gap) * 0.1, y: (command.y / gap) * 0.1 };
}

const write = memoized((outline: string): Written | undefined => {
  const path = parse(outline).toRel().transform(keepOpen).toAbs().round(10).sanitize();
  // A fill closes its path.
  path.commands = path.commands.filter(({ type }) => type !== SVGPathData.CLOSE_PATH);
  let from: Point | undefined;
  let [x, y] = [0, 0];
  for (const command of path.commands) {
    if ("x" in command && "y" in command) ({ x, y } = command);
    from ??= [x, y];
  }
  if (!from) return undefined;
  const [, ...rest] = path.toRel().round(10).transform(shorten).commands;
  return { from, to: [x, y], rest: SVGPathData.encode(rest).replaceAll(" -", "-") };
});

/** Shortens path data of filled shapes. The result starts with a relative `m`. Throws an Error if it is invalid. */
export function format(d: string): string {
  let [x, y] = [0, 0];
  const step = (from: number, to: number) => Math.round((to - from) * 10) / 10;
  return d
    .split(/(?=M)/)
    .map((outline) => {
      const written = write(outline);
      if (!written) return "";
      const { from, to, rest } = written;
      const start = `m${step(x, from[0])} ${step(y, from[1])}`.replace(" -", "-");
      [x, y] = to;
      return start + rest;
    })
    .join("");
}

/** The path scaled about the origin, then moved, as absolute path data. */
export const move = (d: string, by: { scale?: number; dx?: number; dy?: number }): string => moved([d, by]);

const moved = memoized(([d, { scale = 1, dx = 0, dy = 0 }]: Parameters<typeof move>) =>
  parse(d).matrix(scale, 0, 0, scale, dx, dy).encode(),
);

/** An arc that ends where it starts, as two halves. */
function halved(command: SVGCommand): SVGCommand | SVGCommand[] {
  if (command.type !== SVGPathData.ARC || command.lArcFlag === 0) return command;
  const { x, y, rX, sweepFlag } = command;
  const gap = Math.hypot(x, y);
  if (gap > 0.2) return command;
  const across = ((sweepFlag ? 2 : -2) * rX) / gap;
  const half = { ...command, lArcFlag: 0 as const, x: y * across, y: -x * across };
  return [half, { ...half, x: -half.x, y: -half.y }];
}

/** The path turned about a point, by degrees, in half units: tenths would take more bytes. */
export const rotate = (d: string, degrees: number, x: number, y: number): string =>
  parse(d)
    .toRel()
    .transform(halved)
    .toAbs()
    .rotate((degrees * Math.PI) / 180, x, y)
    .round(2)
    .encode();

export const bounds = memoized((d: string) => ({ ...parse(d).getBounds() }));

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

type Box = { x: number; y: number; width: number; height: number };

/** A rectangle with round corners at its right side: radii of the upper and the lower one. */
export function rounded({ x, y, width, height }: Box, upper: number, lower: number): string {
  const corner = (r: number, dx: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${r}` : "");
  return `M${x} ${y}H${x + width - upper}${corner(upper, upper)}V${y + height - lower}${corner(lower, -lower)}H${x}V${y}Z`;
}

/** A disc. Its one arc ends 0.1 unit early, which saves half the bytes. */
export const disc = (cx: number, cy: number, r: number) => `M${cx - r} ${cy}a${r} ${r} 0 1 1 0 .1Z`;

/** A ring. Its hole runs the other way (SVG's nonzero fill rule). */
export const ring = (cx: number, cy: number, outer: number, inner: number) =>
  `${disc(cx, cy, outer)}M${cx - inner} ${cy + 0.1}a${inner} ${inner} 0 1 0 0-.1Z`;
