import { Art } from "../../components/image/drawn";
import { Image, Photograph } from "../../components/image/image";
import { ButtonLink } from "../../components/button/button";
import { Link } from "../../components/link/link";
import type { SectionProps } from "../page-sections";
import styles from "./hero.module.css";

/** The home page's opening: a headline, and a wall of the same cells around it, with a face and the free courses. */
export default function Hero({ view: hero }: SectionProps<"hero">) {
  const [before = "", after = ""] = hero.title.split(hero.highlight);
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 className={styles.title}>
          {before}
          <span className={styles.highlight}>{hero.highlight}</span>
          {after}
        </h1>
        <div className={`row ${styles.foot}`}>
          <p className={`text-lead ${styles.lead}`}>{hero.lead}</p>
          <ButtonLink {...hero.button} />
        </div>
      </div>
      <div className={styles.picture}>
        {hero.photograph ? (
          <Photograph frame="hero" image={hero.photograph} />
        ) : (
          <Image inline className={`unprinted ${styles.wall}`} image={hero.wall} />
        )}
        <nav className={styles.courses} aria-label={hero.courses.label}>
          {hero.courses.links.map(({ label, to, hue, badge, tile }, index) => (
            <Link key={index} className={`ground unlined ${styles.course}`} data-hue={hue} to={to}>
              <Art className={styles.figure} picture={tile} />
              <span className="bold">{label}</span> {badge}
            </Link>
          ))}
        </nav>
      </div>
    </section>
  );
}
