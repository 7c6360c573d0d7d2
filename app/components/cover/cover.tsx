import { Image, type ImageView } from "../image/image";
import { InlineArt } from "../inline-art/inline-art";
import styles from "./cover.module.css";

type Props = {
  cover: ImageView & {
    /** The cell that turns, from 0. */ turns?: readonly [column: number, row: number];
    /** Whether it stands on the first screen (see `InlineArt`). */ inline?: true;
  };
};

/**
 * A card's cover. One tile of a drawn one turns a quarter while the card says so with `--turned`: the same file a second time,
 * cut to that cell. A photograph has no tiles.
 */
export function Cover({ cover }: Props) {
  const { turns, inline, src, width, height } = cover;
  return (
    <>
      {inline ? (
        <InlineArt className={styles.art} image={cover} />
      ) : (
        <Image className={styles.art} image={cover} />
      )}
      {turns && (
        <img
          className={styles.tile}
          data-column={turns[0]}
          data-row={turns[1]}
          src={src}
          width={width}
          height={height}
          alt=""
          aria-hidden="true"
          loading="lazy"
          decoding="async"
        />
      )}
    </>
  );
}
