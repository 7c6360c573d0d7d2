import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import words from "virtual:content/tile";

/** What the handle is told. */
export type HandleProps = {
  /** Whose words it has. */ of: keyof typeof words;
  tile: HTMLElement;
  /** Whether the tile is in its place. */ home: boolean;
  onMove: (home: boolean) => void;
};

/** A place beside the hole, in cells. */
type Place = { x: number; y: number };

/** A tile that is closer to its hole than this, in cells, falls into it. */
const snapDistance = 0.6;

/** A pointer that moved less than this, in CSS pixels, has pressed and not dragged. */
const slack = 4;

/** How far a key moves the tile, in cells. */
const steps: Partial<Record<string, Place>> = {
  ArrowLeft: { x: -0.5, y: 0 },
  ArrowRight: { x: 0.5, y: 0 },
  ArrowUp: { x: 0, y: -0.5 },
  ArrowDown: { x: 0, y: 0.5 },
};

/** Where the tile lies. The style sheet says it at first, and while it is in its place. */
function placeOf(tile: HTMLElement): Place {
  const style = getComputedStyle(tile);
  return { x: Number(style.getPropertyValue("--x")), y: Number(style.getPropertyValue("--y")) };
}

/** Lays the tile down, inside the picture. */
function lay(tile: HTMLElement, { x, y }: Place): void {
  const { clientWidth = 0, clientHeight = 0 } = tile.parentElement ?? {};
  const { offsetLeft, offsetTop, offsetWidth: cell } = tile;
  const within = (value: number, before: number, all: number) =>
    Math.min(Math.max(value, -before / cell), (all - before) / cell - 1);
  tile.style.setProperty("--x", String(within(x, offsetLeft, clientWidth)));
  tile.style.setProperty("--y", String(within(y, offsetTop, clientHeight)));
}

/**
 * Lets the loose tile be brought home: it is dragged, pressed, or moved with the arrow keys. Pressed once more it comes out again.
 * It lies under the tile's picture, inside what is moved.
 */
export function TileHandle({ of, tile, home, onMove }: HandleProps) {
  const held = useRef<{ from: Place; x: number; y: number; dragged: boolean }>(undefined);

  const putBack = (inPlace: boolean) => {
    for (const name of ["--x", "--y"]) tile.style.removeProperty(name);
    onMove(inPlace);
  };
  const settle = () => {
    const { x, y } = placeOf(tile);
    if (Math.hypot(x, y) < snapDistance) putBack(true);
  };

  const grab = ({ button, currentTarget, pointerId, clientX: x, clientY: y }: PointerEvent) => {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    held.current = { from: placeOf(tile), x, y, dragged: false };
  };
  const drag = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent) => {
    if (!held.current || !currentTarget.hasPointerCapture(pointerId)) return;
    const { from, x, y, dragged } = held.current;
    const [right, down] = [clientX - x, clientY - y];
    if (!dragged && Math.hypot(right, down) < slack) return;
    held.current.dragged = true;
    tile.toggleAttribute("data-held", true);
    onMove(false);
    lay(tile, { x: from.x + right / tile.offsetWidth, y: from.y + down / tile.offsetWidth });
  };
  const release = () => {
    if (!held.current?.dragged) return;
    tile.toggleAttribute("data-held", false);
    settle();
  };
  const press = () => {
    if (!held.current?.dragged) putBack(!home);
    held.current = undefined;
  };
  const key = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    if (home) return;
    const { x, y } = placeOf(tile);
    lay(tile, { x: x + step.x, y: y + step.y });
    settle();
  };

  return (
    <>
      <button
        type="button"
        className="loose-tile-handle"
        aria-label={home ? words[of].take : words[of].put}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={press}
        onKeyDown={key}
      />
      <p className="unseen" role="status">
        {home && words[of].fits}
      </p>
    </>
  );
}
