// Path data as a value: parsed into absolute segments, moved about, and written back as short as it goes.
// Everything the engine draws goes through `format`, so shapes may be written legibly where they are made.

type Segment =
  | { kind: "M" | "L"; x: number; y: number }
  | { kind: "C"; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
  | { kind: "A"; rx: number; ry: number; tilt: number; large: boolean; sweep: boolean; x: number; y: number }
  | { kind: "Z" };

type Point = { x: number; y: number };

const token = /([a-zA-Z])|([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/g;

// Understands M L H V C A Z and their relative forms: all that the engine itself writes.
function parse(d: string): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  let command = "";
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const number = (): number => {
    token.lastIndex = at;
    const match = token.exec(d);
    const digits = match?.[2];
    if (match === null || digits === undefined)
      throw new SyntaxError(`Expected a number at ${at} in "${d}".`);
    at = token.lastIndex;
    return Number(digits);
  };
  // Arc flags may be written without a space after them, so they are read as single characters.
  const flag = (): boolean => {
    while (d[at] === " " || d[at] === ",") at++;
    const character = d[at++];
    if (character !== "0" && character !== "1")
      throw new SyntaxError(`Expected a flag at ${at - 1} in "${d}".`);
    return character === "1";
  };
  for (;;) {
    while (d[at] === " " || d[at] === "," || d[at] === "\n") at++;
    const character = d[at];
    if (character === undefined) return segments;
    if (/[a-zA-Z]/.test(character)) {
      command = character;
      at++;
    } else if (command === "M" || command === "m") {
      command = command === "M" ? "L" : "l";
    }
    const relative = command === command.toLowerCase();
    const dx = relative ? x : 0;
    const dy = relative ? y : 0;
    switch (command.toUpperCase()) {
      case "M":
      case "L":
        x = dx + number();
        y = dy + number();
        if (command.toUpperCase() === "M") {
          startX = x;
          startY = y;
          segments.push({ kind: "M", x, y });
        } else segments.push({ kind: "L", x, y });
        break;
      case "H":
        x = dx + number();
        segments.push({ kind: "L", x, y });
        break;
      case "V":
        y = dy + number();
        segments.push({ kind: "L", x, y });
        break;
      case "C": {
        const [x1, y1, x2, y2] = [dx + number(), dy + number(), dx + number(), dy + number()];
        x = dx + number();
        y = dy + number();
        segments.push({ kind: "C", x1, y1, x2, y2, x, y });
        break;
      }
      case "A": {
        const [rx, ry, tilt] = [number(), number(), number()];
        const [large, sweep] = [flag(), flag()];
        x = dx + number();
        y = dy + number();
        segments.push({ kind: "A", rx, ry, tilt, large, sweep, x, y });
        break;
      }
      case "Z":
        x = startX;
        y = startY;
        segments.push({ kind: "Z" });
        break;
      default:
        throw new SyntaxError(`Unknown command "${command}" in "${d}".`);
    }
  }
}

function round(value: number): number {
  // Adding nothing turns a negative zero into zero.
  return Math.round(value * 10) / 10 + 0;
}

function text(value: number): string {
  return String(round(value)).replace(/^(-?)0\./, "$1.");
}

// Joins a command and its numbers. A minus sign, or a point after a number that has one, separates by itself.
function join(command: string, previous: string, numbers: readonly string[], flagsAt = -1): string {
  let result = command;
  let last = command === "" ? previous : "";
  numbers.forEach((current, index) => {
    const afterFlag = flagsAt >= 0 && (index === flagsAt + 1 || index === flagsAt + 2);
    const separate =
      last !== "" &&
      !afterFlag &&
      !current.startsWith("-") &&
      !(current.startsWith(".") && last.includes("."));
    result += (separate ? " " : "") + current;
    last = current;
  });
  return result;
}

/**
 * Rewrites path data as short as it goes: one decimal at most, absolute or relative by length, repeated
 * commands left out. Relative steps start from the rounded point, so that errors do not add up.
 */
export function format(d: string): string {
  let result = "";
  let previousCommand = "";
  let previousNumber = "";
  let x = 0;
  let y = 0;
  let startX = 0;
  let startY = 0;
  const write = (options: readonly { command: string; numbers: readonly string[]; flagsAt?: number }[]) => {
    let best: { text: string; command: string; number: string } | undefined;
    for (const { command, numbers, flagsAt } of options) {
      const implied =
        (command === previousCommand && command.toUpperCase() !== "M") ||
        (previousCommand === "M" && command === "L") ||
        (previousCommand === "m" && command === "l");
      const written = join(implied ? "" : command, previousNumber, numbers, flagsAt);
      if (best === undefined || written.length < best.text.length) {
        best = { text: written, command, number: numbers.at(-1) ?? "" };
      }
    }
    if (best === undefined) return;
    result += best.text;
    previousCommand = best.command;
    previousNumber = best.number;
  };
  const segments = parse(d);
  segments.forEach((segment, index) => {
    if (segment.kind === "Z") {
      result += "z";
      previousCommand = "z";
      previousNumber = "";
      x = startX;
      y = startY;
      return;
    }
    const toX = round(segment.x);
    const toY = round(segment.y);
    const [X, Y, dx, dy] = [text(toX), text(toY), text(toX - x), text(toY - y)];
    switch (segment.kind) {
      case "M":
        startX = toX;
        startY = toY;
        write([
          { command: "M", numbers: [X, Y] },
          { command: "m", numbers: [dx, dy] },
        ]);
        break;
      case "L": {
        const next = segments[index + 1];
        // The last side of an outline is drawn by closing it.
        if (next?.kind === "Z" && toX === startX && toY === startY) break;
        if (toX === x && toY === y) break;
        if (toY === y)
          write([
            { command: "h", numbers: [dx] },
            { command: "H", numbers: [X] },
          ]);
        else if (toX === x)
          write([
            { command: "v", numbers: [dy] },
            { command: "V", numbers: [Y] },
          ]);
        else
          write([
            { command: "l", numbers: [dx, dy] },
            { command: "L", numbers: [X, Y] },
          ]);
        break;
      }
      case "C": {
        const absolute = [segment.x1, segment.y1, segment.x2, segment.y2];
        write([
          {
            command: "c",
            numbers: [...absolute.map((value, i) => text(round(value) - (i % 2 === 0 ? x : y))), dx, dy],
          },
          { command: "C", numbers: [...absolute.map(text), X, Y] },
        ]);
        break;
      }
      case "A": {
        const tilt = segment.rx === segment.ry ? 0 : segment.tilt;
        const head = [
          text(segment.rx),
          text(segment.ry),
          text(tilt),
          segment.large ? "1" : "0",
          segment.sweep ? "1" : "0",
        ];
        write([
          { command: "a", numbers: [...head, dx, dy], flagsAt: 3 },
          { command: "A", numbers: [...head, X, Y], flagsAt: 3 },
        ]);
        break;
      }
    }
    x = toX;
    y = toY;
  });
  return result;
}

// Readable, lossless form between two operations; `format` shortens it at the very end.
function print(segments: readonly Segment[]): string {
  return segments
    .map((s) => {
      switch (s.kind) {
        case "Z":
          return "Z";
        case "C":
          return `C${s.x1} ${s.y1} ${s.x2} ${s.y2} ${s.x} ${s.y}`;
        case "A":
          return `A${s.rx} ${s.ry} ${s.tilt} ${s.large ? 1 : 0} ${s.sweep ? 1 : 0} ${s.x} ${s.y}`;
        default:
          return `${s.kind}${s.x} ${s.y}`;
      }
    })
    .join("");
}

type Move = {
  /** Degrees clockwise, about the centre. */ angle?: number;
  /** The centre of turning, scaling and mirroring. */ cx?: number;
  cy?: number;
  scale?: number;
  /** Left becomes right, before turning. */ mirror?: boolean;
  /** Shift after all else. */ dx?: number;
  dy?: number;
};

/** The path mirrored, scaled and turned about (cx, cy), then shifted. Coordinates are changed; no transform is left. */
export function move(
  d: string,
  { angle = 0, cx = 0, cy = 0, scale = 1, mirror = false, dx = 0, dy = 0 }: Move,
): string {
  const radians = (angle * Math.PI) / 180;
  // Quarter turns must be exact, or shapes would miss their cell's edge by a rounding error.
  const cos = angle % 90 === 0 ? Math.round(Math.cos(radians)) : Math.cos(radians);
  const sin = angle % 90 === 0 ? Math.round(Math.sin(radians)) : Math.sin(radians);
  const at = (px: number, py: number): Point => {
    const ux = (px - cx) * scale * (mirror ? -1 : 1);
    const uy = (py - cy) * scale;
    return { x: cx + ux * cos - uy * sin + dx, y: cy + ux * sin + uy * cos + dy };
  };
  return print(
    parse(d).map((s): Segment => {
      switch (s.kind) {
        case "Z":
          return s;
        case "C": {
          const [p1, p2] = [at(s.x1, s.y1), at(s.x2, s.y2)];
          return { kind: "C", x1: p1.x, y1: p1.y, x2: p2.x, y2: p2.y, ...at(s.x, s.y) };
        }
        case "A":
          return {
            ...s,
            rx: s.rx * scale,
            ry: s.ry * scale,
            tilt: (mirror ? -s.tilt : s.tilt) + angle,
            sweep: s.sweep !== mirror,
            ...at(s.x, s.y),
          };
        default:
          return { kind: s.kind, ...at(s.x, s.y) };
      }
    }),
  );
}

// Points along an arc, its end included (SVG 1.1, appendix F.6.5).
function arcPoints(from: Point, arc: Segment & { kind: "A" }, steps: number): Point[] {
  const phi = (arc.tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const hx = (from.x - arc.x) / 2;
  const hy = (from.y - arc.y) / 2;
  const x1 = cos * hx + sin * hy;
  const y1 = -sin * hx + cos * hy;
  let { rx, ry } = arc;
  if (rx === 0 || ry === 0) return [{ x: arc.x, y: arc.y }];
  const lambda = (x1 / rx) ** 2 + (y1 / ry) ** 2;
  if (lambda > 1) {
    rx *= Math.sqrt(lambda);
    ry *= Math.sqrt(lambda);
  }
  const distance = (rx * y1) ** 2 + (ry * x1) ** 2;
  if (distance === 0) return [{ x: arc.x, y: arc.y }];
  const factor =
    (arc.large === arc.sweep ? -1 : 1) * Math.sqrt(Math.max(0, ((rx * ry) ** 2 - distance) / distance));
  const cx1 = (factor * rx * y1) / ry;
  const cy1 = (-factor * ry * x1) / rx;
  const cx = cos * cx1 - sin * cy1 + (from.x + arc.x) / 2;
  const cy = sin * cx1 + cos * cy1 + (from.y + arc.y) / 2;
  const start = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
  let sweep = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - start;
  if (arc.sweep && sweep < 0) sweep += 2 * Math.PI;
  if (!arc.sweep && sweep > 0) sweep -= 2 * Math.PI;
  return Array.from({ length: steps }, (_, i) => {
    const angle = start + (sweep * (i + 1)) / steps;
    const ex = rx * Math.cos(angle);
    const ey = ry * Math.sin(angle);
    return { x: cx + cos * ex - sin * ey, y: cy + sin * ex + cos * ey };
  });
}

/** The outlines of a path as polygons, curves cut into short chords: for measuring, never for drawing. */
export function outlines(d: string): Point[][] {
  const result: Point[][] = [];
  let current: Point[] = [];
  for (const s of parse(d)) {
    const from = current.at(-1) ?? { x: 0, y: 0 };
    switch (s.kind) {
      case "M":
        current = [{ x: s.x, y: s.y }];
        result.push(current);
        break;
      case "L":
        current.push({ x: s.x, y: s.y });
        break;
      case "C":
        for (let i = 1; i <= 16; i++) {
          const t = i / 16;
          const u = 1 - t;
          const mix = (a: number, b: number, c: number, e: number) =>
            u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * e;
          current.push({ x: mix(from.x, s.x1, s.x2, s.x), y: mix(from.y, s.y1, s.y2, s.y) });
        }
        break;
      case "A":
        current.push(...arcPoints(from, s, 24));
        break;
      case "Z":
        break;
    }
  }
  return result;
}

/** The box round a path, in its own units. */
export function bounds(d: string): { left: number; top: number; right: number; bottom: number } {
  const points = outlines(d).flat();
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function isClockwise(points: readonly Point[]): boolean {
  let area = 0;
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length];
    if (q !== undefined) area += p.x * q.y - q.x * p.y;
  });
  return area >= 0;
}

function reversed(segments: readonly Segment[]): Segment[] {
  const drawn = segments.filter((s): s is Exclude<Segment, { kind: "Z" }> => s.kind !== "Z");
  const last = drawn.at(-1);
  if (last === undefined) return [];
  const result: Segment[] = [{ kind: "M", x: last.x, y: last.y }];
  for (let i = drawn.length - 1; i > 0; i--) {
    const s = drawn[i];
    const to = drawn[i - 1];
    if (s === undefined || to === undefined) continue;
    if (s.kind === "A") result.push({ ...s, sweep: !s.sweep, x: to.x, y: to.y });
    else if (s.kind === "C")
      result.push({ kind: "C", x1: s.x2, y1: s.y2, x2: s.x1, y2: s.y1, x: to.x, y: to.y });
    else result.push({ kind: "L", x: to.x, y: to.y });
  }
  result.push({ kind: "Z" });
  return result;
}

function wound(d: string, clockwise: boolean): string {
  const groups: Segment[][] = [];
  for (const segment of parse(d)) {
    if (segment.kind === "M") groups.push([]);
    groups.at(-1)?.push(segment);
  }
  return groups
    .map((group) => {
      const [points] = outlines(print(group));
      return print(points !== undefined && isClockwise(points) !== clockwise ? reversed(group) : group);
    })
    .join("");
}

/** Every outline clockwise, so that overlapping pieces of one path unite under the nonzero rule. */
export function solid(...parts: readonly string[]): string {
  return wound(parts.join(""), true);
}

/** The first path with the others cut out of it. Each hole must lie within the solid, and holes must not overlap. */
export function cut(body: string, ...holes: readonly string[]): string {
  return wound(body, true) + wound(holes.join(""), false);
}

/** A rectangle by its top-left corner and size. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`;
}

/** A rectangle with rounded corners: one radius for all, or four (top left, top right, bottom right, bottom left). */
export function rounded(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number | readonly [number, number, number, number],
): string {
  const [a, b, c, e] = typeof radius === "number" ? [radius, radius, radius, radius] : radius;
  const corner = (r: number, dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : "");
  return (
    `M${x + a} ${y}H${x + width - b}${corner(b, b, b)}V${y + height - c}${corner(c, -c, c)}` +
    `H${x + e}${corner(e, -e, -e)}V${y + a}${corner(a, a, -a)}Z`
  );
}

/** A disc by its centre and radius. */
export function disc(cx: number, cy: number, r: number): string {
  // A small disc is one arc that all but closes: a tenth of a unit is never seen and saves half the bytes.
  if (r <= 10) return `M${cx - r} ${cy}a${r} ${r} 0 1 1 0 .1Z`;
  return `M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0Z`;
}

/** An upright ellipse by its centre and radii. */
export function oval(cx: number, cy: number, rx: number, ry: number): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 0 1 ${2 * rx} 0a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`;
}

/** A ring by its centre, outer and inner radius. */
export function ring(cx: number, cy: number, outer: number, inner: number): string {
  return cut(disc(cx, cy, outer), disc(cx, cy, inner));
}

/** A closed polygon through the points x, y, x, y… */
export function polygon(...points: readonly number[]): string {
  return solid(`M${points.join(" ")}Z`);
}

/** A sector of a ring from one angle to another: degrees, clockwise from three o'clock. */
export function sector(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  from: number,
  to: number,
): string {
  const point = (r: number, angle: number) => {
    const radians = (angle * Math.PI) / 180;
    return `${cx + r * Math.cos(radians)} ${cy + r * Math.sin(radians)}`;
  };
  const large = to - from > 180 ? 1 : 0;
  const inside =
    inner > 0 ? `L${point(inner, to)}A${inner} ${inner} 0 ${large} 0 ${point(inner, from)}` : `L${cx} ${cy}`;
  return `M${point(outer, from)}A${outer} ${outer} 0 ${large} 1 ${point(outer, to)}${inside}Z`;
}

/** A line of a given thickness through the points x, y, x, y… as a filled band: square ends, mitred corners. */
export function line(thickness: number, ...coordinates: readonly number[]): string {
  const points: Point[] = [];
  for (let i = 0; i + 1 < coordinates.length; i += 2) {
    points.push({ x: coordinates[i] ?? 0, y: coordinates[i + 1] ?? 0 });
  }
  const side = (sign: number): Point[] =>
    points.map((p, i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      const normal = (a: Point, b: Point): Point => {
        const length = Math.hypot(b.x - a.x, b.y - a.y);
        return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
      };
      const n1 = before ? normal(before, p) : after ? normal(p, after) : { x: 0, y: 0 };
      const n2 = after ? normal(p, after) : n1;
      const dot = 1 + n1.x * n2.x + n1.y * n2.y;
      const k = (sign * thickness) / 2 / dot;
      return { x: p.x + (n1.x + n2.x) * k, y: p.y + (n1.y + n2.y) * k };
    });
  return polygon(...[...side(1), ...side(-1).toReversed()].flatMap((p) => [p.x, p.y]));
}
