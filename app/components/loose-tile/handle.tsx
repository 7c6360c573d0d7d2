import { useRef, type KeyboardEvent, type PointerEvent } from "react";

/** What the handle is told. */
export type HandleProps = {
  words: { put: string; take: string; fits: string };
  /** Whether the tile is in its place. */ home: boolean;
  onMove: (home: boolean) => void;
};

/** A place beside the hole, in cells. */
type Place = { x: number; y: number };

/** A tile this near its hole, in cells, falls into it; and how far a key moves it. */
const near = 0.6;
const keyStep = 0.5;

/** A pointer that moved less than this, in CSS pixels, has pressed and not dragged. */
const slack = 4;

const arrows: Partial<Record<string, Place>> = {
  ArrowLeft: { x: -keyStep, y: 0 },
  ArrowRight: { x: keyStep, y: 0 },
  ArrowUp: { x: 0, y: -keyStep },
  ArrowDown: { x: 0, y: keyStep },
};

/** Where the tile lies, from the hole. The styles say it at first. */
function placeOf(tile: HTMLElement): Place {
  if (tile.dataset.home) return { x: 0, y: 0 };
  const { style } = tile;
  const shown = getComputedStyle(tile);
  const read = (name: string) => Number(style.getPropertyValue(name) || shown.getPropertyValue(name));
  return { x: read("--x"), y: read("--y") };
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
export function TileHandle({ words, home, onMove }: HandleProps) {
  const held = useRef<{ from: Place; x: number; y: number; dragged: boolean }>(undefined);

  const tileOf = (event: { currentTarget: HTMLElement }) => event.currentTarget.parentElement;
  const settle = (tile: HTMLElement) => {
    const { x, y } = placeOf(tile);
    if (Math.hypot(x, y) < near) goHome(tile, true);
  };
  const goHome = (tile: HTMLElement, arrives: boolean) => {
    for (const name of ["--x", "--y"]) tile.style.removeProperty(name);
    onMove(arrives);
  };

  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    const tile = tileOf(event);
    if (!tile || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { from: placeOf(tile), x: event.clientX, y: event.clientY, dragged: false };
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    const tile = tileOf(event);
    if (!tile || !held.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { from, x, y } = held.current;
    const [right, down] = [event.clientX - x, event.clientY - y];
    if (!held.current.dragged && Math.hypot(right, down) < slack) return;
    held.current.dragged = true;
    tile.dataset.held = "";
    if (home) onMove(false);
    lay(tile, { x: from.x + right / tile.offsetWidth, y: from.y + down / tile.offsetWidth });
  };
  const release = (event: PointerEvent<HTMLButtonElement>) => {
    const tile = tileOf(event);
    if (!tile || !held.current?.dragged) return;
    delete tile.dataset.held;
    settle(tile);
  };
  const press = (event: { currentTarget: HTMLElement }) => {
    const dragged = held.current?.dragged;
    held.current = undefined;
    const tile = tileOf(event);
    if (tile && !dragged) goHome(tile, !home);
  };
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = arrows[event.key];
    const tile = tileOf(event);
    if (!step || !tile) return;
    event.preventDefault();
    if (home) return;
    const { x, y } = placeOf(tile);
    lay(tile, { x: x + step.x, y: y + step.y });
    settle(tile);
  };

  return (
    <>
      <button
        type="button"
        className="loose-tile-handle"
        aria-label={home ? words.take : words.put}
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onClick={press}
        onKeyDown={key}
      />
      <p className="unseen" role="status">
        {home && words.fits}
      </p>
    </>
  );
}
