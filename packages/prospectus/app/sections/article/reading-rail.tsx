import type { PaintedPicture } from "../../../site/art/picture.ts";
import { Art } from "../../components/art/art";
import styles from "./reading-rail.module.css";

/**
 * A column of six tiles beside the text that comes together, one piece at a time, as the article is read. A scroll timeline
 * alone draws it, and it decorates only: where there is no such timeline, or for reduced motion, the tiles simply stand there.
 */
export function ReadingRail({ picture }: { picture: PaintedPicture }) {
  return (
    <div className={styles.margin} aria-hidden="true">
      <div className={styles.rail}>
        <Art className={`frame ${styles.tiles}`} picture={picture} />
      </div>
    </div>
  );
}
