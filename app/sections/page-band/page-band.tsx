import type { ReactNode } from "react";
import type { BandView } from "../../../site/views/band.ts";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs";
import { Image } from "../../components/image/image";
import { Photograph } from "../../components/photograph/photograph";
import { Eyebrow } from "../../components/section-heading/section-heading";
import styles from "./page-band.module.css";

type Props = {
  band: BandView;
  /** Stands in place of the band's own label. */ eyebrow?: ReactNode;
};

/** The flat band in the page's hue that opens an inner page: trail, title, and a photograph or a drawn picture of its subject. */
export function PageBand({ band, eyebrow = band.label }: Props) {
  return (
    <header
      className={`band ${styles.band}`}
      data-hue={band.hue}
      data-photograph={band.photograph ? "" : undefined}
    >
      <div className={`wrap split early ${styles.inner}`}>
        <Breadcrumbs {...band.breadcrumbs} />
        <div className={`stack ${styles.words}`}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <h1 className={styles.title}>{band.title}</h1>
          {band.lead && <p className={`text-lead ${styles.lead}`}>{band.lead}</p>}
        </div>
        {!band.photograph && <Image inline className={`unprinted ${styles.picture}`} image={band.strip} />}
      </div>
      {band.photograph && <Photograph frame="band" image={band.photograph} />}
    </header>
  );
}
