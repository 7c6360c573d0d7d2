import { useRef, useState, type KeyboardEvent } from "react";
import type { PageView } from "../../../site/views/page-views.ts";
import { useHydrated } from "../../hooks/use-hydrated";
import laidScript from "./laid-script.ts?script";
import styles from "./mosaic.module.css";

type View = PageView<"home">["hero"];
type Tile = View["mosaic"]["rings"][number][number];

/** What each arrow key adds to the column and the row. */
const steps: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const place = ({ column, row }: Pick<Tile, "column" | "row">) => `${column} ${row}`;

/**
 * The hero's mosaic. Its tiles are laid from the face outwards, and each turns a quarter when it is pressed. By keyboard there is
 * one button, which the arrow keys take from tile to tile: whoever only reads passes one stop, and hears of it once.
 */
export function Mosaic({ mosaic, words }: { mosaic: View["mosaic"]; words: View["play"] }) {
  const hydrated = useHydrated();
  const [arrivedByRouteChange] = useState(hydrated);
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  const [chosen, setChosen] = useState({ column: 0, row: 1 });
  const [said, setSaid] = useState("");
  const art = useRef<HTMLDivElement>(null);
  const tiles = new Map(
    mosaic.rings
      .flat()
      .filter(({ shape }) => shape)
      .map((tile) => [place(tile), tile]),
  );
  const describe = ({ name, row, column }: Tile) =>
    `${name}, ${words.row} ${row + 1}, ${words.column} ${column + 1}`;

  function turn(at: string): void {
    const tile = tiles.get(at);
    if (!tile) return;
    const count = (turns[at] ?? 0) + 1;
    setTurns({ ...turns, [at]: count });
    setSaid(`${describe(tile)}: ${count * 90}°`);
  }

  /** On to the next tile in a direction, over the face and plain tiles. A narrow window shows the last rows and the first columns. */
  function move(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = steps[event.key];
    const shown = art.current?.parentElement;
    if (!step || !shown) return;
    event.preventDefault();
    const side = event.currentTarget.offsetWidth;
    const columns = Math.round(shown.clientWidth / side);
    const first = 6 - Math.round(shown.clientHeight / side);
    let { column, row } = chosen;
    for (;;) {
      column += step[0];
      row += step[1];
      if (column < 0 || column >= columns || row < first || row > 5) return;
      const tile = tiles.get(place({ column, row }));
      if (!tile) continue;
      setChosen({ column, row });
      setSaid(describe(tile));
      return;
    }
  }

  return (
    <div
      ref={art}
      className={styles.art}
      {...(hydrated && { role: "application", "aria-label": words.name })}
    >
      {!arrivedByRouteChange && <script dangerouslySetInnerHTML={{ __html: laidScript }} />}
      <svg viewBox="0 0 700 600" aria-hidden="true" focusable="false">
        {mosaic.still.map(({ fill, d, crisp }) => (
          <path key={fill + d} fill={fill} d={d} shapeRendering={crisp && "crispEdges"} />
        ))}
        {mosaic.rings.map((ring, index) => (
          <g key={index} className={arrivedByRouteChange ? undefined : styles.ring}>
            {ring.map((tile) => (
              <svg
                key={place(tile)}
                x={tile.column * 100}
                y={tile.row * 100}
                width="100"
                height="100"
                data-turned={turns[place(tile)]}
                onClick={() => turn(place(tile))}
              >
                <path fill={tile.ground.fill} d={tile.ground.d} />
                {tile.shape && <Shape shape={tile.shape} turns={turns[place(tile)]} />}
              </svg>
            ))}
          </g>
        ))}
      </svg>
      {hydrated && (
        <>
          <button
            type="button"
            className={styles.hand}
            ref={(button) => {
              if (button) button.style.translate = `${chosen.column * 100}% ${chosen.row * 100}%`;
            }}
            aria-label={words.button}
            aria-describedby="tiles-hint"
            onKeyDown={move}
            onClick={() => turn(place(chosen))}
          />
          <span id="tiles-hint" hidden>
            {words.hint}
          </span>
          <span className="unseen" role="status">
            {said}
          </span>
        </>
      )}
    </div>
  );
}

/** The part of a tile that turns. Its style is set by script alone: the page's policy allows none in the HTML. */
function Shape({ shape, turns = 0 }: { shape: NonNullable<Tile["shape"]>; turns: number | undefined }) {
  const path = (element: SVGPathElement | null) => {
    if (element && turns > 0) element.style.rotate = `${turns * 90}deg`;
  };
  return <path ref={path} fill={shape.fill} d={shape.d} />;
}
