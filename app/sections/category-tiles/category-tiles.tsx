import type { ReactNode } from "react";
import type { Picture } from "../../../site/art/picture.ts";
import { Art } from "../../components/art/art";
import { Link } from "../../components/link/link";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { reveal } from "../../hooks/reveal";
import styles from "./category-tiles.module.css";

type Tile = { title: string; courses: string; to: string; category: string; tile: Picture };

type Props = {
  heading: { eyebrow: string; title: string; lead?: string | undefined };
  tiles: readonly Tile[];
  /** What stands below the tiles, such as the promo banners of the home page. */
  children?: ReactNode;
};

/** The top categories as joined cells under one outline. Each cell is one link; hover or focus turns its tile a quarter. */
export function CategoryTiles({ heading, tiles, children }: Props) {
  return (
    <section className={styles.section} aria-labelledby="top-categories">
      <div className="wrap">
        <SectionHeading
          id="top-categories"
          eyebrow={heading.eyebrow}
          title={heading.title}
          lead={heading.lead}
        />
        <ul className={styles.cells} ref={reveal}>
          {tiles.map(({ title, courses, to, category, tile }) => (
            <li key={title} className={styles.cell} data-category={category}>
              <span className={styles.frame}>
                <Art className={styles.tile} picture={tile} />
              </span>
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <Link to={to}>{title}</Link>
                </h3>
                <p className={styles.count}>{courses}</p>
              </div>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  );
}
