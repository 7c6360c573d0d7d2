import type { Picture } from "../../../site/art/picture.ts";
import type { ImageView } from "../../../site/images/picture-store.ts";
import { Art } from "../../components/art/art";
import { ButtonLink } from "../../components/button/button";
import { InlineArt } from "../../components/inline-art/inline-art";
import { Eyebrow } from "../../components/section-heading/section-heading";
import styles from "./hero.module.css";

type Props = {
  hero: {
    eyebrow: string;
    title: string;
    highlight: string;
    lead: string;
    button: { label: string; to: string };
    tag: { value: string; label: string };
    art: ImageView;
    /** The shapes that turn once over plain tiles of the mosaic. */ turning: readonly Picture[];
  };
};

/** The home page's first picture: words at the start, the mosaic at the end, bleeding to the window's edge. */
export function Hero({ hero }: Props) {
  const [before = "", after = ""] = hero.title.split(hero.highlight);
  return (
    <section className={styles.hero}>
      <div className="wrap">
        <div className={styles.words}>
          <Eyebrow>{hero.eyebrow}</Eyebrow>
          <h1 className={styles.title}>
            {before}
            <span className={styles.highlight}>{hero.highlight}</span>
            {after}
          </h1>
          <p className={styles.lead}>{hero.lead}</p>
          <ButtonLink to={hero.button.to}>{hero.button.label}</ButtonLink>
        </div>
      </div>
      <div className={styles.picture}>
        <InlineArt className={styles.art} image={hero.art} />
        {hero.turning.map((picture, index) => (
          <Art key={index} className={styles.turning} picture={picture} />
        ))}
        <p className={styles.tag}>
          <span className={styles.figure}>{hero.tag.value}</span> {hero.tag.label}
        </p>
      </div>
    </section>
  );
}
