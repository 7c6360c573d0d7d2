import type { CoverView } from "../../../site/views/cover.ts";
import { cx } from "../cx";
import { Image } from "../image/image";
import styles from "./cover.module.css";

/**
 * A card's cover; of a compact card a phone shows the tile with the figure alone. One tile of a drawn
 * one turns a quarter while the card says so with `--turned`: the same file a second time, in a window of that cell, out of which
 * nothing turns. A photograph has no tiles.
 */
export function Cover({ cover, className }: { cover: CoverView; className?: string | undefined }) {
  const { field, turns, inline, src, width, height } = cover;
  return (
    <div className={cx(styles.cover, className)} data-at={field}>
      <Image inline={inline} className={styles.art} image={cover} />
      {turns && (
        <span className={styles.tile} data-at={turns}>
          <Image image={{ src, width, height, alt: "" }} />
        </span>
      )}
    </div>
  );
}
