import { useRef, useState, type KeyboardEvent } from "react";
import type { SectionProps } from "../page-sections";
import { useHydrated } from "../../hooks/use-hydrated";
import laidScript from "./laid-script.ts?script";
import styles from "./mosaic.module.css";

type Props = NonNullable<SectionProps<"hero">["view"]["tiles"]>;

/** The column and row offsets of each arrow key. */
const steps: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const keyOf = (column: number, row: number) => `${column},${row}`;

/** The hero's mosaic. Tiles turn a quarter on a press. One button moves by arrow keys, so it is a single tab stop. */
export function Mosaic({ mosaic, words }: Props) {
  const hydrated = useHydrated();
  const [turns, setTurns] = useState<Readonly<Record<string, number>>>({});
  const [chosen, setChosen] = useState<readonly [column: number, row: number]>([0, 1]);
  const [announcement, setAnnouncement] = useState("");
  const art = useRef<HTMLDivElement>(null);

  /** The name of a tile; undefined if it cannot be turned. */
  function describe(column: number, row: number): string | undefined {
    const tile = mosaic.rings.flat().find((one) => one.column === column && one.row === row);
    return tile?.shape && `${tile.name}, ${words.row} ${row + 1}, ${words.column} ${column + 1}`;
  }

  function turn(column: number, row: number): void {
    const count = (turns[keyOf(column, row)] ?? 0) + 1;
    setTurns({ ...turns, [keyOf(column, row)]: count });
    setAnnouncement(`${describe(column, row)}: ${count * 90} ${words.degrees}`);
  }

  /** Moves to the next tile in a direction, past the face and plain tiles. A narrow window has the last rows and first columns. */
  function move(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = steps[event.key];
    const shown = art.current?.parentElement;
    if (!step || !shown) return;
    event.preventDefault();
    const side = event.currentTarget.offsetWidth;
    const columns = Math.round(shown.clientWidth / side);
    const first = 6 - Math.round(shown.clientHeight / side);
    const next = Array.from({ length: 6 }, (_, index) => ({
      column: chosen[0] + step[0] * (index + 1),
      row: chosen[1] + step[1] * (index + 1),
    })).find(({ column, row }) => column < columns && row >= first && describe(column, row));
    if (!next) return;
    setChosen([next.column, next.row]);
    setAnnouncement(describe(next.column, next.row) ?? "");
  }

  return (
    <div
      ref={art}
      className={styles.art}
      {...(hydrated && { role: "application", "aria-label": words.name })}
    >
      <script dangerouslySetInnerHTML={{ __html: laidScript }} />
      <svg viewBox="0 0 700 600" aria-hidden="true">
        {mosaic.fields.map(({ fill, d, crisp }, index) => (
          <path key={index} fill={fill} d={d} shapeRendering={crisp && "crispEdges"} />
        ))}
        {mosaic.rings.map((ring, distance) => (
          <g key={distance} className={styles.ring}>
            {ring.map(({ column, row, ground, colour, shape }, index) => {
              const turned = turns[keyOf(column, row)];
              return (
                <svg
                  key={index}
                  x={column * 100}
                  y={row * 100}
                  width="100"
                  height="100"
                  data-turned={turned}
                  onClick={shape ? () => turn(column, row) : undefined}
                >
                  <path fill={ground} d="m0 0h100v100h-100z" />
                  {/* The HTML has no style: nothing has turned yet. */}
                  {shape && (
                    <path
                      style={turned ? { rotate: `${turned * 90}deg` } : undefined}
                      fill={colour}
                      d={shape}
                    />
                  )}
                </svg>
              );
            })}
          </g>
        ))}
      </svg>
      <span id="tiles-hint" hidden>
        {words.hint}
      </span>
      {hydrated && (
        <>
          <button
            style={{
              insetInlineStart: `${(chosen[0] / 7) * 100}%`,
              insetBlockStart: `${(chosen[1] / 6) * 100}%`,
            }}
            type="button"
            className={styles.hand}
            aria-label={words.button}
            aria-describedby="tiles-hint"
            onKeyDown={move}
            onClick={() => turn(...chosen)}
          />
          <span className="unseen" role="status">
            {announcement}
          </span>
        </>
      )}
    </div>
  );
}
