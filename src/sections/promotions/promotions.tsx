import { ButtonLink } from "../../components/button/button";
import type { SectionProps } from "../page-sections";
import styles from "./promotions.module.css";

/** A pair of banners, directly below the section before them. */
export default function Promotions({ view: banners }: SectionProps<"promotions">) {
  return (
    <section className={`section wrap ${styles.promotions}`}>
      <div className={`grid ${styles.pair}`}>
        {banners.map(({ title, text, button }, index) => (
          <div key={index} className={`row ${styles.banner}`}>
            <h3 className="text-card">{title}</h3>
            <p className="text-small muted">{text}</p>
            <ButtonLink look="line" {...button} />
          </div>
        ))}
      </div>
    </section>
  );
}
