import type { CoverView } from "../../../site/views/cover.ts";
import { Image } from "../image/image";
import styles from "./cover.module.css";

/**
 * A card's cover. One tile of a drawn one turns a quarter while the card says so with `--turned`: the same file a second time, in a
 * window of that cell, out of which nothing turns. A photograph has no tiles.
 */
export function Cover({ cover }: { cover: CoverView }) {
  const { turns, inline, src, width, height } = cover;
  return (
    <>
      <Image inline={inline} className={styles.art} image={cover} />
      {turns && (
        <span className={styles.tile} data-column={turns[0]} data-row={turns[1]}>
          <Image image={{ src, width, height, alt: "" }} />
        </span>
      )}
    </>
  );
}
