import { ButtonLink } from "../../components/button/button";
import type { SectionProps } from "../page-sections";
import styles from "./promotions.module.css";

/** A pair of coloured banners across the window. */
export default function Promotions({ view: banners }: SectionProps<"promotions">) {
  return (
    <section className={`split ${styles.pair}`}>
      {banners.map(({ title, text, button }, index) => (
        <div key={index} className={`band row ${styles.banner}`} data-hue={index % 2 ? "hue5" : "hue3"}>
          <h3 className="text-heading">{title}</h3>
          <p className="text-lead">{text}</p>
          <ButtonLink {...button} />
        </div>
      ))}
    </section>
  );
}
