import type { PaintedPicture } from "../../../site/art/picture.ts";
import { Art } from "../../components/art/art";
import styles from "./reading-rail.module.css";

/** Six decorative tiles beside the text, assembled by a scroll timeline. Without timelines, or with reduced motion, they are complete. */
export function ReadingRail({ picture }: { picture: PaintedPicture }) {
  return (
    <div className={styles.margin} aria-hidden="true">
      <div className={styles.rail}>
        <Art className={`frame ${styles.tiles}`} picture={picture} />
      </div>
    </div>
  );
}
