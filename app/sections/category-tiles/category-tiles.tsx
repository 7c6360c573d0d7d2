import type { ReactNode } from "react";
import type { HeadingView } from "../../../site/views/band.ts";
import type { PageView } from "../../../site/pages.ts";
import { Art } from "../../components/art/art";
import { Link } from "../../components/link/link";
import { Section } from "../../components/section/section";
import styles from "./category-tiles.module.css";

type Props = {
  heading: HeadingView;
  tiles: NonNullable<PageView<"courses">["categories"]>["tiles"];
  /** What stands below the tiles, such as the promo banners of the home page. */ children?: ReactNode;
};

/** The top categories as joined cells under one outline. Each cell is one link; hover or focus turns its tile a quarter. */
export function CategoryTiles({ heading, tiles, children }: Props) {
  return (
    <Section heading={heading} id="top-categories" className={styles.section}>
      <ul className={styles.cells}>
        {tiles.map(({ title, courses, to, hue, tile }) => (
          <li key={title} className={styles.cell} data-hue={hue}>
            <span className={styles.frame}>
              <Art className={styles.tile} picture={tile} />
            </span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link className="stretched" to={to}>
                  {title}
                </Link>
              </h3>
              <p className={styles.count}>{courses}</p>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
