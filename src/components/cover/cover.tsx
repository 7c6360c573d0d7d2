import type { CoverView } from "../../data/picture.ts";
import { cx } from "../cx";
import { Image } from "../image/image";
import styles from "./cover.module.css";

/** A card's cover. On hover one tile of a drawing turns: a second copy of the image, clipped to that cell. */
export function Cover({ cover, className }: { cover: CoverView; className?: string | undefined }) {
  const { field, turns, inline, face, src, width, height } = cover;
  return (
    <div className={cx(styles.cover, className)} data-at={field}>
      <Image inline={inline} className={styles.art} image={cover} />
      {turns && (
        <span className={styles.tile} data-at={turns}>
          <Image className={styles.art} image={{ src, width, height, alt: "" }} />
        </span>
      )}
      {face && (
        <span className={styles.face} data-at={face.at}>
          <Image image={face.image} />
        </span>
      )}
    </div>
  );
}
