import type { ReactNode } from "react";
import type { BandView } from "../../../site/views/band.ts";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs";
import { Image } from "../../components/image/image";
import { Photograph } from "../../components/photograph/photograph";
import { Eyebrow } from "../../components/section-heading/section-heading";
import "../../styles/bands.css";
import styles from "./page-band.module.css";

type Props = {
  band: BandView;
  /** Stands in place of the band's own label. */ eyebrow?: ReactNode;
};

/** The flat band in the page's hue that opens an inner page: trail, title, and a photograph or a drawn picture of its subject. */
export function PageBand({ band, eyebrow = band.label }: Props) {
  return (
    <header className={styles.band} data-band={band.hue} data-photograph={band.photograph ? "" : undefined}>
      <div className={`wrap ${styles.inner}`}>
        <Breadcrumbs {...band.breadcrumbs} />
        <div className={styles.words}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className={styles.title}>{band.title}</h1>
          {band.lead && <p className={styles.lead}>{band.lead}</p>}
        </div>
        {!band.photograph && <Image inline className={styles.picture} image={band.strip} />}
      </div>
      {band.photograph && <Photograph frame="band" image={band.photograph} />}
    </header>
  );
}
