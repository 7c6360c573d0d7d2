import type { PageView } from "../../../site/pages.ts";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs";
import { Image } from "../../components/image/image";
import { Eyebrow } from "../../components/section-heading/section-heading";
import "../../styles/bands.css";
import styles from "./category-head.module.css";

/** The band that opens a category's page: its title on a field in its hue, let into a large mosaic of its shapes. */
export function CategoryHead({ band, mosaic }: Pick<PageView<"category">, "band" | "mosaic">) {
  return (
    <header className={styles.band} data-band={band.hue}>
      <Image inline className={styles.mosaic} image={mosaic} />
      <div className={styles.field}>
        <div className={styles.words}>
          <Breadcrumbs {...band.breadcrumbs} />
          <div>
            <Eyebrow>{band.eyebrow}</Eyebrow>
            <h1 className={styles.title}>{band.title}</h1>
            {band.lead && <p className={styles.lead}>{band.lead}</p>}
          </div>
        </div>
      </div>
    </header>
  );
}
