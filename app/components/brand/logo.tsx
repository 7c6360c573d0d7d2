import type { ImageView } from "../../../site/images/picture-store.ts";
import { Image } from "../image/image";
import styles from "./brand.module.css";

/** A logo in place of mark and name, on a ground of its own, since it may lie over a band of any colour. */
export function Logo({ light, dark }: { light: ImageView; dark?: ImageView }) {
  return (
    <span className={styles.logo} data-themes={dark ? "both" : "light"}>
      <Image className={styles.light} image={light} />
      {dark && <Image className={styles.dark} image={dark} />}
    </span>
  );
}
