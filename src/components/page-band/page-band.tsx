import type { ReactNode } from "react";
import type { BandView } from "../../data/band.ts";
import { Breadcrumbs } from "../breadcrumbs/breadcrumbs";
import { Image } from "../image/image";
import { Link } from "../link/link";
import styles from "./page-band.module.css";

type Props = {
  band: BandView;
  /** Replaces the band's own label. */ eyebrow?: ReactNode;
};

/** The band of an inner page: breadcrumbs, title, quick links, and a photograph or drawing. */
export function PageBand({ band, eyebrow }: Props) {
  const above = eyebrow ?? band.label;
  const { kind, count, lead, links, photograph, size, lines, tiles } = band;
  return (
    <header className={`band ${styles.band}`} data-hue={band.hue} data-kind={kind}>
      <div className={styles.inner}>
        <div className={`stack ${styles.words}`}>
          <Breadcrumbs {...band.breadcrumbs} />
          {above && <p className="eyebrow">{above}</p>}
          <h1 className={styles.title} data-size={size}>
            {lines.map((line, row) => (
              <span key={row} className={styles.line}>
                {row + 1 < lines.length ? `${line} ` : line}
                {tiles?.[row] && (
                  <Image inline="span" className={`unprinted ${styles.tiles}`} image={tiles[row]} />
                )}
              </span>
            ))}
          </h1>
          <div className={`row ${kind === "word" ? "apart bold text-lead" : ""} ${styles.foot}`}>
            {lead && <p className={`text-lead ${styles.lead}`}>{lead}</p>}
            {count && <p className={`bold ${styles.count}`}>{count}</p>}
            {links.length > 0 && (
              <p className={`row ${styles.ways}`}>
                {links.map((link, index) => (
                  <Link key={index} className="text-card" {...link} />
                ))}
              </p>
            )}
          </div>
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
