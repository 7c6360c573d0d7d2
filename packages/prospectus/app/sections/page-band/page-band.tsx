import type { ReactNode } from "react";
import type { BandView } from "../../../site/views/band.ts";
import { Breadcrumbs } from "../../components/breadcrumbs/breadcrumbs";
import { ButtonLink } from "../../components/button/button";
import { Image } from "../../components/image/image";
import { Link } from "../../components/link/link";
import styles from "./page-band.module.css";

type Props = {
  band: BandView;
  /** Stands in place of the band's own label. */ eyebrow?: ReactNode;
};

/** The flat band in the page's hue that opens an inner page: trail, title, what one can do at once, and a photograph or a drawn picture of its subject. */
export function PageBand({ band, eyebrow }: Props) {
  const above = eyebrow ?? band.label;
  const { kind, count, lead, links, button, photograph } = band;
  return (
    <header className={`band ${styles.band}`} data-hue={band.hue} data-kind={kind}>
      <div className={`wrap ${styles.inner}`}>
        <div className={`stack ${styles.words}`}>
          <Breadcrumbs {...band.breadcrumbs} />
          {above && <p className="eyebrow">{above}</p>}
          <h1 className={styles.title}>{band.title}</h1>
          <div className={styles.about}>
            {count && <p className="bold">{count}</p>}
            {lead && <p className={`${kind === "list" ? "" : "text-lead"} ${styles.lead}`}>{lead}</p>}
          </div>
          {(button ?? links.length > 0) && (
            <p className={`row ${styles.ways}`}>
              {links.map((link) => (
                <Link key={link.to} className="text-card" {...link} />
              ))}
              {button && <ButtonLink {...button} />}
            </p>
          )}
        </div>
        {photograph ? (
          <Image className={`frame unprinted ${styles.picture}`} image={photograph} />
        ) : (
          <Image inline className={`unprinted ${styles.picture}`} image={band.strip} />
        )}
      </div>
    </header>
  );
}
