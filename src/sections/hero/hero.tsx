import { Photograph } from "../../components/image/image";
import { ButtonLink } from "../../components/button/button";
import type { SectionProps } from "../page-sections";
import { Mosaic } from "./mosaic";
import styles from "./hero.module.css";

/** The home page's opening: words at the start; a photograph or the mosaic at the end, to the window's edge. */
export default function Hero({ view: hero }: SectionProps<"hero">) {
  const [before = "", after = ""] = hero.title.split(hero.highlight);
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <div className={`stack ${styles.words}`}>
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1 className={styles.title}>
            {before}
            <span className={styles.highlight}>{hero.highlight}</span>
            {after}
          </h1>
          <p className={`text-lead muted ${styles.lead}`}>{hero.lead}</p>
          <ButtonLink {...hero.button} />
        </div>
      </div>
      <div className={`unprinted ${styles.picture}`}>
        {hero.photograph && <Photograph frame="hero" image={hero.photograph} />}
        {hero.tiles && <Mosaic {...hero.tiles} />}
        <p className={styles.tag}>
          <span className={styles.figure}>{hero.tag.value}</span> {hero.tag.label}
        </p>
      </div>
    </section>
  );
}
